// Kills and power cuts at every moment of what is written, on a disk that remembers.
import { openDrawer } from "./drawer.js";
import { Disk, seeded } from "./disk.js";
import { anyDeed, Model, really, seen, supposedly } from "./model.js";

const AT = "/crash";

async function opened(FS, disk, look) {
  const drawer = await openDrawer(FS, { folder: disk.folder(), at: AT });
  try {
    if (drawer.damaged) { throw new Error("names were lost"); }
    return await look(drawer);
  } finally {
    await drawer.close();
  }
}

/**
 * Does `count` deeds, then mounts what is left after a kill at every moment, in every write torn in several places, and after
 * power cuts. The names are those before or after the deed at hand, never others; a file that no deed was busy with is what
 * it was, and after a power cut it holds nothing of another. Gives how many ends were looked at.
 */
export async function crashNames(FS, seed, count) {
  const random = seeded(seed);
  const disk = new Disk();
  const states = [];
  await opened(FS, disk, async (drawer) => {
    const model = new Model();
    states.push({ from: disk.log.length, model: model.copy() });
    while (states.length <= count) {
      const deed = anyDeed(model, random);
      if (deed.kind === "held" || !supposedly(model, deed)) { continue; }
      really(FS, AT, deed);
      states.push({ from: disk.log.length, model: model.copy(), deed });
      await drawer.room(8);
    }
  });
  let looked = 0;
  for (let end = states[0].from; end <= disk.log.length; end++) {
    const { kind, bytes } = disk.log[end - 1];
    const torn = kind === "write" ? [0, 1, 20, 600, bytes.length - 1] : [];
    const left = [
      [Disk.killed(disk.log, end), false],
      ...torn.map((size) => [Disk.killed(disk.log, end, size), true]),
      [Disk.unplugged(disk.log, end, random), false],
      [Disk.unplugged(disk.log, end, random), false],
    ];
    for (const [nth, [one, isTorn]] of left.entries()) {
      const now = states.findLastIndex(({ from }) => from <= end - isTorn);
      const allowed = states.slice(now, now + 2);
      await opened(FS, one, () => judge(seen(FS, AT), allowed, nth >= left.length - 2, `seed ${seed}, end ${end}, ${nth}`));
      looked += 1;
    }
  }
  return looked;
}

function judge(is, allowed, unplugged, where) {
  const names = (model) => [...model.files.keys(), "|", ...model.folders].sort().join(" ");
  const fits = allowed.find(({ model }) => names(model) === names(is));
  if (!fits) { throw new Error(`${where}: ${names(is)}\n— and not\n${allowed.map(({ model }) => names(model)).join("\nor\n")}`); }
  const busy = allowed.at(-1).deed?.path;
  for (const [path, bytes] of is.files) {
    const ought = fits.model.files.get(path);
    const own = new Set([0, ...allowed.flatMap(({ model }) => [...(model.files.get(path)?.ever ?? [])])]);
    if (!bytes.every((byte) => own.has(byte))) { throw new Error(`${where}: ${path} holds what was another's`); }
    // Nothing here was synced: after a power cut a file may lack what was written last.
    if (!unplugged && path !== busy && String(bytes) !== String(ought)) { throw new Error(`${where}: ${path} is not what it was`); }
  }
}

/**
 * What `write(confirm)` writes in the drawer, with kills and power cuts at `samples` moments. `write` calls `confirm(n)` once
 * it was told that n is kept, `check()` gives the n that is there. Gives how many ends were looked at; throws when something
 * confirmed is gone.
 */
export async function crashWriting(FS, write, check, seed, samples) {
  const random = seeded(seed);
  const disk = new Disk();
  const kept = [];
  await opened(FS, disk, () => write((n) => kept.push([disk.log.length, n])));
  const began = kept[0][0];
  for (let n = 0; n < samples; n++) {
    const end = began + Math.floor(random() * (disk.log.length - began));
    const size = disk.log[end - 1].bytes?.length ?? 0;
    const torn = random() < 0.5 && size ? Math.floor(random() * size) : Infinity;
    const left = random() < 0.5 ? Disk.unplugged(disk.log, end, random) : Disk.killed(disk.log, end, torn);
    const sure = kept.findLast(([at]) => at < end)?.[1] ?? 0;
    const found = await opened(FS, left, () => check());
    if (found < sure) { throw new Error(`seed ${seed}, end ${end}: ${sure} was confirmed, ${found} is there`); }
  }
  return samples;
}
