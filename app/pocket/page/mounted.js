// The drawer as Emscripten sees a file system: nodes with a name and a parent, and what can be done to them and to what is
// open. Every change of names goes through the catalogue first; the nodes follow once it is on the disk.

const ERRNO = { EINVAL: 28, EIO: 29, ENAMETOOLONG: 37, ENOENT: 44, ENOSPC: 51, ENOTEMPTY: 55, EPERM: 63 };
const FOLDER = 0o40777;
const FILE = 0o100666;
const LONGEST = 255; // bytes of a name

/** Mounts what is in `pool` at the path `at`, which is made. */
export function mount(FS, pool, at) {
  const { catalogue } = pool;

  function node(parent, name, mode, changed, slot) {
    const made = FS.createNode(parent, name, mode, 0);
    made.atime = made.mtime = made.ctime = changed;
    made.node_ops = FS.isDir(mode) ? folderOps : fileOps;
    made.stream_ops = FS.isDir(mode) ? folderStream : fileStream;
    if (FS.isDir(mode)) { made.contents = new Map(); } else { made.slot = slot; }
    parent?.contents.set(name, made);
    return made;
  }

  function place(path) {
    const names = path.split("/").slice(1);
    const last = names.pop();
    return [names.reduce((folder, name) => folder.contents.get(name), root), last];
  }

  const pathOf = (one) => (one === root ? "" : `${pathOf(one.parent)}/${one.name}`);
  const fail = (name) => { throw new FS.ErrnoError(ERRNO[name]); };

  // What the disk says, as a program is used to hear it.
  const told = (work) => (...given) => {
    try {
      return work(...given);
    } catch (error) {
      if (error instanceof FS.ErrnoError) { throw error; }
      if (error.name !== "QuotaExceededError") { console.warn("drawer:", error); }
      return fail(error.name === "QuotaExceededError" ? "ENOSPC" : "EIO");
    }
  };
  const all = (ops) => Object.fromEntries(Object.entries(ops).map(([name, work]) => [name, told(work)]));

  // A folder changes when a name in it does; that goes into the catalogue along with the name.
  function change(folders, what) {
    const now = Date.now();
    catalogue.change((files, stored) => {
      what(files, stored, now);
      for (const one of folders) {
        if (one !== root) { stored.set(pathOf(one), now); }
      }
    });
    for (const one of folders) { one.mtime = one.ctime = now; }
    return now;
  }

  function gone(one) {
    one.slot.listed = false;
    if (!one.slot.users) { pool.free(one.slot); } // else when the last who has it open closes it
  }

  function getattr(one) {
    const size = FS.isDir(one.mode) ? 4096 : one.slot.size;
    const [atime, mtime, ctime] = [one.atime, one.mtime, one.ctime].map((moment) => new Date(moment));
    const blocks = Math.ceil(size / 512);
    return { dev: 1, ino: one.id, mode: one.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, atime, mtime, ctime, blksize: 4096, blocks };
  }

  function setattr(one, asked) {
    for (const key of ["mode", "atime", "mtime", "ctime"]) {
      if (asked[key] != null) { one[key] = asked[key]; }
    }
    if (asked.size !== undefined) {
      one.slot.truncate(asked.size);
      one.mtime = one.ctime = Date.now();
    }
  }

  const fileOps = all({ getattr, setattr });
  const folderOps = all({
    getattr,
    setattr,
    lookup() { fail("ENOENT"); }, // every node that is there is known to FS
    readdir: (folder) => [".", "..", ...folder.contents.keys()],
    mknod(folder, name, mode) {
      if (new TextEncoder().encode(name).length > LONGEST) { fail("ENAMETOOLONG"); }
      const path = `${pathOf(folder)}/${name}`;
      if (FS.isDir(mode)) {
        return node(folder, name, mode, change([folder], (_, folders, now) => folders.set(path, now)));
      }
      if (!FS.isFile(mode)) { fail("EPERM"); }
      const slot = pool.take() ?? fail("ENOSPC");
      try {
        const now = change([folder], (files, _, moment) => files.set(path, [slot.name, moment]));
        slot.listed = true;
        return node(folder, name, mode, now, slot);
      } catch (error) {
        pool.free(slot);
        throw error;
      }
    },
    rename(one, folder, name) {
      if (new TextEncoder().encode(name).length > LONGEST) { fail("ENAMETOOLONG"); }
      const there = folder.contents.get(name);
      if (there?.contents?.size) { fail("ENOTEMPTY"); }
      const [from, to] = [pathOf(one), `${pathOf(folder)}/${name}`];
      change(new Set([one.parent, folder]), (files, folders) => {
        for (const stored of [files, folders]) {
          stored.delete(to);
          for (const [path, held] of [...stored]) {
            if (path === from || path.startsWith(`${from}/`)) {
              stored.delete(path);
              stored.set(to + path.slice(from.length), held);
            }
          }
        }
      });
      one.parent.contents.delete(one.name);
      if (there) {
        FS.destroyNode(there);
        if (there.slot) { gone(there); }
      }
      folder.contents.set(name, one);
      one.name = name; // FS itself gives it the parent
    },
    unlink(folder, name) {
      const one = folder.contents.get(name);
      change([folder], (files) => files.delete(pathOf(one)));
      folder.contents.delete(name);
      gone(one);
    },
    rmdir(folder, name) {
      const one = folder.contents.get(name);
      if (one.contents.size) { fail("ENOTEMPTY"); }
      change([folder], (_, folders) => folders.delete(pathOf(one)));
      folder.contents.delete(name);
    },
  });

  function seek(stream, offset, whence) {
    const from = [0, stream.position, stream.node.slot?.size ?? 0][whence];
    return from + offset < 0 ? fail("EINVAL") : from + offset;
  }
  const used = (stream) => { stream.node.slot.users += 1; };

  const folderStream = all({ llseek: seek, fsync() { catalogue.settle(); } });
  const fileStream = all({
    open: used,
    dup: used,
    close({ node: { slot } }) {
      slot.users -= 1;
      if (!slot.users && !slot.listed) { pool.free(slot); }
    },
    llseek: seek,
    read: (stream, memory, offset, length, at) => stream.node.slot.read(memory.subarray(offset, offset + length), at),
    write(stream, memory, offset, length, at) {
      const one = stream.node;
      one.mtime = one.ctime = Date.now();
      return length ? one.slot.write(memory.subarray(offset, offset + length), at) : 0;
    },
    fsync({ node: { slot } }) {
      catalogue.settle();
      slot.flush();
    },
    // A copy in memory: what SQLite needs for WAL, where all connections are of this one process and share one map.
    mmap({ node: { mode, slot } }, length, at, prot, flags) {
      const contents = new Uint8Array(length);
      slot.read(contents, at);
      return FS.filesystems.MEMFS.stream_ops.mmap({ node: { mode, contents } }, length, 0, prot, flags);
    },
    msync({ node: { slot } }, bytes, at, length) {
      slot.write(bytes.subarray(0, length), at);
      return 0;
    },
  });

  FS.mkdirTree(at);
  const root = FS.mount({ mount: () => node(null, "/", FOLDER, Date.now()) }, {}, at);
  for (const [path, changed] of [...catalogue.folders].sort()) { node(...place(path), FOLDER, changed); }
  for (const [path, [name, made]] of catalogue.files) {
    const slot = pool.slots.get(name);
    node(...place(path), FILE, Math.max(made, slot.changed), slot);
  }
}
