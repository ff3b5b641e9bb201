// Byte code for the Python in a browser, made by that very Python: only it knows its own magic number.
// node bytecode.mjs PYODIDE_FOLDER FOLDER: each module in FOLDER becomes its byte code, under the name with a "c" more.
import { pathToFileURL } from "node:url";
const [, , runtime, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.FS.mkdirTree("/modules");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/modules");
console.log(await python.runPythonAsync(`
import py_compile, sys
from pathlib import Path

made = 0
for path in sorted(Path("/modules").rglob("*.py")):
    where = path.relative_to("/modules").as_posix()
    py_compile.compile(str(path), f"{path}c", dfile=where, doraise=True, optimize=0 if where.startswith(("app/", "scoring/")) else 2,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
    made += 1
f"{sys.version.split()[0]} {made}"
`));
