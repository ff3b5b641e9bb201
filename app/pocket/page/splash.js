// What an iPhone shows while an app from its home screen loads is white, unless it was given a picture as large as the screen
// before it was put there: the closed pad, for either way up and in either light.
(() => {
  const COLOURS = { light: ["#1D4A37", "#FDFBF4"], dark: ["#102B20", "#F4EFE0"] };
  const WIDE = 167; // of the word, whose path is 120 × 40 with its line 29 down
  const path = new Path2D(document.querySelector("#cover .word path").getAttribute("d"));
  const sides = [screen.width, screen.height].sort((one, other) => one - other);

  function picture(width, height, [ground, ink]) {
    const canvas = document.createElement("canvas");
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    const draw = canvas.getContext("2d");
    draw.fillStyle = ground;
    draw.fillRect(0, 0, canvas.width, canvas.height);
    draw.scale(devicePixelRatio, devicePixelRatio);
    draw.translate((width - WIDE) / 2, height / 2);
    draw.scale(WIDE / 120, WIDE / 120);
    draw.fillStyle = ink;
    draw.fill(path);
    return canvas.toDataURL();
  }

  for (const [light, colours] of Object.entries(COLOURS)) {
    for (const [way, size] of [["portrait", sides], ["landscape", [...sides].reverse()]]) {
      const link = document.createElement("link");
      link.rel = "apple-touch-startup-image";
      link.media = `(orientation: ${way}) and (prefers-color-scheme: ${light})`;
      link.href = picture(...size, colours);
      document.head.append(link);
    }
  }
})();
