// Emscripten's fdatasync answers that all is well and does nothing. It is what SQLite calls to have a commit on the disk, so
// without this a kill of the browser loses nothing, but a flat battery does.

/**
 * Does `load`, which loads a Python, and gives what that gives; `fdatasync` then does what `fsync` does. Throws when nothing
 * was loaded that could be told so: better no start than commits that are none.
 */
export async function withSync(load) {
  const plain = { instantiate: WebAssembly.instantiate, instantiateStreaming: WebAssembly.instantiateStreaming };
  let told = false;
  for (const [name, make] of Object.entries(plain)) {
    WebAssembly[name] = (source, imports) => {
      const fsync = imports?.wasi_snapshot_preview1?.fd_sync;
      if (fsync && imports.env && "__syscall_fdatasync" in imports.env) {
        imports.env.__syscall_fdatasync = (fd) => -(fsync(fd) ?? 0); // a system call tells an error as a negative number
        told = true;
      }
      return make.call(WebAssembly, source, imports);
    };
  }
  try {
    const loaded = await load();
    if (!told) { throw new Error("this Python cannot be told to sync"); }
    return loaded;
  } finally {
    Object.assign(WebAssembly, plain);
  }
}
