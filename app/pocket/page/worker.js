// The worker in which Natpit itself runs: Python, its packages and the app, over the files that the browser keeps.
// What it draws goes to the page as bytes. It says how far it is as {far: 0…1}, what the app asks of the page as
// {natpit: word}, that the app is there as "initialized", and as any other string what went wrong.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { openDrawer } from "./drawer.js";
import { withSync } from "./syncing.js";
import * as tabs from "./tabs.js";

const HOME = "/natpit"; // where Python finds what is kept
const FOLDER = "natpit"; // and where the browser keeps it
const DATABASE = ["/natpit.db", "/natpit.db-journal", "/natpit.db-wal"]; // what was committed last may be in the log yet
const HATCH = "natpit hatch"; // what lies ready to be fetched
const OFTEN = 500; // ms between two looks at what the other tab wrote

const bridge = {}; // between Flet in Python and Flet in the page
const far = (part) => self.postMessage({ far: part });

async function fetched(name) {
  const answer = await fetch(new URL(name, self.location));
  if (!answer.ok) { throw new Error(`${name}: ${answer.status}`); }
  return new Uint8Array(await answer.arrayBuffer());
}

// What Python and the page say to each other besides. What is said before anybody listens is kept until then.
const pocket = {
  base: "",
  early: [],
  hear: (word, value) => pocket.early.push([word, value]),
  say: (word) => self.postMessage({ natpit: word }),
  hand: layOut,
};

/** Lays a file out to be fetched by the page, and gives its address: the service worker hands it out. The last one counts. */
async function layOut(name, mime, bytes) {
  await caches.delete(HATCH);
  const address = new URL(`hatch/${crypto.randomUUID()}/${encodeURIComponent(name)}`, self.location).href;
  const headers = {
    "content-type": mime,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
  await (await caches.open(HATCH)).put(address, new Response(bytes.toJs(), { headers }));
  return address;
}

function python() {
  const runtime = new URL("pyodide/", self.location).href;
  return withSync(() =>
    loadPyodide({ indexURL: runtime, stdout: (said) => console.log(said), stderr: (said) => console.warn(said) }));
}

/** Mounts what is kept. Where another tab has it, a copy to look at; where nothing can be kept, memory. */
async function furnish(FS, tab) {
  if (tab.writer) {
    try {
      const drawer = await openDrawer(FS, { folder: FOLDER, at: HOME });
      tabs.onAsked((only) => drawer.files(only));
      pocket.wrote = tabs.announce;
      pocket.room = drawer.room;
      tabs.onAskedToLeave(() => pocket.hear("leave"));
      pocket.leave = async () => {
        await drawer.close();
        tab.release();
        pocket.say("left");
      };
      return;
    } catch (error) {
      console.warn("drawer:", error);
      pocket.hear("unkept", error.kind ?? "unavailable");
    }
  } else {
    pocket.hear("looking");
    pocket.say = (word) => (word === "write" ? tabs.askToLeave() : self.postMessage({ natpit: word }));
    follow(FS, tab);
    const files = await tabs.ask(FOLDER, DATABASE).catch(() => []);
    lay(FS, files);
    return;
  }
  FS.mkdirTree(HOME);
}

function lay(FS, files) {
  FS.mkdirTree(HOME);
  for (const name of [...DATABASE, "/natpit.db-shm"]) { // an older log must not be laid over a newer database
    if (FS.analyzePath(HOME + name).exists) { FS.unlink(HOME + name); }
  }
  for (const [name, bytes] of files) { FS.writeFile(HOME + name, bytes); }
}

/** In a tab that only looks: brings what the other one writes, and starts anew once that is gone. */
function follow(FS, tab) {
  let soon = 0;
  tabs.onWritten(() => {
    soon ||= setTimeout(async () => {
      soon = 0;
      const files = await tabs.ask(FOLDER, DATABASE).catch(() => null);
      if (files) {
        pocket.lay = () => lay(FS, files);
        pocket.hear("written");
      }
    }, OFTEN);
  });
  tab.freed.then(() => self.postMessage({ natpit: "reload" }));
}

// Flet gives bytes of Python: a fresh array is made of them, whose memory goes to the page without another copy.
bridge.receive = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

async function begin(asked) {
  bridge.documentUrl = asked.documentUrl;
  bridge.args = asked.args;
  pocket.base = asked.documentUrl.split("#")[0];
  const [tab, py, modules, app] = await Promise.all([
    tabs.claim().catch(() => ({ writer: true })), // no locks: no other tab can be told from this one
    python(),
    fetched("modules.zip"),
    fetched("app.zip"),
  ]);
  far(0.5);
  py.FS.writeFile("/modules.zip", modules);
  py.unpackArchive(app, "zip", { extractDir: "/app" });
  await furnish(py.FS, tab);
  py.registerJsModule("flet_js", bridge);
  py.registerJsModule("natpit_page", pocket);
  far(0.6);
  await py.runPythonAsync(`
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
self.onmessage = ({ data }) => {
  if (data.natpit) {
    pocket.hear(data.natpit, data.value);
  } else if (begun) {
    bridge.send?.(data);
  } else {
    begun = true;
    begin(data).catch((error) => self.postMessage(String(error?.stack ?? error)));
  }
};
