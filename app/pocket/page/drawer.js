// The drawer: the folder of Natpit's files that the browser keeps, as a file system for Python. A file of it is a slot of the
// pool, so that SQLite writes and syncs it as on any disk: a commit that was answered for is there after any kill, and costs
// what changed. Names live in the catalogue; making, renaming (of whole folders too) and removing each are one write of it.
import { newest } from "./catalogue.js";
import { mount } from "./mounted.js";
import { folderOf, Pool } from "./slots.js";
import { DrawerError } from "./trouble.js";

export { DrawerError };

const QUIET = 60; // ms: a file that changed less long ago may be changing still

/**
 * Opens the drawer in the OPFS folder `folder` (a name, or a folder itself) and mounts it at the path `at` of Emscripten's
 * `FS`. Only in a worker.
 *
 * Gives {files(only), room(count), spare, damaged, close()}: see below. DrawerError with kind "unavailable", "taken" (by
 * another tab, after `patience` ms, three seconds, still), "full" or "newer"; then nothing is mounted.
 */
export async function openDrawer(FS, { folder, at, patience }) {
  const pool = await Pool.open(await folderOf(folder), patience);
  try {
    mount(FS, pool, at);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    /** What lies in it now, as [[path, Uint8Array]…] in order of path; of `only` those paths where it is given. */
    files: (only) => listed(pool.catalogue.files, only).map(([path, [name]]) => {
      const slot = pool.slots.get(name);
      const bytes = new Uint8Array(slot.size);
      slot.read(bytes, 0);
      return [path, bytes];
    }),
    /** Waits until `count` files can be made without waiting: 24 always can. DrawerError "full". */
    room: (count) => pool.room(count),
    get spare() { return pool.spare; },
    /** Whether names were lost by damage to the disk; files without a name are in /lost then. */
    damaged: pool.damaged,
    /** Writes what is not on the disk yet, lets go of it for another tab, and unmounts. */
    close: async () => {
      FS.unmount(at);
      await pool.close();
    },
  };
}

/**
 * What lies in the folder, read without opening it, for a tab that cannot: [[path, Uint8Array]…], of one moment, in which no
 * file changed. Of `only` those paths where it is given. DrawerError "unavailable"; "taken" when they keep changing.
 */
export async function snapshot(folder, only, seconds = 3) {
  const handle = await folderOf(folder);
  const until = performance.now() + seconds * 1000;
  for (;;) {
    try {
      const before = await stateOf(handle);
      const late = Math.max(0, ...before.map(([, file]) => file.lastModified)) + QUIET - Date.now();
      if (late <= 0 || late > QUIET) { // the latter: the clock was put back
        const read = await contentOf(before, only);
        if (signs(await stateOf(handle)) === signs(before)) { return read; }
      }
    } catch (error) {
      if (error.name !== "NotReadableError" && error.name !== "NotFoundError") { throw error; } // it changed under our hands
    }
    if (performance.now() > until) { throw new DrawerError("taken", "it keeps changing"); }
    await new Promise((done) => setTimeout(done, QUIET));
  }
}

async function stateOf(folder) {
  const found = [];
  for await (const [name, handle] of folder.entries()) { found.push([name, await handle.getFile()]); }
  return found.sort();
}

const signs = (state) => JSON.stringify(state.map(([name, file]) => [name, file.size, file.lastModified]));

async function contentOf(state, only) {
  const bytes = async (file) => new Uint8Array(await file.arrayBuffer());
  const copies = state.filter(([name]) => name.startsWith("catalogue-")).map(([, file]) => bytes(file));
  const told = newest(await Promise.all(copies));
  const slots = new Map(state);
  const wanted = listed(told ? Object.entries(JSON.parse(told.text).files) : [], only);
  return Promise.all(wanted.map(async ([path, [name]]) => [path, await bytes(slots.get(name))]));
}

function listed(files, only) {
  return [...files].filter(([path]) => !only || only.includes(path)).sort(([one], [other]) => (one < other ? -1 : 1));
}
