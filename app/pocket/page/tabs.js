// One tab writes: the one whose worker holds the Web Lock. It is let go of with the worker, however that ends. Other tabs may
// ask the writer for a copy of the files, hear when it wrote, ask it to leave, and hear when the lock comes free.
import { snapshot } from "./drawer.js";

const NAME = "natpit";
const PATIENCE = 3000; // ms that a writer has to answer: one that the browser froze does not

const channel = new BroadcastChannel(NAME);
const waiting = new Map();
const listeners = new Set();
let give = null;
let leave = null;

/**
 * Asks for the lock, without waiting. {writer: true, release()} where this tab is the one that writes, from now on until it
 * releases the lock or is gone; else {writer: false, freed}: a promise that is kept once the lock came free. It may be taken
 * again by then: who wants it claims once more.
 */
export function claim() {
  return new Promise((tell, refuse) => {
    navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (!lock) {
        tell({ writer: false, freed: navigator.locks.request(NAME, () => undefined) });
        return undefined;
      }
      return new Promise((release) => tell({ writer: true, release }));
    }).catch(refuse);
  });
}

/** In the writer: `giveFiles(only)` gives [[path, Uint8Array]…] of one moment whenever another tab asks. */
export function onAsked(giveFiles) { give = giveFiles; }

/**
 * In another tab: the files as they are now, [[path, Uint8Array]…], of `only` those paths where it is given. From the writer;
 * where that says nothing for three seconds, from the disk in `folder`. DrawerError as `snapshot`.
 */
export async function ask(folder, only, patience = PATIENCE) {
  const id = crypto.randomUUID();
  const answer = new Promise((tell) => {
    waiting.set(id, tell);
    setTimeout(tell, patience, null);
  });
  channel.postMessage({ ask: id, only });
  const files = await answer;
  waiting.delete(id);
  return files ?? snapshot(folder, only);
}

/** In the writer: `go()` is called when another tab wants to write: it lets go of the files, and then of the lock. */
export function onAskedToLeave(go) { leave = go; }

/** In another tab: asks the writer to leave. Once it did the lock comes free. */
export function askToLeave() { channel.postMessage({ leave: true }); }

/** In the writer: tells the other tabs that something was written. */
export function announce() { channel.postMessage({ wrote: true }); }

/** Calls `hear()` whenever the writer, another tab, tells that it wrote. Gives a function that ends it. */
export function onWritten(hear) {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

channel.onmessage = async ({ data }) => {
  if (data.wrote) { listeners.forEach((hear) => hear()); }
  if (data.answer) { waiting.get(data.answer)?.(data.files); }
  if (data.leave) { leave?.(); }
  if (data.ask && give) {
    try {
      channel.postMessage({ answer: data.ask, files: await give(data.only) });
    } catch (error) {
      console.warn("tabs:", error); // who asked reads the disk
    }
  }
};
