"""Making the page that needs no server: Natpit, Python and all, in one static folder. Nothing of this runs in it."""
