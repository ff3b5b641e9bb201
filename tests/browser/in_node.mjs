// The Python of a static folder, without a browser: lays Natpit out as the page's worker does, and prints what
// tests/browser/in_page.py saw, as JSON. node in_node.mjs FOLDER PROJECT OLD_DATABASE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , folder, project, old] = process.argv;
const bytes = (name) => new Uint8Array(readFileSync(name));
try {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${folder}/pyodide/`, stdout: console.error, stderr: console.error });
  python.FS.writeFile("/modules.zip", bytes(`${folder}/modules.zip`));
  python.unpackArchive(bytes(`${folder}/app.zip`), "zip", { extractDir: "/app" });
  python.FS.mkdirTree("/natpit");
  python.FS.writeFile("/old.db", bytes(old));
  python.FS.mkdirTree("/project/tests");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: `${project}/tests` }, "/project/tests");
  python.registerJsModule("flet_js", {});
  console.log(await python.runPythonAsync(`
import sys
sys.path[:0] = ["/app", "/app/compiled", "/modules.zip"]
sys.path.append("/project")
from tests.browser.in_page import saw
await saw()
`));
} catch (error) {
  console.error(error.message); // and not the minified line in which it was thrown
  process.exitCode = 1;
}
