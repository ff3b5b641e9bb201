"""How the app is delivered to browsers: the client small and kept by them, strangers kept out. No screen, no store."""
