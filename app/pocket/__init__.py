"""Natpit in a browser, without a server: what is different where Python itself runs in the page."""
