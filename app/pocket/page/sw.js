// Keeps one version of Natpit whole in the browser: fetches its files once, answers with them from then on, and puts a newer
// version beside it without touching the one that is in use. Who builds the folder fills in the next two lines.
const VERSION = "";
const FILES = [];

const SCOPE = self.registration.scope;
const ENGINE = new URL(self.location).searchParams.get("engine") ?? "";
const CACHE = `natpit ${new URL(SCOPE).pathname}`; // others on this host may keep things too
const KEPT = `${SCOPE}kept/`; // a file lies under the sum of what is in it: versions share what they have in common
const LISTS = `${SCOPE}lists/`;
const PAGE = "index.html";
const UNPACKS = "unbrotli.js"; // read only where something comes: a start has no use for it
const AT_ONCE = 5;
const PAUSES = [0, 500, 2000]; // ms before a file that did not come is asked for again
const OFTEN = 100; // ms between two words about how far it is
const TYPES = {
  css: "text/css", frag: "text/plain", html: "text/html; charset=utf-8", js: "text/javascript", json: "application/json",
  mjs: "text/javascript", otf: "font/otf", png: "image/png", svg: "image/svg+xml", ttf: "font/ttf",
  wasm: "application/wasm", woff2: "font/woff2", zip: "application/zip",
};
// A worker is not bound by what its page says: this says it again. Python asks nobody outside.
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const files = new Map();
for (const [name, sum, size, packed, engine] of FILES) {
  const file = files.get(name) ?? { name, sum, size, packed, engines: [], key: `${KEPT}${sum}.${ending(name)}` };
  file.engines.push(engine);
  files.set(name, file);
}
const needed = [...files.values()]
  .filter(({ engines }) => engines.includes("") || engines.includes(ENGINE))
  .sort((one, other) => other.size - one.size);

function ending(name) { return /\.([^./]+)$/.exec(name)?.[1] ?? ""; }

/** What went wrong: `kind` is "offline", "server" or "full", `detail` is for who wants to know. */
class Failure extends Error {
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
  }
}

// -- What comes ----------------------------------------------------------------------------------------------------------

/**
 * Sees to it that all needed files are there, and tells the pages how many bytes are. What is there already, of another
 * version or of a visit that was broken off, is not fetched again; with `anew` unless it is not what it should be. Failure.
 */
async function fill(anew = false) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const left = [];
  for (const file of needed) {
    if (!kept.has(file.key) || (anew && !(await sound(await cache.match(file.key), file)))) { left.push(file); }
  }
  const all = sized(needed);
  let have = all - sized(left);
  let last = 0;
  const tell = (bytes) => {
    have += bytes;
    if (Date.now() - last > OFTEN || have >= all) {
      last = Date.now();
      say({ natpit: "stored", have, all });
    }
  };
  const given = new AbortController();
  const hand = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const there = file.name === PAGE ? await shown(file, tell) : null;
      await keep(cache, file, there ?? await insisted(file, tell, given.signal));
    }
  };
  tell(0);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
  } catch (error) {
    left.length = 0;
    given.abort();
    throw error;
  }
}

const weight = ({ packed, size }) => packed || size;
const sized = (some) => some.reduce((sum, file) => sum + weight(file), 0);

/** The page, if the browser still has the very one that it has just shown; else null. */
async function shown(file, tell) {
  try {
    const bytes = new Uint8Array(await (await fetch(SCOPE, { cache: "only-if-cached", mode: "same-origin" })).arrayBuffer());
    if (await sumOf(bytes) !== file.sum) { return null; }
    tell(weight(file));
    return bytes;
  } catch {
    return null;
  }
}

/** What is in a file, asked for until it comes, a few times. */
async function insisted(file, tell, signal) {
  for (let time = 0; ; time += 1) {
    let came = 0;
    try {
      // What the browser itself still has will do, where it is the right one.
      const cache = time ? "reload" : "force-cache";
      return await brought(file, { cache, signal }, (bytes) => { came += bytes; tell(bytes); });
    } catch (error) {
      tell(-came);
      if (signal.aborted || time === PAUSES.length) { throw error; }
      await new Promise((done) => { setTimeout(done, PAUSES[time]); });
    }
  }
}

/** What is in a file, from the server, unpacked, and the very bytes that this version is made of. Failure. */
async function brought(file, how, tell) {
  const from = file.packed ? `z/${file.sum}` : file.name;
  let bytes;
  try {
    const answer = await fetch(new URL(from, SCOPE), how);
    if (!answer.ok) { throw new Failure("server", `${from}: ${answer.status}`); }
    bytes = await read(answer, weight(file), tell);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure("offline", `${from}: ${error.message}`);
  }
  try {
    if (file.packed) {
      if (!self.unbrotli) { importScripts(UNPACKS); }
      bytes = unbrotli(bytes, file.size);
    }
  } catch (error) {
    throw new Failure("server", `${from}: ${error.message}`);
  }
  if (await sumOf(bytes) !== file.sum) { throw new Failure("server", `${from}: not what version ${VERSION} is made of`); }
  return bytes;
}

async function read(answer, size, tell) {
  let bytes = new Uint8Array(size);
  let at = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > size) {
      await reader.cancel(); // or the browser waits for its end before it asks for another
      throw new Failure("server", `${answer.url}: longer than ${size}`);
    }
    bytes.set(part.value, at);
    at += part.value.length;
    tell(part.value.length);
  }
  return at < size ? bytes.subarray(0, at) : bytes;
}

async function sumOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const sound = async (kept, file) => kept && await sumOf(new Uint8Array(await kept.arrayBuffer())) === file.sum;

function response(file, bytes) {
  const headers = { "content-type": TYPES[ending(file.name)] ?? "application/octet-stream", "content-length": bytes.length };
  if (file.name === "worker.js") { headers["content-security-policy"] = STRICT; }
  return new Response(bytes, { headers });
}

async function keep(cache, file, bytes) {
  await cache.put(file.key, response(file, bytes)).catch((error) => {
    throw new Failure("full", `${file.name}: ${error.name}`);
  });
}

async function install() {
  const cache = await caches.open(CACHE);
  const list = { began: Date.now(), keys: [...files.values()].map(({ key }) => key) };
  try {
    await cache.put(LISTS + VERSION, new Response(JSON.stringify(list))).catch((error) => {
      throw new Failure("full", error.name);
    });
    importScripts(UNPACKS); // now, or never more
    await fill();
  } catch (error) {
    await say({ natpit: "failed", kind: error.kind ?? "offline", detail: String(error.message) });
    throw error;
  }
  if (!self.registration.active) { await self.skipWaiting(); }
}

/** Drops what is of no version that is in use or was begun later than this one. */
async function activate() {
  const cache = await caches.open(CACHE);
  const keys = (await cache.keys()).map(({ url }) => url);
  const lists = await Promise.all(keys.filter((url) => url.startsWith(LISTS)).map(async (url) => {
    return { url, ...await (await cache.match(url)).json() };
  }));
  const began = lists.find(({ url }) => url === LISTS + VERSION)?.began ?? 0;
  const used = new Set(lists.filter((list) => list.began >= began).flatMap(({ url, keys: named }) => [url, ...named]));
  await Promise.all(keys.filter((url) => !used.has(url)).map((url) => cache.delete(url)));
  await self.clients.claim();
}

// -- What is asked -------------------------------------------------------------------------------------------------------

/** A file of this version. One that only some browsers need is fetched, and kept, when somebody asks for it. */
async function answer(file) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(file.key);
  if (kept) { return kept; }
  const bytes = await insisted(file, () => undefined, new AbortController().signal);
  await keep(cache, file, bytes).catch(console.warn);
  return response(file, bytes);
}

/** Another address under ours: what the server has there, if it is not this page again; else the page goes there itself. */
async function elsewhere(request) {
  try {
    const found = await fetch(request);
    if (found.type === "opaqueredirect" || (found.ok && !(await isPage(found)))) { return found; }
  } catch { /* there is no server now */ }
  const { pathname, search } = new URL(request.url);
  return Response.redirect(`${SCOPE}#${pathname.slice(new URL(SCOPE).pathname.length - 1)}${search}`);
}

async function isPage(found) {
  const html = found.headers.get("content-type")?.startsWith("text/html");
  return html && (await found.clone().text()).includes("data-page=");
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) { return; }
  const name = decodeURIComponent(new URL(url).pathname.slice(new URL(SCOPE).pathname.length)) || PAGE;
  const file = files.get(name);
  if (file) {
    event.respondWith(answer(file));
  } else if (name.startsWith("hatch/")) { // what the app laid out to be fetched
    event.respondWith(caches.match(event.request).then((laid) => laid ?? new Response("", { status: 404 })));
  } else if (mode === "navigate") {
    event.respondWith(elsewhere(event.request));
  }
});

// -- What is said --------------------------------------------------------------------------------------------------------

async function say(word) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  pages.filter(({ url }) => url.startsWith(SCOPE)).forEach((page) => page.postMessage(word));
}

// Each gives what is answered.
const asked = {
  /** This version becomes the one in use, now. */
  renew: () => self.skipWaiting(),
  /** Pages that were loaded past us are ours too. */
  claim: () => self.clients.claim(),
  /** Looks at every file whether it is what it should be. Gives null, or what went wrong. */
  mend: () => fill(true).then(() => null, ({ kind, message }) => ({ kind: kind ?? "server", detail: message })),
};

self.addEventListener("message", (event) => {
  const answered = Promise.resolve(asked[event.data.natpit]?.());
  event.waitUntil(answered.then((value) => event.ports[0]?.postMessage(value ?? null)));
});
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
