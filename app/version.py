"""Which Natpit this is: an app on a phone carries no metadata of itself. A test holds it against `pyproject.toml`."""

VERSION = "0.1.0"
