// Starts Python and Flutter at the same time, and brings what they say to each other from one to the other. In the place of
// Flet's python.js: what Flet's client calls is jsConnect, jsSend and jsDisconnect.
var flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "",
  entrypointBaseUrl: visit.base,
  assetBase: visit.base,
  routeUrlStrategy: "hash",
  canvasKitBaseUrl: `${visit.base}canvaskit/`,
  fontFallbackBaseUrl: `${visit.base}assets/fonts/`,
  webRenderer: "auto",
};
flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });

(() => {
  const LATEST = 8000; // ms after both are there, in which the app must have something to show
  const began = performance.now();
  const python = new Worker(`${visit.base}worker.js`, { type: "module" });
  const early = []; // what Python said before Flutter listened
  let draw = (bytes) => early.push(bytes);
  let connected = null; // the name under which Flet's client connected
  let ready = null;
  let crashed = null;
  const there = new Promise((resolve, reject) => { ready = resolve; crashed = reject; });

  const asked = { // of the page, by the app
    renew: visit.renew,
    reload: () => location.reload(),
    left() { // another tab writes from now on
      cover.onAgain(() => location.reload());
      cover.failed("left", "");
    },
  };

  python.onmessage = ({ data }) => {
    if (data instanceof Uint8Array) { draw(data); }
    else if (data === "initialized") { ready(); }
    else if (typeof data === "string") { crashed(data); }
    else if (data.far !== undefined) { cover.starting(data.far); }
    else { asked[data.natpit]?.(); }
  };
  python.onerror = (event) => crashed(`worker.js: ${event.message ?? "it did not come"}`);
  python.postMessage({ documentUrl: location.href, args: {} });
  visit.listen((word, value) => python.postMessage({ natpit: word, value }));

  there.catch((text) => cover.failed(/memory/i.test(text.slice(-500)) ? "memory" : "crash", text));

  globalThis.jsConnect = async (name, args, dartOnMessage) => {
    connected = name;
    draw = dartOnMessage;
    await there;
    early.splice(0).forEach(dartOnMessage);
  };

  // Python gets the very memory of what Flet's client sends: that may not look at it any more.
  globalThis.jsSend = async (name, bytes) => {
    if (name === connected) { python.postMessage(bytes, [bytes.buffer]); }
  };

  globalThis.jsDisconnect = async (name) => {
    if (name !== connected) { return; }
    connected = null;
    python.terminate();
  };

  let painted = 0; // when Flutter painted first, be it only a screen of its own
  window.addEventListener("flutter-first-frame", () => { painted = performance.now(); }, { once: true });

  // The app marks its title when it has something to show.
  const drawn = () => painted && document.title.endsWith("\u2060");

  there.then(() => {
    const since = performance.now();
    const look = () => {
      if (!drawn() && !(painted && performance.now() - Math.max(since, painted) > LATEST)) { return setTimeout(look, 30); }
      // What was laid out is on the screen some frames later: later on a machine that was slow to come this far.
      return setTimeout(() => {
        cover.open();
        visit.opened();
        if (navigator.standalone === false) { load("splash.js"); } // an iPhone, not from its home screen
      }, Math.min(1500, (performance.now() - began) / 8));
    };
    look();
  }, () => undefined);

  function load(name) {
    const script = document.createElement("script");
    script.src = visit.base + name;
    script.onerror = () => crashed(name);
    document.head.append(script);
  }
  load("flutter_bootstrap.js");
})();
