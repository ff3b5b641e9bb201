// A pool of files in one folder of the browser's own disk (OPFS), each opened beforehand: opening takes time that a program
// which just wants a file does not give, reading and writing do not. A slot holds what one file of the drawer holds.
import { Catalogue } from "./catalogue.js";
import { DrawerError, told } from "./trouble.js";

const COPIES = ["catalogue-0", "catalogue-1"];
const FEW = 24; // with fewer than this to spare the pool grows,
const ENOUGH = 32; // to this,
const MANY = 96; // and with more it shrinks to that
const PATIENCE = 3000; // ms in which the handles of a tab that was just closed come free

/**
 * The folder of that name; a folder itself stays what it is. DrawerError "unavailable" where there is no such disk: an old
 * browser, some private windows, a page that came over plain HTTP.
 */
export async function folderOf(name) {
  if (typeof name !== "string") { return name; }
  try {
    if (!globalThis.FileSystemFileHandle?.prototype.createSyncAccessHandle) { throw new Error("no OPFS in this browser"); }
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
  } catch (error) {
    throw error.name === "QuotaExceededError" ? told(error) : new DrawerError("unavailable", error);
  }
}

/** One open file. `size` in bytes; `users` how many have it open; `listed` whether the catalogue names it. */
export class Slot {
  constructor(name, handle, changed) {
    this.name = name;
    this.handle = handle;
    this.changed = changed;
    this.size = handle.getSize();
    this.users = 0;
    this.listed = false;
    this.dirty = false;
  }

  /** Fills `bytes` from the place `at`; gives how many there were. */
  read(bytes, at) {
    return at < this.size ? this.handle.read(bytes, { at }) : 0;
  }

  /** Gives how many were written; QuotaExceededError where there is room for none. */
  write(bytes, at) {
    this.dirty = true;
    try {
      const done = this.handle.write(bytes, { at });
      if (!done && bytes.length) { throw new DOMException("no room", "QuotaExceededError"); }
      if (at + done > this.size) { this.size = at + done; }
      return done;
    } catch (error) {
      this.size = this.handle.getSize();
      throw error;
    }
  }

  truncate(size) {
    if (size === this.size) { return; }
    this.dirty = true;
    this.handle.truncate(size);
    this.size = size;
  }

  /** It is on the disk when this returns. */
  flush() {
    if (!this.dirty) { return; }
    this.handle.flush();
    this.dirty = false;
  }
}

/** All slots of a folder, and the catalogue that says what they hold. Made by `Pool.open`. */
export class Pool {
  #folder;
  #copies;
  #spare = [];
  #next = 1;
  #most = MANY;
  #tending = null;
  #closed = false;

  /** DrawerError "taken" when another tab has them after `patience` ms still; "full". */
  static async open(folder, patience = PATIENCE) {
    const pool = new Pool();
    pool.#folder = folder;
    pool.slots = new Map();
    try {
      await pool.#open(performance.now() + patience);
    } catch (error) {
      pool.#letGo();
      throw told(error);
    }
    return pool;
  }

  async #open(until) {
    this.#copies = [];
    for (const name of COPIES) { // the first one is the gate: who has it gets the rest
      this.#copies.push(await this.#handle(await this.#folder.getFileHandle(name, { create: true }), until));
    }
    const there = [];
    for await (const [name, file] of this.#folder.entries()) {
      if (/^\d+$/.test(name)) { there.push([name, file]); }
    }
    await Promise.all(there.map(async ([name, file]) => {
      const { lastModified } = await file.getFile();
      this.slots.set(name, new Slot(name, await this.#handle(file, until), lastModified));
      this.#next = Math.max(this.#next, Number(name) + 1);
    }));
    this.catalogue = new Catalogue(this.#copies);
    this.damaged = this.#reconcile();
    await this.#grow(ENOUGH);
  }

  // Which slots hold something is what the catalogue says. What it does not name was thrown away, and killed before it was
  // empty. With no catalogue at all nothing is thrown away: what there is lies in /lost.
  #reconcile() {
    const { catalogue, slots } = this;
    const gone = [...catalogue.files].filter(([, [name]]) => !slots.has(name)).map(([path]) => path);
    const full = [...slots.values()].filter((slot) => slot.size);
    if (!catalogue.found && full.length) {
      catalogue.change((files, folders) => {
        folders.set("/lost", Date.now());
        for (const { name, changed } of full) { files.set(`/lost/${name}`, [name, changed]); }
      });
    }
    if (gone.length) { catalogue.change((files) => gone.forEach((path) => files.delete(path))); }
    for (const [name] of catalogue.files.values()) { slots.get(name).listed = true; }
    for (const slot of slots.values()) {
      if (!slot.listed) { this.free(slot); }
    }
    return gone.length > 0 || (!catalogue.found && full.length > 0);
  }

  async #handle(file, until) {
    for (;;) {
      try {
        const handle = await file.createSyncAccessHandle();
        if (this.#closed) {
          handle.close();
          throw new DOMException("closed", "AbortError");
        }
        return handle;
      } catch (error) {
        if (error.name !== "NoModificationAllowedError" || performance.now() > until) { throw error; }
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  /** How many files can be made before the pool must grow. */
  get spare() { return this.#spare.length; }

  /** An empty slot whose emptiness is on the disk, for a file that is made; null when none is to spare. */
  take() {
    if (!this.#spare.length) { return null; }
    const clean = this.#spare.findIndex((slot) => !slot.dirty);
    const [slot] = this.#spare.splice(Math.max(clean, 0), 1);
    slot.flush(); // or what lay in it could be back under its new name after the power fails
    this.#tend();
    return slot;
  }

  /** Empties a slot that the catalogue names no more and nobody has open. */
  free(slot) {
    slot.listed = false;
    slot.truncate(0);
    this.#spare.push(slot);
    this.#tend();
  }

  /** Waits until so many files can be made in one go. DrawerError "full". */
  async room(count) {
    this.#most = Math.max(this.#most, count);
    try {
      await this.#grow(count);
    } catch (error) {
      throw told(error);
    }
  }

  // Between two things that the program does.
  #tend() {
    if (this.damaged === undefined || this.#closed) { return; } // it is being opened, or closed
    this.#tending ??= Promise.resolve().then(async () => {
      for (const slot of this.#spare) { slot.flush(); }
      if (this.spare < FEW) { await this.#grow(ENOUGH); }
      if (this.spare > this.#most) { await this.#shrink(ENOUGH); }
    }).catch((error) => this.#closed || console.warn("drawer:", error)).finally(() => { this.#tending = null; });
  }

  async #grow(count) {
    const wanted = count - this.spare;
    if (wanted > 0) { await Promise.all(Array.from({ length: wanted }, () => this.#add())); }
  }

  async #add() {
    const name = String(this.#next++);
    const file = await this.#folder.getFileHandle(name, { create: true });
    const slot = new Slot(name, await this.#handle(file, 0), Date.now());
    slot.dirty = true; // until its own name is on the disk
    this.slots.set(name, slot);
    this.#spare.push(slot);
  }

  async #shrink(count) {
    while (this.spare > count) {
      const slot = this.#spare.pop();
      this.slots.delete(slot.name);
      slot.handle.close();
      await this.#folder.removeEntry(slot.name);
    }
  }

  /** Writes what is not on the disk yet and lets go of everything. */
  async close() {
    this.#closed = true;
    await this.#tending;
    try {
      for (const slot of this.slots.values()) { slot.flush(); }
    } finally {
      this.#letGo();
    }
  }

  #letGo() {
    this.#closed = true;
    for (const handle of this.#copies ?? []) { handle.close(); }
    for (const slot of this.slots.values()) { slot.handle.close(); }
    this.slots.clear();
  }
}
