"""The pictures of the app, drawn from its SVG: `python -m tests.pictures` after `assets/icon.svg` has changed.

Launchers, stores and splash screens take no SVG, and each of them cuts its corners elsewhere. So the one drawing is
drawn anew for each: how far away, on which ground, with what left off.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from PIL import Image, ImageDraw

ASSETS = Path(__file__).resolve().parents[1] / "assets"
DRAWING = ASSETS / "icon.svg"
VIEW = 512.0
COLOURS = 64
RED, RED_BY_NIGHT = "#B3241F", "#FF9283"
"""The red pencil on light cardboard and on dark, as in `app.look`."""

Point = tuple[float, float]
Paint = Callable[[Point], Point]


@dataclass(frozen=True)
class Picture:
    """How the drawing is shown in one file.

    `zoom` 1.0 shows the drawing as it is, less shows more around it; `at` is where in the drawing the middle of the
    picture lies. `round` is the radius of the corners as a part of the side. `ground` and `stitches` say whether the
    cover of the pad and its seam are there, `sheet` whether the paper is.
    """

    name: str
    size: int
    zoom: float = 1.0
    at: Point = (256, 256)
    round: float = 0.0
    ground: bool = True
    stitches: bool = True
    sheet: bool = True
    red: str = RED


_SMALL = Picture("", 0, zoom=1.12, at=(256, 296), round=0.21, stitches=False)
"""For where an icon is often 16 dots wide: nearer by, and without what would be a smear."""

PICTURES: Sequence[Picture] = (
    Picture("icon.png", 1024),
    # Apple takes no alpha and rounds by itself; the seam must clear the corners.
    Picture("icon_ios.png", 1024, zoom=0.9),
    Picture("icon_macos.png", 1024, zoom=0.9),
    # The layer before the green: a launcher shows the middle two thirds, in whatever shape.
    Picture("icon_android.png", 1024, zoom=0.66, ground=False),
    replace(_SMALL, name="icon_windows.png", size=512),
    replace(_SMALL, name="icon_linux.png", size=512),
    # Half as wide as the picture, and inside the circle that Android 12 cuts.
    Picture("splash.png", 1024, zoom=0.98, at=(256, 330), ground=False, stitches=False, sheet=False),
    Picture("splash_dark.png", 1024, zoom=0.98, at=(256, 330), ground=False, stitches=False, sheet=False,
            red=RED_BY_NIGHT),
    replace(_SMALL, name="favicon.png", size=64),
    Picture("icons/icon-192.png", 192, round=0.21),
    Picture("icons/icon-512.png", 512, round=0.21),
    Picture("icons/icon-maskable-192.png", 192, zoom=0.8),
    Picture("icons/icon-maskable-512.png", 512, zoom=0.8),
    Picture("icons/apple-touch-icon-192.png", 192, zoom=0.9),
)  # fmt: skip


def draw(picture: Picture) -> Image.Image:
    """The picture: with alpha where something shows through, else in few colours, which are all it has and half the
    bytes.
    """
    fine = max(2, min(8, 4096 // picture.size))  # drawn so much larger, then averaged: soft edges
    side = picture.size * fine
    sheet = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    pen = ImageDraw.Draw(sheet)
    scale = side * picture.zoom / VIEW
    middle = side / 2

    def place(point: Point) -> Point:
        return middle + (point[0] - picture.at[0]) * scale, middle + (point[1] - picture.at[1]) * scale

    for shape, to in _shapes(ET.parse(DRAWING).getroot(), lambda point: point, 1.0):
        _paint(pen, shape, lambda point, to=to: place(to(point)), picture, scale)
    if picture.round:
        corners = Image.new("L", (side, side), 0)
        ImageDraw.Draw(corners).rounded_rectangle((0, 0, side - 1, side - 1), picture.round * side, fill=255)
        sheet.putalpha(corners)
    small = sheet.convert("RGBa").reduce(fine).convert("RGBA")
    if small.getchannel("A").getextrema()[0] < 255:
        return small
    return small.convert("RGB").quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


@dataclass(frozen=True)
class _Shape:
    """An element of the drawing: its attributes, and how much the groups around it enlarge its lines."""

    tag: str
    said: dict[str, str]
    larger: float


def _shapes(element: ET.Element, outer: Paint, larger: float) -> Iterator[tuple[_Shape, Paint]]:
    for child in element:
        to, more = _moved(child.get("transform", ""), outer)
        tag = child.tag.rpartition("}")[2]
        if tag == "g":
            yield from _shapes(child, to, larger * more)
        else:
            yield _Shape(tag, dict(child.attrib), larger * more), to


def _moved(said: str, outer: Paint) -> tuple[Paint, float]:
    """A transform of translations and scales, and by how much it enlarges."""
    x = y = 0.0
    factor = 1.0
    for what, numbers in re.findall(r"(translate|scale)\(([^)]*)\)", said):
        values = [float(one) for one in re.findall(r"-?\d*\.?\d+", numbers)]
        if what == "translate":
            x, y = x + factor * values[0], y + factor * values[1]
        else:
            factor *= values[0]
    return (lambda point: outer((x + factor * point[0], y + factor * point[1]))), factor


def _paint(pen: ImageDraw.ImageDraw, shape: _Shape, to: Paint, picture: Picture, scale: float) -> None:
    said = shape.said
    if shape.tag == "rect":
        if picture.ground:
            pen.rectangle((0, 0, *pen.im.size), fill=said["fill"])
        return
    inks = {said.get("fill"), said.get("stroke")}
    if RED not in inks and not (picture.stitches if "stroke-dasharray" in said else picture.sheet):
        return
    lines = _Flat.of(said["d"])
    if said.get("fill", "none") != "none":
        for line in lines:
            pen.polygon([to(point) for point in line], fill=_ink(said["fill"], picture))
    if "stroke" in said:
        wide = float(said["stroke-width"]) * shape.larger * scale / 2
        dashes = [float(one) for one in said.get("stroke-dasharray", "").split()]
        ink, rounded = _ink(said["stroke"], picture), "stroke-linecap" in said
        for line in lines:
            for part in _dashed(line, dashes, float(said.get("stroke-dashoffset", 0))):
                _stroke(pen, [to(point) for point in part], wide, ink, rounded)


def _ink(told: str, picture: Picture) -> str:
    return picture.red if told == RED else told


def _stroke(pen: ImageDraw.ImageDraw, line: Sequence[Point], half: float, ink: str, rounded: bool) -> None:
    for (x1, y1), (x2, y2) in pairwise(line):
        if long := hypot(x2 - x1, y2 - y1):
            dx, dy = half * (y1 - y2) / long, half * (x2 - x1) / long
            pen.polygon([(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)], fill=ink)
    if rounded:
        for x, y in line:
            pen.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def _dashed(line: Sequence[Point], dashes: Sequence[float], begin: float) -> Iterator[Sequence[Point]]:
    """The parts of a straight line that are drawn; without `dashes` the whole line."""
    if not dashes:
        yield line
        return
    (x1, y1), (x2, y2) = line[0], line[-1]
    long, on, period = hypot(x2 - x1, y2 - y1), dashes[0], sum(dashes)
    start = -(begin % period)
    while start < long:
        ends = (max(start, 0.0) / long, min(start + on, long) / long)
        if ends[0] < ends[1]:
            yield [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in ends]
        start += period


class _Flat(BasePen):
    """Takes a path as straight lines, short enough not to be seen."""

    STEPS = 24

    def __init__(self) -> None:
        super().__init__(None)
        self.lines: list[list[Point]] = []

    @classmethod
    def of(cls, path: str) -> list[list[Point]]:
        pen = cls()
        parse_path(path, pen)
        return pen.lines

    def _moveTo(self, pt: Point) -> None:
        self.lines.append([pt])

    def _lineTo(self, pt: Point) -> None:
        self.lines[-1].append(pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        start = self.lines[-1][-1]
        for step in range(1, self.STEPS + 1):
            t = step / self.STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = (start, pt1, pt2, pt3)
            self.lines[-1].append(
                (sum(w * p[0] for w, p in zip(weights, points, strict=True)),
                 sum(w * p[1] for w, p in zip(weights, points, strict=True)))
            )  # fmt: skip


def main() -> None:
    """Draws them all, each under its own name."""
    for picture in PICTURES:
        to = ASSETS / picture.name
        draw(picture).save(to, optimize=True)
        print(f"{to.stat().st_size:>7,} {picture.name}")


if __name__ == "__main__":
    main()
