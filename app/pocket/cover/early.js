// A screen reader must know the language before the app has told which one it speaks: the one that was chosen in the app,
// else the browser's.
document.documentElement.lang = (() => {
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem("flutter.natpit.language") ?? '""');
  } catch { /* a browser that keeps nothing */ }
  return (chosen || navigator.language || "").startsWith("en") ? "en" : "nl";
})();

// WebKit brings a page back from its back/forward cache with the drawing of Flutter stopped: the app would look alive and
// never change again. All that was tapped is kept, so loading anew loses nothing.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor && navigator.vendor.startsWith("Apple")) { window.location.reload(); }
});
