// What stands on the cover while Natpit comes: how far it is, or what is missing and what to do about it.
const cover = (() => {
  const STORES = 12; // strokes for what comes from the server; the last four are for the start
  const PATIENCE = 60_000; // ms without anything new, after which one may try again

  const words = WORDS[document.documentElement.lang];
  const place = document.getElementById("cover");
  const find = (what) => place.querySelector(what);
  const turf = find(".turf");
  const strokes = [...turf.children];
  const [said, beside] = find(".words").children;
  const trouble = find("section");
  const more = find("details");
  const heard = []; // what went wrong meanwhile: it need not be what stops it
  const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  const mb = (bytes) => number.format(bytes < 1e7 ? Math.floor(bytes / 1e5) / 10 : Math.floor(bytes / 1e6));
  let waited = 0;
  let short = true; // there are strokes for the start alone

  find(".once").textContent = words.once;
  find("summary").textContent = words.more;
  find(".again").textContent = words.again;
  find(".anyway").textContent = words.anyway;
  find(".copy").textContent = words.copy;
  find(".copy").onclick = async () => {
    getSelection().selectAllChildren(find("pre")); // where nothing can be copied for them, they can themselves
    await navigator.clipboard.writeText(find("pre").textContent);
    find(".copy").textContent = words.copied;
  };

  window.addEventListener("error", ({ message, filename }) => heard.push(`${message} ${filename}`));
  window.addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason?.stack ?? reason)));

  // The strokes from `from` to `to` are `part` full, those before them wholly.
  function draw(from, to, part) {
    strokes.forEach((stroke, at) => {
      const full = at < from ? 1 : Math.min(1, Math.max(0, part * (to - from) - (at - from)));
      stroke.style.setProperty("--part", full);
      stroke.classList.toggle("now", full < 1 && at < to && (at === from || part * (to - from) >= at - from));
    });
    const done = short ? part : (from + part * (to - from)) / strokes.length;
    turf.setAttribute("aria-valuenow", Math.floor(100 * done));
  }

  function show(text, small) {
    clearTimeout(waited);
    waited = setTimeout(slow, PATIENCE);
    trouble.hidden = true;
    turf.hidden = said.parentNode.hidden = false;
    if (said.textContent !== text) { said.textContent = text; }
    beside.textContent = small;
  }

  function slow() {
    said.textContent = words.slow;
    beside.textContent = "";
    offer(heard.join("\n"), null);
  }

  function offer(detail, anyway) {
    trouble.hidden = false;
    find("h1").hidden = find("section p").hidden = true;
    more.hidden = !detail;
    more.open = false;
    find("pre").textContent = detail;
    find(".anyway").hidden = !anyway;
    find(".anyway").onclick = anyway;
  }

  return {
    /** What *Opnieuw* does. */
    onAgain(call) { find(".again").onclick = call; },
    /** So many bytes of so many have come; `check`: they were there, and are looked at. */
    stored(have, all, check = false) {
      short = false;
      show(check ? words.mending : words.storing, check ? "" : words.stored(mb(have), mb(all)));
      find(".once").hidden = check;
      draw(0, STORES, all ? have / all : 0);
    },
    /** How far the start is, from 0 to 1. Where nothing had to come for it, there are strokes for the start alone. */
    starting(part) {
      strokes.slice(0, STORES).forEach((stroke) => { stroke.hidden = short; });
      find(".once").hidden = true;
      show(words.stages[Math.min(words.stages.length - 1, Math.floor(part * words.stages.length))], "");
      draw(STORES, strokes.length, part);
    },
    /** It does not go on. `kind`: which words; `detail` for who wants to know; `anyway()` begins all the same. */
    failed(kind, detail, anyway = null) {
      clearTimeout(waited);
      const [head, text] = words[kind];
      place.classList.remove("open");
      turf.hidden = said.parentNode.hidden = true;
      find(".once").hidden = true;
      offer(detail, anyway);
      find("h1").textContent = head;
      find("section p").textContent = text;
      find("h1").hidden = find("section p").hidden = false;
    },
    /** There is something to see. */
    open() {
      clearTimeout(waited);
      place.classList.add("open");
    },
  };
})();
