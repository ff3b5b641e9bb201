"""The pictures that launchers and splash screens show: as the drawing has them, and whole where each of them cuts."""

from __future__ import annotations

from math import hypot

import pytest
from PIL import Image, ImageChops, ImageStat

from app.look import TOKENS
from tests.pictures import ASSETS, PICTURES, RED, RED_BY_NIGHT, Picture, draw

BY_NAME = {picture.name: picture for picture in PICTURES}
SMALL = [picture for picture in PICTURES if picture.size <= 192]


def opened(name: str) -> Image.Image:
    return Image.open(ASSETS / name)


def furthest_red(name: str) -> float:
    """How far from the middle the red pencil gets, as a part of half the side."""
    shown = opened(name).convert("RGBA")
    half = shown.width / 2
    red = shown.getchannel("R").point(lambda value: 255 if value > 150 else 0)
    green = shown.getchannel("G").point(lambda value: 255 if value < 90 else 0)
    mask = ImageChops.multiply(ImageChops.multiply(red, green), shown.getchannel("A"))
    wide = range(0, shown.width, 4)
    return max(hypot(x - half, y - half) for y in wide for x in wide if mask.getpixel((x, y)) == 255) / half


@pytest.mark.parametrize("picture", SMALL, ids=lambda picture: picture.name)
def test_a_picture_is_as_the_drawing_has_it(picture: Picture):
    """Of the large ones only how far away they show it differs; drawing those takes a second each."""
    apart = ImageChops.difference(draw(picture).convert("RGBA"), opened(picture.name).convert("RGBA"))
    assert max(ImageStat.Stat(apart).mean) < 1


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_has_the_size_that_is_asked_for_and_few_bytes(picture: Picture):
    assert opened(picture.name).size == (picture.size, picture.size)
    assert (ASSETS / picture.name).stat().st_size < 24_000


@pytest.mark.parametrize("name", ["icon_ios.png", "icon_macos.png", "icons/apple-touch-icon-192.png"])
def test_nothing_shows_through_what_apple_gets(name: str):
    assert opened(name).convert("RGBA").getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("name", ["icons/icon-maskable-192.png", "icons/icon-maskable-512.png"])
def test_a_launcher_that_cuts_a_circle_leaves_the_ring_whole(name: str):
    assert opened(name).convert("RGBA").getchannel("A").getextrema() == (255, 255)
    assert furthest_red(name) < 0.8


def test_android_shows_the_ring_whole_in_whatever_shape():
    """66 of the 108 dots are safe; the green behind is a layer of its own."""
    assert furthest_red("icon_android.png") < 66 / 108
    assert opened("icon_android.png").convert("RGBA").getpixel((10, 10))[3] == 0


@pytest.mark.parametrize("name", ["splash.png", "splash_dark.png"])
def test_a_splash_fits_in_the_circle_that_android_cuts(name: str):
    alpha = opened(name).convert("RGBA").getchannel("A")
    left, top, right, bottom = alpha.getbbox()
    assert max(right - left, bottom - top) / 2 < 1024 / 3  # an oval: its corners are empty
    assert abs((left + right) / 2 - 512) < 12
    assert abs((top + bottom) / 2 - 512) < 12


def test_the_red_pencil_is_that_of_the_screens():
    assert TOKENS["light"]["rood"] == RED
    assert TOKENS["dark"]["rood"] == RED_BY_NIGHT
    for name, ink in (("splash.png", RED), ("splash_dark.png", RED_BY_NIGHT)):
        colours = opened(name).convert("RGBA").getcolors()
        _, most = max((count, colour) for count, colour in colours if colour[3] == 255)
        assert "#{:02X}{:02X}{:02X}".format(*most[:3]) == ink
