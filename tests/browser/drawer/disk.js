// A disk as OPFS gives it, but in memory, that remembers all that was done to it: it can be had as a kill, or the end of the
// power, would have left it at any moment.

/** Numbers in [0, 1) that are the same for the same seed. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Bytes {
  content = new Uint8Array(0);
  size = 0;

  resize(size) {
    if (size > this.content.length) {
      const wider = new Uint8Array(size * 2);
      wider.set(this.content.subarray(0, this.size));
      this.content = wider;
    }
    this.content.fill(0, Math.min(size, this.size), Math.max(size, this.size));
    this.size = size;
  }

  apply({ kind, at, bytes, size }, torn = Infinity) {
    if (kind === "truncate") { this.resize(size); }
    if (kind === "write") {
      const part = bytes.subarray(0, torn);
      if (!part.length) { return; }
      if (at + part.length > this.size) { this.resize(at + part.length); }
      this.content.set(part, at);
    }
  }
}

export class Disk {
  files = new Map();
  /** Every {name, kind: "create" | "write" | "truncate" | "flush" | "remove", …} in order. */
  log = [];
  /** Whether what would write fails, as it does when a disk breaks. */
  broken = false;
  #open = new Set();

  /** As it lay after the first `count` deeds of a log; of the last one, if it was a write, `torn` bytes. */
  static killed(log, count, torn = Infinity) {
    const disk = new Disk();
    log.slice(0, count).forEach((deed, at) => disk.#redo(deed, at === count - 1 ? torn : Infinity));
    return disk;
  }

  /** As it might lie when the power fails then: what was not flushed is there, or not, or in part, in no order. */
  static unplugged(log, count, random) {
    const disk = new Disk();
    const flushed = new Map();
    log.slice(0, count).forEach(({ name, kind }, at) => { if (kind === "flush") { flushed.set(name, at); } });
    log.slice(0, count).forEach((deed, at) => {
      const sure = at < (flushed.get(deed.name) ?? -1);
      if (sure || deed.kind === "remove" || random() < 0.5) {
        disk.#redo(deed, sure || random() < 0.5 ? Infinity : 512 * Math.floor(random() * 8));
      }
    });
    return disk;
  }

  #redo(deed, torn) {
    if (deed.kind === "create") { this.files.set(deed.name, new Bytes()); }
    if (deed.kind === "remove") { this.files.delete(deed.name); }
    this.files.get(deed.name)?.apply(deed, torn);
  }

  #do(deed) {
    if (this.broken) { throw new DOMException("broken", "InvalidStateError"); }
    this.log.push(deed);
    this.#redo(deed, Infinity);
  }

  /** What the browser would give for the folder. */
  folder() {
    const disk = this;
    return {
      async getFileHandle(name) {
        if (!disk.files.has(name)) { disk.#do({ name, kind: "create" }); }
        return disk.#file(name);
      },
      async removeEntry(name) { disk.#do({ name, kind: "remove" }); },
      async* entries() {
        for (const name of [...disk.files.keys()]) { yield [name, disk.#file(name)]; }
      },
    };
  }

  #file(name) {
    const [open, held] = [this.#open, this.files.get(name)];
    const content = () => held.content.slice(0, held.size);
    return {
      getFile: async () => ({ lastModified: 0, size: held.size, arrayBuffer: async () => content().buffer }),
      createSyncAccessHandle: async () => {
        if (open.has(name)) { throw new DOMException("open", "NoModificationAllowedError"); }
        open.add(name);
        return {
          getSize: () => held.size,
          read(bytes, { at }) {
            const part = held.content.subarray(Math.min(at, held.size), Math.min(at + bytes.length, held.size));
            bytes.set(part);
            return part.length;
          },
          write: (bytes, { at }) => {
            this.#do({ name, kind: "write", at, bytes: bytes.slice() });
            return bytes.length;
          },
          truncate: (size) => this.#do({ name, kind: "truncate", size }),
          flush: () => this.#do({ name, kind: "flush" }),
          close: () => open.delete(name),
        };
      },
    };
  }
}
