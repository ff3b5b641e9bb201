// How a visit begins: from what the browser keeps, or with fetching it first; and how a newer version comes in.
const visit = (() => {
  const base = new URL("./", location.href).href;
  const workers = navigator.serviceWorker;
  const HOUR = 3_600_000;
  const AGAIN = "natpit.again"; // how often a start was tried again in this tab
  const PAST = "natpit.past"; // how often this tab came past the service worker

  let begun = false;
  let registration = null;
  let stored = -1; // bytes that are there
  let failure = null;
  let tell = null; // takes what the app is told, once it listens
  const early = [];
  let taken = null; // called when a service worker has taken this page
  const controlled = new Promise((resolve) => { taken = resolve; });

  const soon = (ms) => new Promise((done) => { setTimeout(done, ms); });
  const inform = (word, value) => (tell ? tell(word, value) : early.push([word, value]));
  const never = new Promise(() => undefined);

  const ours = () => workers?.controller?.scriptURL.startsWith(`${base}sw.js`) ?? false;

  function reload() {
    location.reload();
    return never;
  }

  /** Counts one more of something that this tab remembers until it is closed; gives how many there were before. */
  function another(key) {
    try {
      const before = Number(sessionStorage.getItem(key));
      sessionStorage.setItem(key, before + 1);
      return before;
    } catch {
      return 1;
    }
  }

  function forget(...keys) {
    try {
      keys.forEach((key) => sessionStorage.removeItem(key));
    } catch { /* nothing was remembered either */ }
  }

  /** What Flutter will draw with here; its own loader (flutter_bootstrap.js) goes by the same rule. */
  function engine() {
    const blink = navigator.vendor === "Google Inc." || navigator.userAgent.includes("Edg/");
    if (!blink || !window.ImageDecoder || !Intl.v8BreakIterator || !Intl.Segmenter) { return "canvaskit"; }
    const collects = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]));
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    return collects && (canvas.getContext("webgl2") ?? canvas.getContext("webgl")) ? "skwasm" : "chromium";
  }

  /** What a service worker answers to this word; undefined where it says nothing for so long. */
  function ask(worker, word, ms) {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
    worker.postMessage({ natpit: word }, [port2]);
    return Promise.race([answered, soon(ms)]);
  }

  async function register() {
    try {
      return await workers.register(`${base}sw.js?engine=${engine()}`, { scope: base });
    } catch (error) {
      // It may be that nobody is reached, that the server gives something else, or that the browser keeps nothing.
      const found = await fetch(`${base}sw.js`, { method: "HEAD", cache: "no-store" }).catch(() => null);
      const script = found?.ok && found.headers.get("content-type")?.includes("javascript");
      if (script && ["SecurityError", "NotSupportedError"].includes(error.name)) { throw { refused: true }; }
      throw { kind: found ? "server" : "offline", detail: `sw.js: ${found && !found.ok ? found.status : error.message}` };
    }
  }

  const settled = (worker) => new Promise((resolve) => {
    const look = () => { if (["activated", "redundant"].includes(worker.state)) { resolve(worker.state); } };
    worker.addEventListener("statechange", look);
    look();
  });

  /** Waits until everything is there and this page is answered from it. Throws {kind, detail} or {refused}. */
  async function fetched() {
    for (let before = -2; ; before = stored) {
      failure = null;
      registration = await register();
      const state = await settled(registration.installing ?? registration.waiting ?? registration.active);
      if (state === "activated") { return claimed(registration.active); }
      await soon(100); // what went wrong may be told after that it did
      // A browser ends a service worker that is at it for long. What is there stays there, so it just goes on.
      if (failure || stored <= before) { throw failure ?? { kind: "server", detail: "sw.js" }; }
    }
  }

  /** This page came from the server, and is the service worker's from now on: which may have kept another page than this. */
  async function claimed(worker) {
    if (!ours()) {
      worker.postMessage({ natpit: "claim" });
      await Promise.race([controlled, soon(3000)]);
    }
    const kept = await (await fetch(base)).text();
    if (ours() && kept.includes(`data-page="${document.documentElement.dataset.page}"`)) { return; }
    if (another(PAST)) { throw { refused: true }; }
    await reload();
  }

  function begin() {
    begun = true;
    cover.onAgain(again);
    cover.starting(0);
    const script = document.createElement("script");
    script.src = `${base}start.js`;
    script.onerror = () => cover.failed("crash", "start.js");
    document.head.append(script);
  }

  function beginUnkept(why) {
    inform("unkept", why);
    begin();
  }

  async function come() {
    if (!workers) { return beginUnkept(window.isSecureContext ? "refused" : "insecure"); }
    try {
      if (!ours()) {
        registration = await workers.getRegistration(base);
        await (registration?.active ? claimed(registration.active) : fetched());
      }
      return begin();
    } catch (error) {
      if (error.refused) { return beginUnkept("refused"); }
      failure = error;
      cover.onAgain(come);
      return cover.failed(error.kind ?? "server", error.detail ?? String(error),
        error.kind === "full" ? () => beginUnkept("full") : null);
    }
  }

  /** The newer version is wanted now: every page is loaded anew once it has taken over. */
  function renew() {
    if (!registration?.waiting) { return reload(); }
    return registration.waiting.postMessage({ natpit: "renew" });
  }

  /** After a start that failed: once more, in a newer version if there is one; and if that did not help before, after a
   *  look at every file. */
  async function again() {
    registration = await workers?.getRegistration(base);
    if (registration?.waiting) { return renew(); }
    if (another(AGAIN) && ours()) {
      cover.stored(0, 0, true);
      const wrong = await ask(workers.controller, "mend", HOUR);
      if (wrong) { return cover.failed(wrong.kind, wrong.detail); }
    }
    return reload();
  }

  function follow() {
    // One for another way of drawing is no newer version.
    const wait = () => { if (registration.waiting?.scriptURL === registration.active?.scriptURL) { inform("update"); } };
    const watch = () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => { if (coming.state === "installed") { wait(); } });
    };
    registration.addEventListener("updatefound", watch);
    watch(); // the browser may have found one before there was anything to see
    wait();
    let looked = Date.now(); // at every start the browser does by itself
    const look = () => {
      if (Date.now() - looked < HOUR) { return; }
      looked = Date.now();
      registration.update().catch(() => undefined); // there is no server now
    };
    setInterval(look, HOUR);
    document.addEventListener("visibilitychange", look);
  }

  workers?.addEventListener("controllerchange", () => (begun ? reload() : taken()));
  workers?.addEventListener("message", ({ data }) => {
    if (data.natpit === "failed") { failure = data; }
    if (data.natpit === "stored" && !begun) {
      stored = data.have;
      cover.stored(data.have, data.all);
    }
  });
  workers?.startMessages();
  window.addEventListener("online", () => { if (failure?.kind === "offline" && !begun) { come(); } });

  return {
    base, come, again,
    /** The app listens from now on: `call(word, value)` is told what was said before too. */
    listen(call) {
      tell = call;
      early.splice(0).forEach(([word, value]) => call(word, value));
    },
    /** Something was drawn: now there is time to look for a newer version, and to ask whether what is kept may stay. */
    async opened() {
      forget(AGAIN, PAST);
      if (!ours()) { return; }
      registration = await register().catch(() => registration);
      if (registration) { follow(); }
      if (navigator.storage?.persist) {
        inform("persisted", await navigator.storage.persisted() || await navigator.storage.persist());
      }
    },
    renew,
  };
})();
cover.onAgain(visit.come);
visit.come();
