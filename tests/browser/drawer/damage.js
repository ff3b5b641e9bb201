// Disks that fail, and what lies on them that cannot be read.
import { openDrawer } from "./drawer.js";
import { Disk } from "./disk.js";
import { seen } from "./model.js";

const AT = "/damage";

async function laid(FS, work) {
  const disk = new Disk();
  const drawer = await openDrawer(FS, { folder: disk.folder(), at: AT });
  FS.mkdir(`${AT}/backups`);
  FS.writeFile(`${AT}/backups/one.db`, "one");
  const found = await work?.(drawer, disk);
  await drawer.close();
  return [disk, found];
}

/** Both copies of the catalogue are gone: gives whether that is told, and what is found of the files. */
export async function damaged(FS) {
  const [disk] = await laid(FS);
  for (const name of ["catalogue-0", "catalogue-1"]) { disk.files.get(name).content.fill(7); }
  const told = [];
  for (const _ of "12") { // the second time all is known
    const drawer = await openDrawer(FS, { folder: disk.folder(), at: AT });
    const files = drawer.files().map(([path, bytes]) => [path.replace(/\d+/, "N"), new TextDecoder().decode(bytes)]);
    told.push([drawer.damaged, files]);
    await drawer.close();
  }
  return told;
}

/** A catalogue in a form that is yet to come: gives why it does not open, and whether it is still what it was. */
export async function newer(FS) {
  const [disk] = await laid(FS);
  const copies = ["catalogue-0", "catalogue-1"].map((name) => disk.files.get(name).content);
  copies[1][7] = 2;
  const before = copies.map(String);
  const kind = await openDrawer(FS, { folder: disk.folder(), at: AT }).catch((error) => error.kind);
  return [kind, copies.map(String).join() === before.join()];
}

/** The disk fails for a while: gives what each deed says meanwhile, and whether all is as it was, then and after. */
export async function broken(FS) {
  const [, found] = await laid(FS, async (drawer, disk) => {
    const before = seen(FS, AT).told();
    disk.broken = true;
    const deeds = [
      () => FS.mkdir(`${AT}/new`),
      () => FS.rename(`${AT}/backups`, `${AT}/other`),
      () => FS.unlink(`${AT}/backups/one.db`),
      () => FS.writeFile(`${AT}/new`, "new"),
      () => FS.truncate(`${AT}/backups/one.db`, 0),
    ];
    const said = deeds.map((deed) => {
      try {
        deed();
        return 0;
      } catch (error) {
        return error.errno;
      }
    });
    const during = seen(FS, AT).told();
    disk.broken = false;
    const spare = drawer.spare;
    FS.writeFile(`${AT}/new`, "new"); // none of the slots was lost
    FS.unlink(`${AT}/new`);
    return [said, during === before, seen(FS, AT).told() === before, drawer.spare === spare];
  });
  return found;
}
