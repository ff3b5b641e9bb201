"""What `flet build` makes of `pyproject.toml`: Flet's own code, run up to where it would call Flutter.

made = built("apk")          # a Built: what goes into the template, and every command that would have been run
"""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from flet_cli.cli import get_parser
from flet_cli.commands import build_base, flutter_base
from flet_cli.commands.build import Command
from flet_cli.utils.pyproject_toml import load_pyproject_toml
from flet_cli.utils.python_versions import PythonRelease

ROOT = Path(__file__).resolve().parents[2]
PYTHON = PythonRelease("3.14", "3.14.6", "314.0.7", ("arm64-v8a", "x86_64", "armeabi-v7a"), False)
"""What Flet would read from the release of its Python: here nobody is asked."""
HOST = {"windows": "Windows", "macos": "Darwin", "ipa": "Darwin"}
TARGETS = ("apk", "aab", "ipa", "macos", "windows", "linux")
"""For the page in a browser Natpit has a command of its own."""


@dataclass
class Built:
    """What Flet yields for a target: `data` goes into the template, `ran` are the commands with their environment,
    `asked` the settings that were read and found, `told` what it had to remark, `flutter` where icons were written.
    """

    data: dict[str, Any] = field(default_factory=dict)
    ran: list[tuple[list[str], dict[str, str]]] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    told: list[str] = field(default_factory=list)
    flutter: Path = Path()

    @property
    def options(self) -> dict[str, Any]:
        return self.data["options"]

    @property
    def boot(self) -> dict[str, Any]:
        return json.loads(b64decode(self.data["boot_screen"]["options_b64"]))

    @property
    def package(self) -> list[str]:
        """The command that packs Python's part."""
        return self.ran[0][0]

    @property
    def last(self) -> list[str]:
        """The command that would build it."""
        return self.ran[-1][0]

    def given(self, option: str) -> list[str]:
        """Every value of an option of the packing."""
        return [value for name, value in zip(self.package, self.package[1:], strict=False) if name == option]


def parsed(words: Sequence[str]) -> Any:
    """A `flet …` command as Flet's own parser reads it: SystemExit where it does not."""
    return get_parser().parse_args(list(words))


def project(folder: Path) -> Path:
    """A copy of the project in which Flet may write."""
    folder.mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "main.py", folder)
    (folder / "assets").symlink_to(ROOT / "assets")
    return folder


def built(folder: Path, words: Sequence[str], *, draw: bool = False) -> Built:
    """Runs `flet build …` in a copy of the project in `folder`; `draw` lets it draw the icons and splash screens."""
    made = Built()
    with pytest.MonkeyPatch.context() as patch:
        command = Command(SimpleNamespace(add_argument=lambda *_, **__: None))
        patch.setattr(flutter_base.BaseFlutterCommand, "initialize_command", lambda self: None)
        patch.setattr(build_base, "load_pyproject_toml", lambda where: _listening(where, made.asked))
        patch.setattr(build_base, "resolve_python_version", lambda *_: PYTHON)
        for module in (build_base, flutter_base):
            patch.setattr(module.console, "log", lambda *said, **_: made.told.append(" ".join(map(str, said))))
            patch.setattr(module.console, "print", lambda *said, **_: None)
        _stub(command, made, patch)
        build_base.BaseBuildCommand.handle(command, parsed(["build", *words, str(folder)]))
        command.current_platform = HOST.get(command.target_platform, "Linux")
        command.emojis = dict.fromkeys(("checkmark", "loading", "success", "directory"), "")
        for step in ("initialize_command", "validate_target_platform", "validate_entry_point", "setup_template_data"):
            getattr(command, step)()
        made.data = command.template_data
        made.flutter = command.flutter_dir
        command.template_digest = ""
        command.package_python_app()
        if draw:
            command.customize_icons()
            command.customize_splash_images()
        command._run_flutter_command()
    return made


def _listening(where: Path, asked: set[str]) -> Callable[..., Any]:
    get = load_pyproject_toml(where)

    def ask(setting: str | None = None) -> Any:
        value = get(setting)
        if setting and value is not None:
            asked.add(setting)
        return value

    return ask


def _stub(command: Command, made: Built, patch: pytest.MonkeyPatch) -> None:
    def run(args: Sequence[str], cwd: str, env: dict[str, str] | None = None, capture_output: bool = True) -> Any:
        made.ran.append(([str(arg) for arg in args], dict(env or {})))
        (command.build_dir / "python-app").mkdir(exist_ok=True)
        return SimpleNamespace(returncode=0, stdout="", stderr="")

    def give_up(status: int, message: str = "") -> None:
        raise AssertionError(f"{status}: {message}")

    patch.setattr(command, "run", run)
    patch.setattr(command, "cleanup", give_up)
    patch.setattr(command, "update_status", lambda _: None)
    command.dart_exe, command.flutter_exe = "dart", "flutter"
