// A worker as Natpit's own, with the drawer and a Python, that does what the test asks it.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { openDrawer, snapshot } from "./drawer.js";
import { withSync } from "./syncing.js";
import * as tabs from "./tabs.js";
import { crashNames, crashWriting } from "./crash.js";
import { broken, damaged, newer } from "./damage.js";
import { compare } from "./model.js";

let python;
let drawer;
let mine;
let heard = 0;
let leaving = false;

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const text = (files) => files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);

const jobs = {
  async load() {
    const indexURL = new URL("pyodide/", self.location).href;
    python = await withSync(() => loadPyodide({ indexURL, stdout: console.log, stderr: console.warn }));
  },
  async open(folder, patience) {
    drawer = await openDrawer(python?.FS, { folder, at: "/natpit", patience });
    return { spare: drawer.spare, damaged: drawer.damaged };
  },
  close: () => drawer.close(),
  async run(code) {
    const told = await python.runPythonAsync(code);
    return told?.toJs ? told.toJs() : told;
  },
  async compare(seed, count) {
    const open = () => openDrawer(python.FS, { folder: `compare-${seed}`, at: "/compare" });
    let one = await open();
    try {
      return await compare(python.FS, "/compare", seed, count, async () => {
        await one.close();
        one = await open();
      });
    } finally {
      await one.close();
    }
  },
  crashNames: (seed, count) => crashNames(python.FS, seed, count),
  crashWriting(seed, samples) {
    const write = python.globals.get("write");
    const check = python.globals.get("check");
    return crashWriting(python.FS, write, check, seed, samples);
  },
  damaged: () => damaged(python.FS),
  newer: () => newer(python.FS),
  broken: () => broken(python.FS),
  async room(count) {
    await drawer.room(count);
    return drawer.spare;
  },
  files: (only) => text(drawer.files(only)),
  snapshot: async (folder, only) => text(await snapshot(folder, only)),
  bytes: async (folder) => (await snapshot(folder)).map(([path, bytes]) => [path, base64(bytes)]),
  async claim() {
    mine = await tabs.claim();
    mine.freed?.then(() => { mine.free = true; });
    tabs.onWritten(() => { heard += 1; });
    return mine.writer;
  },
  give: () => tabs.onAsked((only) => drawer.files(only)),
  giveNothing: () => tabs.onAsked(() => new Promise(() => {})),
  ask: async (folder, only, patience) => text(await tabs.ask(folder, only, patience)),
  announce: () => tabs.announce(),
  heard: () => heard,
  hearLeave: () => tabs.onAskedToLeave(() => { leaving = true; }),
  askToLeave: () => tabs.askToLeave(),
  leaving: () => leaving,
  free: () => mine.free ?? false,
  release: () => mine.release(),
};

self.onmessage = async ({ data: { id, name, given } }) => {
  try {
    self.postMessage({ id, value: await jobs[name](...given) });
  } catch (error) {
    self.postMessage({ id, error: `${error.kind ? `[${error.kind}] ` : ""}${error.stack ?? error}` });
  }
};
