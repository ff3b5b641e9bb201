// What lies in which slot, in two files that are written in turn. A copy that was torn by a kill has the wrong sum, and the
// other one still tells how it was before: any change of names, however many files it concerns, happens or does not.
import { DrawerError } from "./trouble.js";

const HEAD = 24; // "natpit" and the edition of this form; the generation; how long the text is; its sum
const MARK = [110, 97, 116, 112, 105, 116, 0, 1];
const EDITION = 7; // its place
const BLOCK = 65536; // what a copy takes beforehand: on a full disk a name can still be changed or taken away

const SUMS = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) { n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1; }
  return n;
});

/** The CRC-32 of bytes. */
export function crc(bytes) {
  let sum = -1;
  for (const byte of bytes) { sum = SUMS[(sum ^ byte) & 255] ^ (sum >>> 8); }
  return ~sum >>> 0;
}

/** One copy as it is written: `text` of this generation. */
export function packed(generation, text) {
  const body = new TextEncoder().encode(text);
  const bytes = new Uint8Array(HEAD + body.length);
  const view = new DataView(bytes.buffer);
  bytes.set(MARK);
  bytes.set(body, HEAD);
  view.setFloat64(8, generation);
  view.setUint32(16, body.length);
  view.setUint32(20, crc(bytes.subarray(8, 20)) ^ crc(body));
  return bytes;
}

/** What a copy holds: {generation, text}; null where it was never written, or not to its end. */
export function unpacked(bytes) {
  if (bytes.length < HEAD || !marked(bytes, MARK.length)) { return null; }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const body = bytes.subarray(HEAD, HEAD + view.getUint32(16));
  if (body.length !== view.getUint32(16) || (crc(bytes.subarray(8, 20)) ^ crc(body)) >>> 0 !== view.getUint32(20)) {
    return null;
  }
  return { generation: view.getFloat64(8), text: new TextDecoder().decode(body) };
}

const marked = (bytes, length) => MARK.slice(0, length).every((byte, at) => bytes[at] === byte);

/** The newest of copies that can be read, or null. */
export function newest(copies) {
  return copies.map(unpacked).filter(Boolean).sort((one, other) => other.generation - one.generation)[0] ?? null;
}

/**
 * The catalogue on two open handles. `files`: path → [slot, when it was made in ms]; `folders`: path → when it was changed,
 * in ms. Paths begin with "/". `found` says whether a copy could be read.
 */
export class Catalogue {
  #handles;
  #generation = 0;
  #settled = true;

  /** DrawerError "newer". */
  constructor(handles) {
    this.#handles = handles;
    const copies = handles.map(content);
    if (copies.some((bytes) => marked(bytes, EDITION) && bytes[EDITION] > MARK[EDITION])) {
      throw new DrawerError("newer", "the catalogue");
    }
    const told = newest(copies);
    this.found = told !== null;
    this.#generation = told?.generation ?? 0;
    this.#take(told ? JSON.parse(told.text) : { files: {}, folders: {} });
    for (const handle of handles) {
      const there = handle.getSize();
      if (there < BLOCK) { handle.write(new Uint8Array(BLOCK - there), { at: there }); }
    }
  }

  #take({ files, folders }) {
    this.files = new Map(Object.entries(files));
    this.folders = new Map(Object.entries(folders));
  }

  /**
   * Changes what it says. `change(files, folders)` gets copies to change; they are on the disk when this returns. What it
   * throws, or the disk, leaves the catalogue as it was.
   */
  change(change) {
    const files = new Map(this.files);
    const folders = new Map(this.folders);
    change(files, folders);
    this.#write(files, folders);
    this.files = files;
    this.folders = folders;
  }

  /** Writes again what could not be written: until then the disk may say what was told to have failed. */
  settle() {
    if (!this.#settled) { this.#write(this.files, this.folders); }
  }

  #write(files, folders) {
    const text = JSON.stringify({ files: Object.fromEntries(files), folders: Object.fromEntries(folders) });
    const bytes = packed(this.#generation + 1, text);
    const handle = this.#handles[(this.#generation + 1) % 2]; // never the one that was good last
    this.#settled = false;
    if (handle.write(bytes, { at: 0 }) < bytes.length) {
      throw new DOMException("no room for the catalogue", "QuotaExceededError");
    }
    handle.flush();
    this.#generation += 1;
    this.#settled = true;
  }
}

function content(handle) {
  const bytes = new Uint8Array(handle.getSize());
  return bytes.subarray(0, handle.read(bytes, { at: 0 }));
}
