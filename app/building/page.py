"""The page of the static folder: the cover of the served one, and all that is needed before anything else has come, in
one file that asks for no other.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
from pathlib import Path

from app.paths import ASSETS

COVER = Path(__file__).parents[1] / "pocket" / "cover"
"""What the page is put together from."""
SERVED = "index.html"
"""The page of a served Natpit, whose cover it is."""
FACES = {"Natpit Sans": "NatpitSans-Medium.ttf", "Natpit Sans 7": "NatpitSans-Bold.ttf"}
"""What the cover is written in: family → file among the fonts."""
SCRIPTS = ("words.js", "cover.js", "visit.js")
"""What the page runs once the cover is there."""
DIGITS = "0123456789.,"
STROKES = 16
_STYLE = re.compile(r"<style>\n(.*?) *</style>", re.DOTALL)
_WORD = re.compile(r'<svg class="word".*?</svg>', re.DOTALL)
_FACE = re.compile(r" *@font-face \{.*?\}\n", re.DOTALL)
_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self' data: blob:; "
    "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def page(cover: Path = COVER, assets: Path = Path(ASSETS)) -> bytes:
    """The page, UTF-8. `data-page` on its root tells it from another edition of itself. ValueError where the served
    page has no such cover any more.
    """
    served = (assets / SERVED).read_text(encoding="utf-8")
    style, word, face = _STYLE.search(served), _WORD.search(served), _FACE.search(served)
    if not (style and word and face):
        raise ValueError(SERVED)
    part = {file.name: file.read_text(encoding="utf-8") for file in cover.iterdir()}
    template, scripts = part[SERVED], {"early": part["early.js"], "script": "".join(part[name] for name in SCRIPTS)}
    faces = "".join(_face(family, assets / "fonts" / file, part["words.js"] + DIGITS) for family, file in FACES.items())
    told = {
        "policy": _POLICY.format(scripts=" ".join(map(_allowed, scripts.values()))),
        "style": f"\n{_FACE.sub('', style[1])}\n{faces}{part['cover.css']}",
        "word": word[0],
        "strokes": "<i></i>" * STROKES,
        **scripts,
    }
    for name, text in told.items():
        template = template.replace(f"{{{name}}}", text)
    return template.replace("{page}", hashlib.sha256(template.encode()).hexdigest()[:12]).encode()


def manifest(served: bytes) -> bytes:
    """What a browser is told that installs the app, from what it is told of a served one: without an identity of its
    own, which would be the same for two of them on one host, so that the address of the folder is it.
    """
    told = json.loads(served)
    told.pop("id", None)
    told |= {"start_url": "./", "scope": "./", "launch_handler": {"client_mode": "navigate-existing"}}
    return json.dumps(told, ensure_ascii=False, indent=2).encode()


def _allowed(script: str) -> str:
    """By this a browser knows an inline script that may run."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def _face(family: str, file: Path, letters: str) -> str:
    """A font of no more than these letters, as part of a style sheet."""
    from fontTools import subset

    options = subset.Options(flavor="woff2", layout_features=["kern"], notdef_outline=True)
    font = subset.load_font(str(file), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # the same letters give the same bytes
    made = io.BytesIO()
    subset.save_font(font, made, options)
    data = base64.b64encode(made.getvalue()).decode()
    return f'@font-face {{ font-family: "{family}"; src: url(data:font/woff2;base64,{data}); }}\n'
