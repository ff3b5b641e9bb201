"""The app: screens, entry, parts, words and the store."""
