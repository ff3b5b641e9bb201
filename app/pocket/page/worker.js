// The worker in which Natpit itself runs: Python, its packages and the app. What it draws goes to the page as messages.
// It says how far it is as {far: 0…1}, "initialized" once the app is there, and any other string is what went wrong.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const HOME = "/natpit";
const bridge = {};

const far = (part) => self.postMessage({ far: part });
const packed = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) { throw new Error(`${name}: ${answer.status}`); }
  return new Uint8Array(await answer.arrayBuffer());
};

// Flet gives bytes of Python: a fresh array is made of them, whose memory goes to the page without another copy.
bridge.receive = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

async function begin(asked) {
  const runtime = new URL("pyodide/", self.location).href;
  const [python, modules, app] = await Promise.all([
    loadPyodide({ indexURL: runtime, stdout: (said) => console.log(said), stderr: (said) => console.warn(said) }),
    packed("modules.zip"),
    packed("app.zip"),
  ]);
  far(0.5);
  python.FS.writeFile("/modules.zip", modules);
  python.unpackArchive(app, "zip", { extractDir: "/app" });
  python.FS.mkdirTree(HOME);
  bridge.documentUrl = asked.documentUrl;
  bridge.args = asked.args;
  python.registerJsModule("flet_js", bridge);
  far(0.6);
  await python.runPythonAsync(`
import sys
sys.path[:0] = ["/app", "/app/compiled", "/modules.zip"]
from app.pocket.start import start
start()
`);
  far(1);
  await bridge.start_connection(bridge.receive);
  self.postMessage("initialized");
}

let begun = false;
self.onmessage = (event) => {
  if (begun) {
    bridge.send?.(event.data);
    return;
  }
  begun = true;
  begin(event.data).catch((error) => self.postMessage(String(error)));
};
