"""From source to byte code. This runs in the Python of a browser, under Node: only that knows its own byte code."""

from __future__ import annotations

import ast
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash

UNCHECKED = (1).to_bytes(4, "little")
"""Made from a source with this hash, which nobody is to look for."""


def byte_code(source: bytes, name: str, bare: bool) -> bytes:
    """The module as it lies in a .pyc: `bare` without assertions and docstrings, else without docstrings alone. `name`
    is what a traceback calls it.
    """
    if bare:
        code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    else:
        code = compile(undocumented(ast.parse(source)), name, "exec", dont_inherit=True, optimize=0)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def undocumented(tree: ast.Module) -> ast.Module:
    """The same without docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    return tree


def compile_zip(path: str, bare: bool) -> None:
    """Writes `path` + "c": a zip with the byte code of each module that is in the zip `path`."""
    with zipfile.ZipFile(path) as sources, zipfile.ZipFile(f"{path}c", "w") as made:
        for name in sources.namelist():
            made.writestr(f"{name}c", byte_code(sources.read(name), name, bare))
