// The drawer held against the plainest model there is: a Map from path to bytes, and a Set of folders.
import { seeded } from "./disk.js";

const NAMES = ["natpit.db", "natpit.db-wal", "b", "één", "x".repeat(60)];

export class Model {
  constructor(files = new Map(), folders = new Set([""])) {
    this.files = files;
    this.folders = folders;
  }

  copy() { return new Model(new Map(this.files), new Set(this.folders)); }

  /** All of it as one text. */
  told() {
    const files = [...this.files].map(([path, bytes]) => `${path}: ${bytes.length} ${sum(bytes)}`);
    return [...[...this.folders].map((path) => `${path}/`), ...files].sort().join("\n");
  }
}

/** What lies at `at`, as a model. */
export function seen(FS, at) {
  const model = new Model();
  const look = (path) => {
    for (const name of FS.readdir(at + path)) {
      if (name === "." || name === "..") { continue; }
      const one = `${path}/${name}`;
      const { mode, size } = FS.stat(at + one);
      if (FS.isDir(mode)) {
        model.folders.add(one);
        look(one);
      } else {
        model.files.set(one, FS.readFile(at + one));
        if (model.files.get(one).length !== size) { throw new Error(`${one} is not ${size} long`); }
      }
    }
  };
  look("");
  return model;
}

function sum(bytes) {
  let total = 0;
  for (const byte of bytes) { total = (Math.imul(total, 31) + byte) | 0; }
  return total;
}

/** Something that may be done to what the model tells, or that may not: {kind, path, …}. */
export function anyDeed(model, random) {
  const pick = (from) => [...from][Math.floor(random() * from.size)];
  const fresh = () => `${pick(model.folders)}/${NAMES[Math.floor(random() * NAMES.length)]}`;
  const file = () => (model.files.size ? pick(new Set(model.files.keys())) : fresh());
  const any = () => (random() < 0.5 ? file() : random() < 0.5 ? pick(model.folders) : fresh());
  const size = () => Math.floor(random() ** 3 * 20000);
  const fill = () => 1 + Math.floor(random() * 255);
  const kinds = {
    write: () => ({ path: random() < 0.4 ? fresh() : file(), at: random() < 0.5 ? 0 : size(), length: size(), fill: fill() }),
    append: () => ({ path: random() < 0.3 ? fresh() : file(), length: size(), fill: fill() }),
    truncate: () => ({ path: file(), size: size() }),
    rename: () => ({ path: any(), to: any() }),
    unlink: () => ({ path: file() }),
    mkdir: () => ({ path: fresh() }),
    rmdir: () => ({ path: pick(model.folders) }),
    held: () => ({ path: file(), to: fresh() }),
  };
  const among = ["write", "write", "write", "append", "truncate", "rename", "rename", "unlink", "mkdir", "rmdir", "held"];
  const kind = among[Math.floor(random() * among.length)];
  return { kind, ...kinds[kind]() };
}

/** Does it to the drawer at `at`. Throws what FS throws. */
export function really(FS, at, deed) {
  const path = at + deed.path;
  const bytes = deed.length === undefined ? null : new Uint8Array(deed.length).fill(deed.fill);
  const open = (flags, work) => {
    const stream = FS.open(path, flags);
    try { work(stream); } finally { FS.close(stream); }
  };
  ({
    write: () => open(0o102, (stream) => { FS.write(stream, bytes, 0, bytes.length, deed.at); }),
    append: () => open(0o2101, (stream) => { FS.write(stream, bytes, 0, bytes.length); }),
    truncate: () => FS.truncate(path, deed.size),
    rename: () => FS.rename(path, at + deed.to),
    unlink: () => FS.unlink(path),
    mkdir: () => FS.mkdir(path),
    rmdir: () => FS.rmdir(path),
    // A file that is thrown away while somebody has it open is theirs until they close it; its slot is nobody else's.
    held: () => open(2, (stream) => {
      const before = FS.readFile(path);
      FS.unlink(path);
      FS.writeFile(at + deed.to, "other");
      const after = new Uint8Array(before.length + 1);
      const read = FS.read(stream, after, 0, after.length, 0);
      if (read !== before.length || sum(after.subarray(0, read)) !== sum(before)) { throw new Error("it was not theirs"); }
    }),
  })[deed.kind]();
}

/**
 * Does it to the model. False where it may not be done; but for `held`, the model is as it was then. `ever` of a file: what
 * was written in it.
 */
export function supposedly(model, { kind, path, to, at, length, fill, size }) {
  const { files, folders } = model;
  const inFolder = (one) => folders.has(one.slice(0, one.lastIndexOf("/")));
  const under = (one) => [...files.keys(), ...folders].some((other) => other.startsWith(`${one}/`));
  const old = files.get(path);
  const put = (from, bytes) => {
    const whole = new Uint8Array(bytes.length ? Math.max(old?.length ?? 0, from + bytes.length) : old?.length ?? 0);
    whole.set(old ?? []);
    if (bytes.length) { whole.set(bytes, from); }
    whole.ever = new Set(old?.ever).add(fill);
    files.set(path, whole);
  };
  if (kind === "write" || kind === "append") {
    if (folders.has(path) || !inFolder(path)) { return false; }
    put(kind === "append" ? old?.length ?? 0 : at, new Uint8Array(length).fill(fill));
  } else if (kind === "truncate") {
    if (!old) { return false; }
    const whole = new Uint8Array(size);
    whole.set(old.subarray(0, size));
    whole.ever = old.ever;
    files.set(path, whole);
  } else if (kind === "unlink") {
    return files.delete(path);
  } else if (kind === "held") {
    if (!files.delete(path) || folders.has(to) || !inFolder(to)) { return false; }
    files.set(to, new TextEncoder().encode("other"));
  } else if (kind === "mkdir") {
    if (files.has(path) || folders.has(path) || !inFolder(path)) { return false; }
    folders.add(path);
  } else if (kind === "rmdir") {
    return path !== "" && !under(path) && folders.delete(path);
  } else if (kind === "rename") {
    const [isFile, isFolder] = [files.has(path), folders.has(path)];
    if (path === to) { return isFile || isFolder; }
    if ((!isFile && !isFolder) || path === "" || to === "" || !inFolder(to)) { return false; }
    if (to.startsWith(`${path}/`) || path.startsWith(`${to}/`)) { return false; }
    if (isFile ? folders.has(to) : files.has(to) || under(to)) { return false; }
    for (const [one, bytes] of [...files]) {
      if (one === path || one.startsWith(`${path}/`)) {
        files.delete(one);
        files.set(to + one.slice(path.length), bytes);
      }
    }
    for (const one of [...folders]) {
      if (one === path || one.startsWith(`${path}/`)) {
        folders.delete(one);
        folders.add(to + one.slice(path.length));
      }
    }
  }
  return true;
}

/**
 * Does `count` deeds to both and compares after each; now and then `reopen` closes the drawer and opens it again. Gives how
 * many were done and how many refused; throws at the first difference.
 */
export async function compare(FS, at, seed, count, reopen) {
  const random = seeded(seed);
  const model = new Model();
  const told = { done: 0, refused: 0 };
  for (let n = 0; n < count; n++) {
    const deed = anyDeed(model, random);
    const may = supposedly(model, deed);
    let did = true;
    try {
      really(FS, at, deed);
    } catch (error) {
      if (error.errno === undefined || error.errno === 51) { throw error; } // 51: no slot to spare
      did = false;
    }
    const [is, ought] = [seen(FS, at).told(), model.told()];
    if (did !== may || is !== ought) {
      throw new Error(`seed ${seed}, ${n}: ${JSON.stringify(deed)}: ${did ? "done" : "refused"}\n${is}\n— and not\n${ought}`);
    }
    told[did ? "done" : "refused"] += 1;
    if (random() < 0.03) { await reopen(); }
    await null; // the drawer makes new slots in between
  }
  return told;
}
