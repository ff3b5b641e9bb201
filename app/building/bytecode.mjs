// Lets the Python of a browser turn zips of modules into zips of their byte code.
// node bytecode.mjs RUNTIME FOLDER COMPILING.PY (bare|kept):NAME.zip…
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , runtime, folder, code, ...jobs] = process.argv;
try {
  const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
  // Where in a line something happened is told by nobody who has no lines.
  const python = await loadPyodide({ indexURL: `${runtime}/`, env: { PYTHONNODEBUGRANGES: "1", HOME: "/" } });
  python.FS.mkdirTree("/zips");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/zips");
  python.runPython(readFileSync(code, "utf8"));
  const compile = python.globals.get("compile_zip");
  for (const job of jobs) {
    const [how, name] = job.split(":");
    compile(`/zips/${name}`, how === "bare");
  }
} catch (error) {
  console.error(error.message); // and not the minified line in which it was thrown
  process.exitCode = 1;
}
