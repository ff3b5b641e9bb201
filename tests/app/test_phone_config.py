"""What Flet makes of the settings in `pyproject.toml` for every target, by its own code, short of calling Flutter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flet_platform_assets import DEFAULT_SPECS
from PIL import Image

from app.look import TOKENS
from app.version import VERSION
from tests.app.flet_build import TARGETS, Built, built, project
from tests.app.packed import CONFIG, FLET, ROOT

LIGHT, DARK = TOKENS["light"], TOKENS["dark"]
TEMPLATE_READS = {
    "tool.flet.android.min_sdk_version", "tool.flet.android.target_sdk_version",
    "tool.flet.android.manifest_application",
}  # fmt: skip
"""Settings that Flet's template takes from `pyproject.toml` by itself; it is not among the packages."""


@pytest.fixture(scope="module")
def all_built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Every target, with its icons and splash screens; the bundle of Android has those of the APK."""
    found = {}
    for target in TARGETS:
        here = project(tmp_path_factory.mktemp(target) / "natpit")
        for path in theirs(target):  # the template's own pictures, which are replaced
            (here / "build" / "flutter" / path).parent.mkdir(parents=True, exist_ok=True)
            (here / "build" / "flutter" / path).touch()
        found[target] = built(here, [target], draw=target != "aab")
    return found


def theirs(target: str) -> list[str]:
    """The icons that a Flutter project for this target has."""
    named = {"apk": "android", "aab": "android", "ipa": "ios"}.get(target, target)
    return [*(one.relative_path for one in DEFAULT_SPECS[named].targets), "windows/runner/resources/app_icon.ico"]


@pytest.fixture(params=TARGETS)
def made(request: pytest.FixtureRequest, all_built: dict[str, Built]) -> Built:
    return all_built[request.param]


def leaves(table: dict[str, Any], path: str) -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}.{name}")
        else:
            yield f"{path}.{name}"


def test_every_setting_is_read_by_flet_for_some_target(all_built: dict[str, Built]):
    """A setting that nobody reads is a slip of the pen, or one of another Flet."""
    asked = TEMPLATE_READS.union(*(made.asked for made in all_built.values()))
    unread = [leaf for leaf in leaves(FLET, "tool.flet") if not any(f"{leaf}.".startswith(f"{one}.") for one in asked)]
    assert unread == []


def test_it_is_natpit_of_natpit(made: Built):
    told = made.data
    assert (told["product_name"], told["company_name"], told["org_name"]) == ("Natpit", "Natpit", "nl.natpit")
    assert told["bundle_id"] == "nl.natpit.app"
    assert told["bundle_id"].startswith(told["org_name"] + ".")
    assert told["copyright"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert told["project_description"] == CONFIG["project"]["description"]
    assert made.ran[0][1]["SERIOUS_PYTHON_BUNDLE_ID"] == "nl.natpit.app"


def test_the_version_is_that_of_the_project(made: Built):
    at = made.last.index("--build-name")
    assert made.last[at + 1] == CONFIG["project"]["version"] == VERSION
    assert int(made.last[made.last.index("--build-number") + 1]) >= 1


def test_a_release_counts_on(tmp_path: Path):
    made = built(project(tmp_path / "natpit"), ["apk", "--build-number", "12"])
    assert made.last[made.last.index("--build-number") + 1] == "12"


def test_android_asks_for_a_tap_in_the_hand_and_nothing_else(all_built: dict[str, Built]):
    for target in ("apk", "aab"):
        asked = all_built[target].options["android_permissions"]
        assert [name for name, wanted in asked.items() if wanted] == ["android.permission.VIBRATE"]
        assert asked["android.permission.INTERNET"] is False


def test_android_is_for_every_phone_that_has_a_python(all_built: dict[str, Built]):
    made = all_built["apk"]
    assert made.options["target_arch"] == ["arm64-v8a", "x86_64", "armeabi-v7a"]
    assert "--split-per-abi" not in made.last
    assert made.data["pyproject"]["tool"]["flet"]["android"]["min_sdk_version"] == 24
    assert made.options["android_signing"] is False


def test_apple_asks_for_nothing(all_built: dict[str, Built]):
    info = all_built["ipa"].options["info_plist"]
    assert info == {"CFBundleLocalizations": ["nl", "en"], "ITSAppUsesNonExemptEncryption": False}
    assert "--no-codesign" in all_built["ipa"].last


def test_a_mac_lets_it_at_its_own_folder_and_what_is_pointed_at(all_built: dict[str, Built]):
    made = all_built["macos"]
    assert made.data["artifact_name"] == "Natpit"
    assert made.options["info_plist"]["LSApplicationCategoryType"] == "public.app-category.card-games"
    allowed = {name.removeprefix("com.apple.security."): on for name, on in made.options["macos_entitlements"].items()}
    assert allowed == {
        "app-sandbox": True, "files.user-selected.read-write": True, "network.client": False, "network.server": False,
        "cs.allow-jit": True, "cs.allow-unsigned-executable-memory": True,  # which Flet gives its Python
    }  # fmt: skip


def test_windows_and_linux_have_their_names(all_built: dict[str, Built]):
    assert all_built["windows"].data["artifact_name"] == "Natpit"
    assert all_built["linux"].data["artifact_name"] == "natpit"
    assert all_built["linux"].data["linux_categories"] == "Game;CardGame;"


def test_from_the_splash_screen_to_the_first_frame_no_colour_changes(made: Built):
    splash = made.data["splash"]
    assert (splash["android"], splash["ios"]) == (True, True)
    assert (splash["color"], splash["dark_color"]) == (LIGHT["karton"], DARK["karton"])
    assert (made.boot["bgcolor_light"], made.boot["bgcolor_dark"]) == (LIGHT["karton"], DARK["karton"])
    assert (made.boot["text_color_light"], made.boot["text_color_dark"]) == (LIGHT["inkt"], DARK["inkt"])
    assert made.data["adaptive_icon_background"] == LIGHT["kaft"]


def test_while_python_starts_it_says_so(made: Built):
    assert made.data["boot_screen"]["name"] == "flet"
    assert made.boot["prepare_message"].endswith(".")
    assert made.boot["startup_message"].endswith(".")


def test_byte_code_alone_is_packed_without_what_is_no_part_of_it(made: Built):
    assert {"--compile-app", "--compile-packages", "--cleanup-app", "--cleanup-packages"} <= set(made.package)
    left_out = made.given("--exclude")
    assert {"tests", "docs", "deploy", "build", "dist", "storage"} <= set(left_out)
    assert {"app", "scoring", "assets", "main.py", "LICENSE"}.isdisjoint(left_out)
    assert made.given("--cleanup-app-files") == FLET["cleanup"]["app_files"]


def test_what_natpit_needs_is_what_pip_is_asked_for(made: Built):
    """Flet takes the settings of poetry or a `requirements.txt` where it finds one."""
    asked = sorted(one.partition("=")[0].partition(" ")[0] for one in made.given("-r"))
    wanted = CONFIG["project"]["dependencies"]
    assert asked == sorted(one.partition("=")[0].partition(">")[0] for one in wanted)


@pytest.mark.parametrize("target", ["apk", "ipa", "macos", "windows", "linux"])
def test_icons_and_splash_screens_are_made_of_pictures_drawn_for_it(target: str, all_built: dict[str, Built]):
    made = all_built[target]
    warned = [said for said in made.told if said.startswith("Warning")]
    if target == "apk":  # the sheet runs out of the picture at the bottom, on purpose
        assert [said.split(",")[0] for said in warned] == ["Warning: icon artwork reaches 100% of the canvas"]
    else:
        assert warned == []
    drawn = {path.relative_to(made.flutter).as_posix() for path in made.flutter.rglob("*.*") if path.stat().st_size}
    assert {path for path in theirs(target) if target == "windows" or not path.endswith(".ico")} <= drawn
    check = {"apk": android, "ipa": ios, "macos": macos, "windows": windows, "linux": linux}[target]
    check(made.flutter, drawn)


def android(flutter: Path, drawn: set[str]) -> None:
    res = "android/app/src/main/res"
    assert {f"{res}/drawable-night-hdpi/splash.png", f"{res}/drawable-night-hdpi/android12splash.png"} <= drawn
    front = Image.open(flutter / res / "drawable-xxxhdpi" / "ic_launcher_foreground.png")
    assert front.getpixel((216, 216))[3] == 255
    assert front.getpixel((4, 4))[3] == 0  # where the green of the layer behind is


def ios(flutter: Path, drawn: set[str]) -> None:
    largest = Image.open(flutter / "ios/Runner/Assets.xcassets/AppIcon.appiconset/Icon-App-1024x1024@1x.png")
    assert (largest.mode, largest.size) == ("RGB", (1024, 1024))
    launch = "ios/Runner/Assets.xcassets/LaunchImage.imageset"
    assert (
        Image.open(flutter / launch / "LaunchImage.png").tobytes()
        != Image.open(flutter / launch / "LaunchImageDark.png").tobytes()
    )


def macos(flutter: Path, drawn: set[str]) -> None:
    icon = Image.open(flutter / "macos/Runner/Assets.xcassets/AppIcon.appiconset/app_icon_1024.png")
    assert icon.getpixel((2, 2))[3] == 0  # Apple's shape
    assert "#{:02X}{:02X}{:02X}".format(*icon.getpixel((512, 130))[:3]) == LIGHT["kaft"]


def windows(flutter: Path, drawn: set[str]) -> None:
    with Image.open(flutter / "windows/runner/resources/app_icon.ico") as icon:
        assert icon.info["sizes"] == {(16, 16), (32, 32), (48, 48), (256, 256)}


def linux(flutter: Path, drawn: set[str]) -> None:
    assert "linux/icons/hicolor/48x48/apps/nl.natpit.app.png" in drawn
