// Brotli (RFC 7932), the unpacking of it: no browser lets a script do that yet, and brotli makes first visits a sixth smaller
// than what browsers do let. `unbrotli(bytes, size)` gives the `size` bytes that were packed, or throws.
// A plain script, for importScripts and for import alike.
"use strict";
(() => {
  const WHOLE = 1 << 24; // the length of a block where there is but one kind
  const TREE = 1080; // the most entries that a tree of 704 symbols, of 15 bits at most, takes in two levels of 8 and 7 bits
  const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

  // Lengths are coded as a symbol and so many bits: how many, and the first length of each symbol.
  const ranges = (bits, first) => [Int32Array.from(bits), Int32Array.from(bits, (_, at) =>
    bits.slice(0, at).reduce((sum, count) => sum + (1 << count), first))];
  const [BLOCK_BITS, BLOCK_FIRST] = ranges(
    [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 24], 1);
  const [INSERT_BITS, INSERT_FIRST] = ranges(
    [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24], 0);
  const [COPY_BITS, COPY_FIRST] = ranges(
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24], 2);
  const INSERT_CELL = [0, 0, 0, 0, 8, 8, 0, 16, 8, 16, 16]; // of a cell of 64 commands, the first symbol of either length
  const COPY_CELL = [0, 8, 0, 8, 0, 8, 16, 0, 16, 8, 16];

  // What a distance of a low symbol is reckoned from: which of the last four, and how much further.
  const NEAR = [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];
  const FURTHER = [0, 0, 0, 0, -1, 1, -2, 2, -3, 3, -1, 1, -2, 2, -3, 3];

  // Lengths of the codes for lengths of codes: in which order they come, and by which bits.
  const ORDER = [1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15];
  const ORDER_BITS = [2, 2, 2, 3, 2, 2, 2, 4, 2, 2, 2, 3, 2, 2, 2, 4];
  const ORDER_LENGTH = [0, 4, 3, 2, 0, 4, 3, 1, 0, 4, 3, 2, 0, 4, 3, 5];

  // What a literal tends to be follows from the two before it, in one of four ways: 256 for the last byte, 256 for the other.
  const CONTEXT = Array.from({ length: 4 }, () => new Uint8Array(512));
  const ASCII = "000000000110010000000000000000002343353467338393;;;;;;;;;;886:733<===<===<=====<=====<=====637333>???>???>?????>?????>?????63730";
  for (let byte = 0; byte < 256; byte += 1) {
    const last = byte < 128 ? (ASCII.charCodeAt(byte) - 48) * 4 : (byte >> 6 & 1) * 2 + (byte & 1);
    const word = (byte >= 48 && byte < 58) || (byte >= 65 && byte < 91) ? 2 : byte >= 97 && byte < 123 ? 3 : 1;
    const other = byte < 33 || byte === 127 || (byte >= 128 && byte < 224) ? 0 : byte < 128 ? word : 2;
    const size = [1, 16, 64, 128, 192, 240, 255].filter((edge) => byte >= edge).length;
    CONTEXT[0][byte] = byte & 63;
    CONTEXT[1][byte] = byte >> 2;
    CONTEXT[2][byte] = last;
    CONTEXT[2][256 + byte] = other;
    CONTEXT[3][byte] = size << 3;
    CONTEXT[3][256 + byte] = size;
  }

  function wrong(what) { throw new Error(`brotli: ${what}`); }

  /** What comes in, by the bit. Behind its end are zeros; who reads them is told, soon. */
  class Bits {
    constructor(bytes) {
      this.length = bytes.length;
      this.bytes = new Uint8Array(bytes.length + 16);
      this.bytes.set(bytes);
      this.at = 0;
      this.held = 0; // the next `count` bits
      this.count = 0;
    }

    /** Sees to it that sixteen bits are held. */
    fill() {
      if (this.count < 16) {
        if (this.at > this.length + 8) { wrong("it ends too soon"); }
        this.held |= (this.bytes[this.at] | this.bytes[this.at + 1] << 8) << this.count;
        this.at += 2;
        this.count += 16;
      }
    }

    read(count) {
      if (count > 16) {
        const low = this.read(16);
        return low | this.read(count - 16) << 16;
      }
      this.fill();
      const value = this.held & (1 << count) - 1;
      this.held >>>= count;
      this.count -= count;
      return value;
    }

    /** The next symbol of the tree that begins at `tree` in `trees`. */
    symbol(trees, tree) {
      this.fill();
      let entry = trees[tree + (this.held & 255)];
      let bits = entry >>> 16;
      if (bits > 8) {
        entry = trees[tree + (entry & 65535) + (this.held >>> 8 & (1 << bits - 8) - 1)];
        bits = entry >>> 16;
      }
      this.held >>>= bits;
      this.count -= bits;
      return entry & 65535;
    }

    /** A number from 1 to 256. */
    few() {
      if (!this.read(1)) { return 1; }
      const bits = this.read(3);
      return 1 + (1 << bits) + this.read(bits);
    }

    /** Leaves the bits before the next whole byte, and gives where that is. */
    whole() {
      if (this.read(this.count & 7)) { wrong("there is something where nothing should be"); }
      this.at -= this.count >> 3;
      this.count = this.held = 0;
      return this.at;
    }
  }

  // Of the tree that is being laid: the length of each symbol's code, the code as it comes in, and for each beginning of
  // eight bits how long the longest code is, and where its table lies.
  const lengths = new Uint8Array(704);
  const codes = new Uint16Array(704);
  const longest = new Uint8Array(256);
  const tables = new Uint16Array(256);

  /**
   * Lays a tree of the first `alphabet` of `lengths` at `start` of `trees`: an entry for each possible next eight bits, and
   * behind those a table for each beginning of longer codes. An entry holds, above 16 bits, how many bits its code takes, and
   * below them the symbol; or how many the longest code of its table takes, and where that begins.
   */
  function lay(trees, start, alphabet) {
    const next = new Int32Array(17);
    for (let symbol = 0; symbol < alphabet; symbol += 1) { next[lengths[symbol] + 1] += 1; }
    next[1] = 0; // no code
    for (let length = 1; length <= 16; length += 1) { next[length] = next[length] + next[length - 1] << 1; }
    longest.fill(0);
    for (let symbol = 0; symbol < alphabet; symbol += 1) {
      const length = lengths[symbol];
      if (length) {
        codes[symbol] = reversed(next[length], length);
        next[length] += 1;
        if (length > 8) { longest[codes[symbol] & 255] = Math.max(longest[codes[symbol] & 255], length); }
      }
    }
    let free = 256;
    for (let first = 0; first < 256; first += 1) {
      if (longest[first]) {
        tables[first] = free;
        trees[start + first] = longest[first] << 16 | free;
        free += 1 << longest[first] - 8;
      }
    }
    for (let symbol = 0; symbol < alphabet; symbol += 1) {
      const length = lengths[symbol];
      const code = codes[symbol];
      if (length > 8) {
        const table = start + tables[code & 255];
        const size = 1 << longest[code & 255] - 8;
        for (let at = code >> 8; at < size; at += 1 << length - 8) { trees[table + at] = length << 16 | symbol; }
      } else if (length) {
        for (let at = code; at < 256; at += 1 << length) { trees[start + at] = length << 16 | symbol; }
      }
    }
  }

  function reversed(code, length) {
    let turned = 0;
    for (let bit = 0; bit < length; bit += 1) { turned = turned << 1 | code >> bit & 1; }
    return turned;
  }

  /** Reads how a tree of so many symbols is made, and lays it at `start` of `trees`. */
  function tree(bits, trees, start, alphabet) {
    lengths.fill(0, 0, alphabet);
    const skip = bits.read(2);
    if (skip !== 1) {
      lengthsOf(bits, trees, start, alphabet, skip);
      lay(trees, start, alphabet);
      return;
    }
    const count = bits.read(2) + 1;
    const symbols = Array.from({ length: count }, () => bits.read(32 - Math.clz32(alphabet - 1)));
    if (symbols.some((symbol) => symbol >= alphabet) || new Set(symbols).size < count) { wrong("a symbol that is none"); }
    if (count === 1) {
      trees.fill(symbols[0], start, start + 256);
      return;
    }
    const given = count === 4 && bits.read(1) ? [1, 2, 3, 3] : [[1, 1], [1, 2, 2], [2, 2, 2, 2]][count - 2];
    symbols.forEach((symbol, at) => { lengths[symbol] = given[at]; });
    lay(trees, start, alphabet);
  }

  /** Reads the lengths of codes, which are coded themselves; that tree lies at `start` while they are read. */
  function lengthsOf(bits, trees, start, alphabet, skip) {
    let room = 32;
    let given = 0;
    const own = new Uint8Array(18);
    for (let at = skip; at < 18 && room > 0; at += 1) {
      bits.fill();
      const next = bits.held & 15;
      bits.read(ORDER_BITS[next]);
      own[ORDER[at]] = ORDER_LENGTH[next];
      if (own[ORDER[at]]) {
        room -= 32 >> own[ORDER[at]];
        given += 1;
      }
    }
    if (room < 0 || (room && given !== 1)) { wrong("codes that are none"); }
    if (given === 1) {
      trees.fill(own.findIndex(Boolean), start, start + 256);
    } else {
      lengths.set(own);
      lay(trees, start, 18);
      lengths.fill(0, 0, 18);
    }
    room = 32768;
    let before = 8; // the last length that was not 0
    let repeated = -1; // the length that is being repeated, and how often it was
    let times = 0;
    for (let at = 0; room > 0;) {
      if (at >= alphabet) { wrong("codes that are none"); }
      const length = bits.symbol(trees, start);
      if (length < 16) {
        lengths[at] = length;
        at += 1;
        repeated = -1;
        if (length) {
          before = length;
          room -= 32768 >> length;
        }
        continue;
      }
      const value = length === 16 ? before : 0;
      if (repeated !== value) { [repeated, times] = [value, 0]; }
      const more = (times && times - 2 << length - 14) + bits.read(length - 14) + 3 - times;
      if (at + more > alphabet) { wrong("codes that are none"); }
      lengths.fill(value, at, at + more);
      at += more;
      times += more;
      if (value) { room -= more * (32768 >> value); }
    }
    if (room < 0) { wrong("codes that are none"); }
  }

  function forest(bits, count, alphabet) {
    const trees = new Int32Array(count * TREE);
    for (let at = 0; at < count; at += 1) { tree(bits, trees, at * TREE, alphabet); }
    return trees;
  }

  /** Of literals, commands or distances: which type of block we are in, and how many symbols are left of it. */
  class Blocks {
    constructor(bits) {
      this.bits = bits;
      this.types = bits.few();
      this.type = 0;
      this.before = 1;
      this.left = WHOLE;
      if (this.types > 1) {
        this.trees = new Int32Array(2 * TREE);
        tree(bits, this.trees, 0, this.types + 2);
        tree(bits, this.trees, TREE, 26);
        this.measure();
      }
    }

    measure() {
      const symbol = this.bits.symbol(this.trees, TREE);
      this.left = BLOCK_FIRST[symbol] + this.bits.read(BLOCK_BITS[symbol]);
    }

    /** Takes one symbol; a type begins where the last one is through. */
    take() {
      if (!this.left) { this.next(); }
      this.left -= 1;
    }

    next() {
      if (this.types === 1) { wrong("a block that does not end"); }
      const symbol = this.bits.symbol(this.trees, 0);
      let type = symbol > 1 ? symbol - 2 : symbol ? this.type + 1 : this.before;
      if (type >= this.types) { type -= this.types; }
      [this.before, this.type] = [this.type, type];
      this.measure();
    }
  }

  /** Which tree holds in which context: {count, of}. */
  function contexts(bits, size) {
    const count = bits.few();
    const of = new Uint8Array(size);
    if (count === 1) { return { count, of }; }
    const most = bits.read(1) && bits.read(4) + 1;
    const trees = new Int32Array(TREE);
    tree(bits, trees, 0, count + most);
    for (let at = 0; at < size;) {
      const symbol = bits.symbol(trees, 0);
      if (symbol && symbol <= most) {
        at += (1 << symbol) + bits.read(symbol);
        if (at > size) { wrong("more contexts than there are"); }
      } else {
        of[at] = symbol && symbol - most;
        at += 1;
      }
    }
    if (bits.read(1)) {
      const recent = Array.from({ length: 256 }, (_, at) => at);
      of.forEach((place, at) => {
        [of[at]] = recent.splice(place, 1);
        recent.unshift(of[at]);
      });
    }
    return { count, of };
  }

  /** Unpacks one stretch of `length` bytes into `out` from `at` on; gives where it ends. `near`: the last four distances. */
  function stretch(bits, out, at, length, window, near) {
    const end = at + length;
    const [literals, commands, distances] = [new Blocks(bits), new Blocks(bits), new Blocks(bits)];
    const postfix = bits.read(2);
    const direct = 16 + (bits.read(4) << postfix);
    const modes = Array.from({ length: literals.types }, () => CONTEXT[bits.read(2)]);
    const literalMap = contexts(bits, literals.types * 64);
    const distanceMap = contexts(bits, distances.types * 4);
    const literalTrees = forest(bits, literalMap.count, 256);
    const commandTrees = forest(bits, commands.types, 704);
    const distanceTrees = forest(bits, distanceMap.count, direct + (48 << postfix));
    while (at < end) {
      commands.take();
      const command = bits.symbol(commandTrees, commands.type * TREE);
      const cell = command >> 6;
      const inserted = INSERT_CELL[cell] + (command >> 3 & 7);
      const copied = COPY_CELL[cell] + (command & 7);
      let insert = INSERT_FIRST[inserted] + bits.read(INSERT_BITS[inserted]);
      const copy = COPY_FIRST[copied] + bits.read(COPY_BITS[copied]);
      if (insert > end - at) { wrong("longer than it says"); }
      while (insert) {
        if (!literals.left) { literals.next(); }
        const stop = at + Math.min(insert, literals.left);
        insert -= stop - at;
        literals.left -= stop - at;
        const mode = modes[literals.type];
        const from = literals.type * 64;
        let last = at > 0 ? out[at - 1] : 0;
        let other = at > 1 ? out[at - 2] : 0;
        for (; at < stop; at += 1) {
          const which = literalMap.of[from + (mode[last] | mode[256 + other])];
          other = last;
          last = bits.symbol(literalTrees, which * TREE);
          out[at] = last;
        }
      }
      if (at === end) { break; }
      let code = 0;
      if (cell > 1) {
        distances.take();
        code = bits.symbol(distanceTrees, distanceMap.of[distances.type * 4 + Math.min(copy, 5) - 2] * TREE);
      }
      const distance = code < 16 ? near[NEAR[code]] + FURTHER[code] : code < direct ? code - 15
        : far(bits, code - direct, postfix, direct - 15);
      const most = Math.min(at, window);
      if (distance < 1) { wrong("a distance that is none"); }
      if (distance > most) {
        at += word(out.subarray(at, end), copy, distance - most - 1);
        continue;
      }
      if (code) {
        near.copyWithin(1, 0, 3);
        near[0] = distance;
      }
      if (copy > end - at) { wrong("longer than it says"); }
      if (copy > 24 && distance >= copy) {
        out.copyWithin(at, at - distance, at - distance + copy);
        at += copy;
      } else {
        for (const stop = at + copy; at < stop; at += 1) { out[at] = out[at - distance]; }
      }
    }
    return at;
  }

  function far(bits, code, postfix, first) {
    const more = 1 + (code >> postfix + 1);
    const high = (2 + (code >> postfix & 1) << more) - 4 + bits.read(more);
    return (high << postfix) + (code & (1 << postfix) - 1) + first;
  }

  let words = null;

  /** Writes word `id` of so many bytes of the dictionary into `out`, changed as the rest of its number says; gives its length. */
  function word(out, length, id) {
    const bits = WORD_BITS[length];
    const change = CHANGES[id >> bits];
    if (!bits || !change) { wrong("a distance too far"); }
    words ??= unbrotli(bytesOf(WORDS), 122784).map((byte) => byte ^ 128);
    const first = WORD_FIRST[length] + (id & (1 << bits) - 1) * length;
    const [before, how, after] = change;
    const left = how[0] === "+" ? Math.min(Number(how), length) : 0;
    const kept = words.slice(first + left, first + Math.max(left, length + (how[0] === "-" ? Number(how) : 0)));
    if (how === "F") { raise(kept, 0); }
    if (how === "A") { for (let at = 0; at < kept.length;) { at += raise(kept, at); } }
    const made = [...before, ...kept, ...after];
    if (made.length > out.length) { wrong("longer than it says"); }
    out.set(made);
    return made.length;
  }

  /** Makes a letter of UTF-8 a capital, in a way; gives how many bytes it takes. */
  function raise(text, at) {
    if (text[at] < 192) {
      if (text[at] >= 97 && text[at] <= 122) { text[at] ^= 32; }
      return 1;
    }
    const long = text[at] >= 224;
    if (at + (long ? 2 : 1) < text.length) { text[at + (long ? 2 : 1)] ^= long ? 5 : 32; }
    return long ? 3 : 2;
  }

  function unbrotli(bytes, size) {
    const bits = new Bits(bytes);
    const out = new Uint8Array(size);
    const near = Int32Array.of(4, 11, 15, 16);
    let wide = 16;
    if (bits.read(1)) {
      wide = 17 + bits.read(3);
      if (wide === 17) {
        const narrow = bits.read(3);
        if (narrow === 1) { wrong("a window that is too wide"); }
        wide = narrow ? 8 + narrow : 17;
      }
    }
    let at = 0;
    for (let last = 0; !last;) {
      last = bits.read(1);
      if (last && bits.read(1)) { break; }
      const nibbles = bits.read(2) + 4;
      if (nibbles === 7) { // something for others
        if (bits.read(1)) { wrong("a bit that means nothing"); }
        const skipped = bits.read(2);
        const length = skipped && bits.read(8 * skipped) + 1;
        bits.at = bits.whole() + length;
        continue;
      }
      const length = bits.read(4 * nibbles) + 1;
      if (length > size - at) { wrong("longer than it says"); }
      if (!last && bits.read(1)) { // as it is
        const from = bits.whole();
        if (from + length > bytes.length) { wrong("it ends too soon"); }
        out.set(bytes.subarray(from, from + length), at);
        bits.at = from + length;
        at += length;
      } else {
        at = stretch(bits, out, at, length, (1 << wide) - 16, near);
      }
    }
    if (at < size || bits.at - (bits.count >> 3) > bytes.length) { wrong("it ends too soon"); }
    return out;
  }
  globalThis.unbrotli = unbrotli;

  // The dictionary: words by their length, of each length two to so many; in what ways they are changed, "F" with a capital,
  // "A" in capitals, "-2" without their last two bytes, "+2" without their first; and the words.
  const WORD_BITS = [0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5];
  const WORD_FIRST = WORD_BITS.map((_, length) =>
    WORD_BITS.slice(0, length).reduce((sum, bits, at) => sum + (bits && at << bits), 0));
  const CHANGES = [
    "||~|| ~ || ~|+1|~|F| ~|| the ~ ||~s || ~|| of ~|F|~|| and ~|+2|~|-1|~, || ~||, ~ |F| ~|| in ~|| to ~e || ~",
    "||\"~||.~||\">~||\n~|-3|~||]~|| for ~|+3|~|-2|~|| a ~|| that ~ |F|~||. ~.||~ ||, ~|+4|~|| with ~||'~|| from ~",
    "|| by ~|+5|~|+6|~ the ||~|-4|~||. The ~|A|~|| on ~|| as ~|| is ~|-7|~|-1|ing ~||\n\t~||:~ ||. ~||ed ~|+9|~",
    "|+7|~|-6|~||(~|F|, ~|-8|~|| at ~||ly ~ the || of ~|-5|~|-9|~ |F|, ~|F|\"~.||(~|A| ~|F|\">~||=\"~ ||.~.com/||~",
    " the || of the ~|F|'~||. This ~||,~.|| ~|F|(~|F|.~|| not ~ ||=\"~||er ~ |A| ~||al ~ |A|~||='~|A|\"~|F|. ~",
    " ||(~||ful ~ |F|. ~||ive ~||less ~|A|'~||est ~ |F|.~|A|\">~ ||='~|F|,~||ize ~|A|.~\u00c2\u00a0||~ ||,~|F|=\"~",
    "|A|=\"~||ous ~|A|, ~|F|='~ |F|,~ |A|=\"~ |A|, ~|A|,~|A|(~|A|. ~ |A|.~|A|='~ |A|. ~ |F|=\"~ |A|='~ |F|='~",
    "",
  ].join("").split("~").map((change) => change.split("|").map((part, at) =>
      at === 1 ? part : Array.from(part, (letter) => letter.charCodeAt(0))));
  // The highest bit of each byte is turned over, or what packed them would only have said that they are in the dictionary.
  const WORDS = "U5/fcQLn5g6W2aHcGKDaTt8g/C2bucC2KRPH606gKt3bt15zAG9eYyq9Wa8IvN32KOH//09IOoYMJg5Rl/ZeDANyDFSePrN14olXw9pICdcGymWju08vQ5gtB0xLyWXkDTrgixMXY56o+nV4JhYqV5u+rMCUETy0k22vCdAR0BG8PeuELafof78P0hLkBqLjSDQupF1Pd9nyFsDJrfpxiAnVIStbfMT0DFf66adfr2n+58HLI6vKQd4ffxmqHgi6XkhRdEmc8SybvGyRqgEc8h7rAo1/uyEMvGxfpfbdDz19OsztaEX04Y5ffzE1Q5b+snKboCnZVnuRwpS7Z3cgH5BZMJFANoCXxaf+/b9Oq927ur3Xb3etL2+sCus9il6WJ6AbC32ws1hdCNlzCYExmPTHYqIHX15LqzjfKNwsvIK8puawtdsqW/KcKtl9H1L3HNeC/z+SEPEBNoBfJWp7TFST5+uL/U1xffkupR/aCzGUI3JEwQsCNABqLQ9jTjsk4IEtfAMzy/pidhaCCHz1Uwtw7gD43qLLmWfA+6yp6inZfrov/dVs+n8tK8BSNJu1GdOWiUmFGNpSgyj6cYGe5d2nT7Pd53I4jf+lqRVuGl5BtGnKX8Ugf+45SM6YaFKeG412UZQ0pu+y6NXs3h+X8DUAGov+FHx6g515RSTQxkKeKbPMPBURR10ZlnIA9rnibINta0Q5ahIpI5zMoIQD6d/nCitrWm5Ef37KTbJksAM23lEYtm3sSVQrYex0hw9ozfqQNL//2Ts7gd1V2LrW4WXmTpfM3Pxw+oYteayL6o8r3my7Ki4oKnEcjDFo/K9pSm12E+QwwzNgCWfa56b9ItqvuClVm6b96brUPU7sTdUe0hmd0mVUmKEJgEE0V2r/K10y6zNSMsiz97pbmOleKKYbpx6cJJyE3RVuZ8iTv8K9Hbwwd4dx2f2QjCi5IMzvgvD8f017bem87kIuShdFJ977HvZogIc9JoCRzwKgwsxSgaQSSUXyW6VLla5K97v7HVIqaveG/2j6Pxua70L57Llzsy87s/mlU1RRoNDdYSXKAv/Vqn+lNTGSkKgA4n8y8/TV66zK1rbR3cuKjKrHW71Gis9sZmj/e9XqTXv///I2UylSEGTiPefcW8MH4FU1QKCqCYBryGbVjlszPWvcmy/3ShE3o7ION9xQufWhFOUK5ccvK6WyMzXABoRoqurVs7bDXNjZuZMmOMTwqp36j9PMot51uhOSmcQMUAwQCNp6l31Sp4ANgSlctUr1w8xcCAEa+fGq1oXZ1eUMqAFA9nfypGLfd42bpMvTZVr37pucWyfGrNeQhXAmP78wfaQvVTvAJMKlCam7b3vul6kOsq3qq41LX8oCA50Bgg5uRlOCIhag/ZE/MWf91V96S/brJrc2TABHaUMfhCn9iWyZDzfrz3qmf7sqtGVbCinFCjQEycRkIpMQGaJDCPL+ZU4zfJwrkicKyxjZWWO2HHp8Cpb7uhlBy8vwZB3Kr33h/And6u+XUry2213P9SyogKiUACGEkDrJzJtMpqWP6BX/5y/5qH2zt7OJUySUIEGCXCSEIEFkWJfv+RI5nK/LpfgWq9XM/BXdqHEm9b+nUxPCEac6EyOORXaG6KQnQlbNzU4bfiAKTnb/mMpJ5VkH2rt5Z0chL/+46ZNSbFKPL9rXzlJ58wzy4/Eu/tRDhN+Mw/ujfvP0mIf7eykelZsqxou6Lp9M6Zwe/Hh0dRt1cd7CzynWFwY7njy36kX0YkyiXQjiDJ8VmxPxxqHcy+2ScXUUFdaNn+RNM/5UQ/LwupZn7WSf6Lxg/WLwc6EMk/9J7H2oj5RfHkhe1D7x5oTYTsbfvKZnmWun9fxIXf+FnwyifxhMGVZ488LNgckkrUF1oa4PVZfunLR9is6FqC8Xq0tSJWu4dyP7B09+mPXlR06xDk1XHx7Srp1MRVYREzGf072/xcZHVImsD6IfzDol+N8w+Db/4IPnTycd02/WBVNHH3Izqad5ce52nWSfsCe8vaW5uTWq+/uSzi7s/84nYysvz8IXfsROb7oPxSeVmRf0TJ/M3a5fN/7FSzhujNkQ/F8yGWg8dPP0HR/yfaLx8sWBmxeiq2d9LtpCvN9ctZCZl6xwn//uf/3n/7QU9r+exe7GxM03uU7FULF3uvZTbpb7O1As/9jXnquunR3xboh+ivIkIgvPW1TrQp1QxS7nzfjTzmdB33n5ur3YyTW9M5hVO+zwsAPWT6qGJ3fo34pFLFzZfBKtEoM5yRqu/U8f1pDivBHPSa26aEnrPZwCwfoD41xs3a48YKGM3tjFVkhAGJHWfaWyHLY8rhRZIt7eOm0NpL/a5nGfFTFbCiWCuLpRPZHvUkAebFbnsqzmOVLks9/evUxA9VaaN4j5wCK5rfj+8MvhGqutR15jHb/S0Zx0OXPFmTTPJCKg+teX/xxRXc50QnTHL9zT4bU4G0WQt5gMMRGrkE4rcf2ZELS0snTldLM8kywjezvziMcme4tOichrwFpYq9s50kxG02zEEjQikrzRGsUcTqyj2HmgYYuVNGiLX2MdZ1jHyDNGs3SQnHnhGZSRWNN5NZ9elLTgDFrSpH5k3gpFjqQxkC4n+OZd46HLlhTLFdZxayST4xxiZ9QJXF8zGxm/wTp6u3h7Alg87lyLaYBSTZF9wBPcApoO1JFKsqZNPOZM3q4WWIUaZhYZTOqTWTsZV1BszjqNLLKCFlbOYpGvsI47KkvSFANnuImgci6Ks4L8diDE1u382d3XX9We21fUECTYrO9Ky1iJ9YGenopJxYYYOebz+XzYZyxJQ6yO0xVgOQeup1jvSUdlnV4BjAyJjOYV5HpmqYM9HlJiFyrLCR4rsT90RaLMPD4fYJYFJ5ZfuGx4LW9iXqsh1i7yFgDkFVSdznOfEKvl2LUO3XV2jAUiC7ZILsts3cUixg65CrCic1aQfHd3t48m1Mmxffzh/X5DAeIWE7sQ1/g91rGm0zY51+Q1fr5cLq/lIVS3Qh4XinbTvL6dQSRJ5Dxbe5pv3nnfOoT6ABmJHAj56HdYR+wxl5nyJdYxdpz/R4Yyo5h/N8UahdLJsTs5oW2IFGqraZoQ18YRsfCa0BxZ0UgwIWMVy18DjBzikNhMRiAP6PXW+JuNc2kWOXWuA0QqoszE3ihnSmsv8jb9argIyl6WAs2XAKpN3SZTzNkkIFK9Tx999+GHahXKZXk7r69LC2gXOVHkmbV+d3e3uw5yh2wDoEENtS9QCiq04swxT13G++vxKuOMEMuJEguXZZDuOWO7mmI9O+WKK6arYJxZY2CvYZ4DkgJY7q8Wq8ZrpAONRH4LWCN5+3dU5GFb/PXlP4dTrtiPX9/dDyBfuMaF6u4b+ZbQ+vy3zy8uOtWn+eZdEfPpUgiBzdZnXDklj3l/tVxdZQFp3SqGfPPz3d1qJoqyDGLn+6vZKjFznEjur+arEhkjsZiTrCaidqJiEhMUuzcfsPQx3RqSRdwibrNXGuk+UsXKuty27U3Fyhf3D9yKFU/zzWMDjxnkL4GrimXZCaFzNx0dtXIsZ2iGsaw948UuXmQm2/11sPrq7r2v7q9hFVVqAcRtdq13YfpsRE9j07y/9lf057s7MVspmJqZ3kr8bunyxadffTiaZyHP+6vJKsyu9AKwfiZEuMQ6/vpysqp4wc1ktlYuYC3zn80X54Kn+ebt0xVX2B2NJqzklKYYTOvNeL7+p43/fPbPhQKA0Z1v3muly0ZeBzvL0GO+mc7Wn9GJXgHWf9zf/8fxJ6+OV+PJ+gHj+OGfvvm0UMwnDppMxlA7P803Ty46/BBHBJelgbKxHgxrrRCZ2bFyCYfmzXi2/uT+/pvLAPzU0s4m44dffbC7+WePN9PJ+r2vP/hz5bIcSbfZPHLejKfrE3kMoHzWPVIJI/+wXKpIFf/61608578fviWdlvZvchVH2hZUawRISPB4JP0uymzKikPj00uY8hbdHnCOIK2CKdxsfAnAaQBwnYoJ5NWmGMxyIt9Kz8hNkGhrsunh5iTFyjKRTr9wT70pYH0zHz5tHIWEVIy0IpbGAt9Iu/Jj5SgXqtskPbIIrxceIXPAugwAPv3hg/jdP2/CVisqmvH/nvFrTUB3W2cWWzNmE3z07rdBwXoZzH4VGmJFxvfffbEzXZZithy7Pfnyw3c/+OvLfy6iYfCHTvrcXy5KxJxn1luZv7HoNvUtxl6WlVf8dEkGAAGvq53/evXP8fzvR/KtTTsryf8m/b4hndK5DZTzxWFPALD+o3ukCrt5nhJB9Y1jP0tJz/9+bBFZpU/P+WFz2BPq7eJZAIBDJxmM8vD1Nx9fKNL975YXipBTrohDuj27iVliTEyIOWJKzBMHO4TUDhERiYiI6EmclmyCwasTtmWAfu5/VdQJW0JTUVVVVVXNHVInbAlNSURERESEmZmZmWNtBVChRff0i6/m/1F4f/Pp80Uyi8zCYnh59wuNDR14nR9C6y+BfHlLR0O6V/jp4enqXoG2oV2+PKX7CFjJ8uJE50Ho8O/9CrPc0FHBXN68IXHgy8s7UswxNtZmbvOEFbs06pakKiYe/3UDpseSdD8CTaVR1bt4Xh5oSIFtSrS8W00zlHjAQWJGlX3ceIfKF40uUOs9dJM8A27HtlHPGutmI68HMLkMLsmPtGlqyrrpAmW2dY519FScKE/Q4bkuUWya9/HI2V2DtRsPDacdUq0jjuKU6O9AuaN3WNFZyhh34yQ6oSmpNnhf5pwnOkrUxqMxZw3V6meUcUGnIoVXiJBg3FsPltQoWT9bwSYaqz6lVxXPLk1clkqkVFSRCvOfEiYrmRlZt3S6yrjq46F9sgs+lxSbevJQtHfIuConVA/3dy5F49wp7RRq9+iM5WJ1QzeVN7VwKA9H9Mt3coTv9fF450NEZqFY3vF8UIwsRGU9yk7UtfzDWJcbTcZVjPAQW7tw+K5izCwpZblr8qaVeoOWTKYiBj8ePQcmMy+PyoXG09vOpkRM79RDvb3Hls5AF88LwY9PGgbEphsfmRg0TObj24aKMRXFaK4eI0g7w63+hs71Dxeqdp0ejSukMbYyDw4xnMW4JaUkcxNB5EH1j1jnT3lBL9+RioO6QqxWMPPYoqVi78xF9qzdnwp0nr6tJy25rTPy8o+dHjMDNoje2bNEdfrNXnjTcPjNU5HXKT/sfhbN62Lcwk+2i+2tHNCQmyHFmd9b2jsvLF57wvgjWcPFxvRbWJdEP5DSFtGYhcGP9LrUh5h0Ij/hxYXB3MnIHnIzy4NHEO/0Xdft0phSzOlW1+di8Nii/XNJu4io6/TYs64gc3nUQtTzL1XaW/3DULmZTZGpeBi0iifL49mJwfRtvfmOenzHH61EXcvXXvUsJtbS599PDB4UG3sthnkxeTOevPyTk7DkTwUmql0VaO+3+ceI0OfggOVejIXFMI+6lAgbctMMk53W2f8XY+ZCVP7b8L2OgPWdYuPjE3ZCk0H0B7uLF97MzyXKPy0+/0zkZm9IZofo0y7RPoKor90H6/LkNqk03owjHL05sprfDKylPEWZ7WnKbDQuhWVTae9PSPF7k7aEjZwQPQOTrp2xLi9XmVIN7WKTWzQblLRi1MXJuhgs3+06fFsPf6DIN/vncmWKNWZ5e/+hmDwhdV1EFOeqx8+Tkc0X/WPsU8ZV0GPPusTeh7p3ROCZ+PKo2FkN5rZN3JpvqxsqPcuN/7Me5X/yIXZhrcdb26E86x+cg3l9bymeojNHoNPInjsO2CnjqgMpefnNwC7/h267+KdzTZ3yw36KQf+/7/jDRTrLl7Qj/GNQN/bAx3KpVBDt+h8yruoo5kS063t7cbj3/E9i7+y+j0I+1ura84Cqf9olPB/fdZnfJJmWK8A62vATuibLTFrj/RlluVup4McO3x6oIfBjJ8kzF7wcAcAvSZ4rKSRMp3DrWsHTnDHzmGfznFeLDAHVOANL0Mm45oxAY0GsQopo5EmyzrQKaTbyJZwSsQptUYS4BQki8ZgRSR5nN51uZfZKt2adDo1PL6ouyTPI6zd2hkeS1rQFGiZcn7fmGJx1ipnXiKRxTGfUQiIxdpFtpJJBEzTvZ46dlELoqDZWTNuaH56geTXFOn7WiCW9Yx+7RcQKzUFsisEe97q2RBXQCWVmpeAnxNQReSuzX+s9g+UMOm3pHW/ZOEEnJ63FuSF40qAzOSppwTpT4E04EGKj//z+7lfD8VIFAFj/VGoQSlbog230QI+HKNk0Guf8/eGXA81MaqxIOGtlUjrtdTwTaxRzFGuIaqzT6mx+N5PjarkE26yRCkfGA62kI4lEOpPYWeE0OXArs2sdDT1AAk9b4bQXUv5RyGvMLBIJavHNbGnpPeciID2g17etWLMhScQ6RwNprm42Ds4Y3c57vYU60ntZxGyJH0g6PnJqONTIF0JoErZt2x02V/JdRQuiWGSsQqxUu+SPHZHpxCo0mM+QNQr1QKOJS7M0zxns11PAElBkJNZ437pmsS51EooIroixa43ZEkJn8tqs59zshFjJOSY+IWrPMiceKUbvnNpF3rq/k6t0setek+KEnuJH9k0B6a3xFzoVM48VtFSsOe+uBJq6RKEsBqPS8/plLBKetIIkztalpv6yHS+bvGYoX6JZD3xpkTvP80IZNdNpcGIdrG672hRHQ4FayH2rTmM6RvhKE/45W8OhQsIrhLbqoLa6nfBgrHkr2/Ym8T5FeqZotDoL19r37woUj1RyNM+5WEWITVx+YJx3NtBiENJlNc/Yua/hrE6o/xTWZTKSmJw0JweW2RrCWadwStRXOV27tgX6BJ5zxejHYmUR1v74YIpY+RGi9km1NVw+Phclxqx04jqbBz6y0sOJA4M9Iu6dyoKG9A2waW8M+V57tpXXLWc4Sb5mMQ2CGerbtf73rGxkXzlJtpjJ18ZqnhSJM2lGzhyHfQTyPAMysUu8iCNemCRIWSziEdnHceBBcLJE7JSj7yjMQf+6UA4xpDV+7Oh4TQ/3x0VXEBYW+n9lmKLxJyq578vOMQsv2O2VbJGU8ZF5299qNrtQnx/7o8F6jqw1bmV2pRMMfUqKpWoPvYwhEv+6cLlSfc53xMYNCZHI7hovb94DmBGyPal78QZQmZMeEY2LG+kEuRQ6lFseMyJxwmXJugxWt0P3SJF+ZV1z5/rL5efvfnsr90zw0UmX94UirlWokgI1NEvB0B4sMxEZ14wtJSelywW9v9uVOHPETCI/h/FS0dR8V9oJ9UyReAk960tz89YryWZ6m5qmY5WtARldE15m0Jo8zfmek9YLOnhJE0dEEV7DzVqYLtiaDSyNWA/fU8MOj5QYu+qWDkSx9oL5hdPz3KxiJad2d//ud/eCMXd5rdC3aAC+foE2Hd6nh6v03ludP500zuaR39CE4GTTlbLMEGqQ5jKmYqZYH71QNJ0NGgWTamGaB1Ub8Kx4B+b62gdjOR8raN95gVfxAc/TvsCJtRiV+f2ZpQ7eC65TLt9/98XFmfoFncVP0TkRwgUzuW9XATBqVyDT3zikpobXCWOylSbs7MoRSNqHDNNxPDL9rU2H2Nq+baCMGcgLbXTmT42nR2BVBXQpqGVDr1ouKGYr7dmwbi4aJC6NPV4mkKT/OCnzaEAeN5PF+jahpMt9dxJTVG9qJ2gdaIHHbGu8powp9LrXcbLplYliWONMOkPEgp/wunl9HHy+2xlro23Abd6mXd6mvR7R9CFCmDIw5ct7W98z4c3Y1zjL9gFpLOUJvPMVFojNgL/RKf2413e+jPUKuCLCZ1y11yteG+mI9C5bpROHeqmD0g4JB3YBZHdL32XXEfDD6m6HgAwgWnrpIZX25f9SXUsQzrFEb9CslXUaLkteElTmicc9dTXo5kB2WL7JLMnrW1Zun5J+BDuzk1bB8u65NjvxOk9mvSih8UIWvMJzIYrdrdM2b7/QGKfHxJScPvnlMbd1x/d+2V8i81V1PLvjZLtQ3pEFK580z47y9ApkSonP3S7H5QHdAzHxeDDL8/JAFo0BK+bp5cks5MLLtM0bCd399PCc7OLfW2iTyVzeGe0SZTJe3GzMzibx5fkKsxA3rTBiL7/YLqeqZ9GGY8rw5ok0uamDVpySE5Bgfm0VL07khSY4cXt8bRNXOYJrW/mxaY5dHjhC9Ng0FH/KJ+LXEwdDJQu6Oby9Op3G8K/N4Yvx2oWDwSx/bFvD3F+MG+pxbgZUjvCxsyBjQ28vz4b0HPsl1mb39OmJW9J3FnvnQTNvF4+dDSe0wB2eyRB2aZe3HelNcbMhkcpXbSl+XRHD/QjkLVnA8se/tpVXoHBLlrcgomEuvzg9m1jzhhi+JD09Ou1Co70Ioks2X+zhjdGwNjsWFnXSPF4r0aYI//IYbFDlcmMUotPQhRPRkDI2qYpMGerN28Xp5TnRg02RDGa5yev8e7NjIREHrPklX5634IsLh/orWbyFxqCYd34hTrfuDQY1j6KyAg07UT4RE+ap25jY5XmLKm5a98VElCzPog1MRHNV3ljowW3S/cb0/HVDYh6eB6xjIgQ4dvrc7ULuQyLEv3DLLTEC3dslDVB9+eU3rUu7wCxYQZkJlchN9cX0PMWYqpg4djZ/JQuqHDCO8KX4xbWnx8JAfG0rdD+Ukoo8XBMHXucXDoXuduH1BNGl0b72QJgX8oYqofqiIQa6qwcOfDmzXhk7yyetOBHip8RE8yw/pV1YisLlA4EopvJh4ntT5076gWQub55TCr0J1dslzaew+4AhElbOwkLnwVyKB8HOTGGxeRSbB9F3R3Ym/RZ+eWcSGBv5Ny621z9MfEKs+ZxuWaidvGmVE1mMfLI40UrcDpgxgtNvZgtX3aujONQP6GSXPU/RYtieB6NdsMFgbq21D5WWLUhrl3vSPCa0AjdVMjczfUdjIQYrV4iN6X0rpx+izI9Uu9bl5Xl4dEZwiJtUUs/0JlC0kpvNdU8LNo9+uqp/Skr5Tyqpi6G0UdeJKfqcIbSueHwXdl0eLYhi8BZ+cs/JSMbNWIqHfSkeBn8WrC9Xac/pMVHd96FcLlaZDGEuRrqp3GKjM2XYdKsrT4/G3Cbfmx/KuGrRl5LGGI+hdjCJaNcpYwcv3GKj7Syffp7JUlYxPmLdP7mPKRW0zhjhe+Ve6ugXoXVN1uX9lk7PbJe7nrt2MC90/3QeKN7QzfyvxxdbeV2MDBlXpRJjs13hkylzKc1LGvNCsNO62Egi3YLLo9xUjPm9ETx2lZtMDCYNh3L6LTYUxayPWDH+TcAaF0O8Z4XbCC6i/pNbd+ssiJ4ek71zwnqy7eBCJnv5GMqlaMzOWxqzUNKalDCzgpgPVf2DKrR3VpB1qoyrLumdJnb6X/G+aOw7eW69ocqnYSdTic5ItmAlm1vvmBjM5VHJn8ZVgRIbKcPY6xIbyfNkq1OoPbNQTD9PabwlN5RdyuN23ZP/g8uj5k7uOf0W5kLQCq0xc3qWPtPrYvwVKv0fm4l4s0b4tt4uWGPuuPkcPD2Yzzxcp09a5SLbNb3ETSylc6KK8S9pxfDji634I1k5pXflv97hiyP8U5dyoD0TZgya73E1BBmw/DA8ZIgtj4I2FVolla0C1n029WQvX9Ky+RQbJ+pi+CpxS5lLn4AkO7NhsV2etHbtaFfnKcYg0q15GMN3rV2T0+ORMzC5XKVxeqfmf9nzYPQdYsPPk5FZjzLfosquksXeoMqeojdjIoZYp7J4sIpxhH+SKlMq/636AU2xofxIH6xGK8ax+2CZfwKrBbtUU8hM2hBj4mQ97XJpzCUh9fdtPcpcQfSJt9gwsrPHzhQsJZL8KVr9zxay6gh/06Dqn2wXYrDLLZ0nWnlMzoPx9w2SvS56PM3tlIHwbf3j8Wa/qIv9X1472iVzoVVevrVDP3hSfbjsb0+NZVoTjtxrfrgi32HDyI/mpBM+AVX4AXvMz2Prq2Air9DBuU4Q6lrm73BinJMW1unEwabCmYJKyTq91zNNB1DPLWc0xGg+Wd6BvMykZTYnaRYpRhX1/Zl0giO7a6SzTg4xql/awALWYg3R11W2O+teYF7hcWKcUX9VD7EeY+seeHewnrs8hLTeZtlkF5stDKWG1yxq9GTarMKV6okLWG9l9GZFf52xS5jEptl6IN778ONPv9p9h0cuFkmeUaDpmMHTnFQr6/RpCGmlCGR82FZ23JXZTDCO5lnZUVJBLlsj7SR3EJQ8EPKD4sFYURu07/WPMwuvdCavMZNWAbfVPL8eRy5wTOQ1FhYJpWTTu9U8o2Jy4Awssu3czWF7MJhZa7WS5mLThNqVE/VWmjehNJhYYxXSDIrgSPLkSI7oqK8AsH4qpFSJJmjZosxocDRifc/piSWorQKxyfbaYDOtl/ZAAioFawb8hNrIWfGRWcILNTgpSD5F/hvN274EnZjydMSeSu0QTzzLGkdVBJwQ/OvH0bwGR8Kj+4lPwpHQEY0EHyB4Uvn0MrBoXUGSeMy9LnGCRM6kS8w8zfDRvKCSciMh3Uzx7uhciCYHqqNA8xvYKrg1vpP6Gq3w1bkgsrui/vSTnohjAMbNvc4XtdJ1onKZ07rXKbGgFmj0aKw9MYCKqdZ/iqspuLYcAdArluaV2GtyEnVhjWPGSCtbJbmyOOCOr/R1ddaCUYzyRhFBagLLw0eLghmaGFYtBhO5WT/BXP0WrvDv7z+6XDAoMunHi8Ifc6B/cM6RvbLZWeHRSGnC6jZyPnzb4RupdpKVnFoM1qc5R2rWYzKbBGI6wbUmv4EeMpwgQRvrVFG4YraGvc5AFQ6N7hictMwroyCsqzx2Cqsy9kG4VxnvqNByKWxdj4EqnFvgsZMM3UFdPZa5GNiaN2ZhKhXj2zJV8/W8xsGa6qQyjTE1RzsKWxqS1xoxYrb4yRiP3JvHK4AHVXZl+mEBnecEyPyRh+sC5CmvU2StSdq88GoGN6e/5Il/+V+giT/TEhH36sutrd0LkX0RO9aYgdCFrfyQOw0Zy/mKbIamy4pzkHBIxPPoXRWDXyFZ58LtaKrYvyinlg5a+OBzzzA7amRseNfSCGSAfrlBGxjMqUo0HWddL3YGxjJLt5hJgJvxkvEjX1iz2Get0ag8fSP9yqdTuX8hwWLLrxyO8YmNNAvvIzgPvEyIoP3ay7qQKt3t3Z+FFXMJbHLhI1dXKjHwVsPijs3aM5f1JelaXNgKF7iTmjRzBGCquAs96LMvwnhHR29tfnHwnUezIQHNvB4+is7Z0Qn61RKOR4ZKePvxtrM0zmKS6ZLj2lx7BPShEodYOV6qwOnzwHf9J3yhplmGBbJAhedcQGyPotkMkzoEIub1YrT0Fd2cREtH9uiUMfZjpEWcA9ZO1Z6zwwrfwgyA6Zj3GmL4prqZH1M2miB0LTkVhEBoWK2q8fc8BGuIGZPNk5TC55l5xQjaijUXnHCbYLe2x/34O1pqZrHngx9VZ95Oi21AnND89f3fR4AZ0cEAvIn5g2s+ydW6zv/w6NG+ygFsUpiyDiz+B4GwYqJWftOD5Ye4x6vTKgYhWw+HiYdzY8Lm9SToEsxqwV8bEvdPKuEod/MAlA32T/EqGswDy7uXaT9ixQqKIjaITzFqB3PKwfkofAKaQbL4hYFb54zqcE/wAsrxhKlTaFIXVF58xWVoTAOPWabTLDRyrTtlXfivKlOpEsRaHZjf7LjMWYNOA74LUcwnCkS9AB/IrzIrFScXygjSxBCFBs7MxmfDv1OKXqJL1sz8F98uIxMVWpEKyJfExpvZfa0+M4VSi3oLRCA01vGTCwU77hkjt7SMCqcf3dd/hSpPEJcLNc/q7/zyH6CPgrO7NO47jz1jG6BttokZEbT6jFrN9/fhTYOdxCmM4AmN5ouyUv25ECaWjcsMVgJyNqaLTBSLWPyXnTW9LM8GCEJxMSCDzGGHwDLse4UfRdLFR/YOR9ZNLIIOlactpataBolEZ0aD0Iv+SMxM0TTOUevygSacC6Jefa01uBX5zFL9hAbDyc8FMMa4ELSaIhUA7b04ZzmG/Phz0Wq18xl/LZItubI/WjPKbaJOHpMZQNt7Ngk2/4JTADH/LqYxbsyHRGTNEIXIvHGLoFEXPxNHNtbh+60xOtSpncG6R43Y5iBcWqxYR/HpLbgAOzIxk9tN1hgy8P2F8PVhTM4k+K8zYpbJQwEh8LmwbvXlMMFYrbauMfzo9xSD51zgdsJaIA0otl+Nr6tVeBq1RN/NLQWA6q/6DGaUtsV+L5yTVqtRYU9IDCDNFvvkQSNB5diYpkSObY6MYbd2L2OUFRUC6Bf09VxezwX31TnfvGEEnKALgdVf2d+WyFSKGVkzRSqqBj9NJUK33libdKZ9HOqQIUW0lMCPsZMsdlwW50t6hjsy9qyenkE2G/ECMN5ij1ovfaW8BmnuscmGSkexprMvp8Rx2xlEm/nsW3M9Zs1XZEbQk0lrVHfSb954v88+YmCNFiuaNymsP0wZVlUpAhaYed3N/GizVNZcOiJyYrXohR8fKLox2QzNDzNB9eNLABPtowz3tQK9WgSBKJfWpBO7Zb5DGEtcAsehWsKFalF8ABS+k1+JutzXGKOer9Mqaew9FwCBJB2iCylCOprHrXMgqDDzaiZbxZAM7cFOdCw0o5bGDTvux0DVQNW/6s5dBvM2+/cYqgAyTKU6iiyYWjNuJXzx6b6+U8GqR1B0XeFWYQy5d9m7UAutQneegMyFU0yxmvbUAEUO/Wxp0n76AgzAavylcdvjWn2i7TIK9K7vHKVB1Y7uJlSDJzMrsi4/D4UgQgH0fHEGG55Jpgn9rWRHDV8jyc62bvlgTLbYwZElUZsW7FOLTweFbRfVMwroz+ooi3B5maB+C7p1VYsD/UCpiqg8/ENvZ2/i+k5W3In/VSAm1RVQZ9SlEdtn+rwytk8zArEqf/PFZ5gzMJ1f5lTLfUTDl4qW3AsT2xVJX4+riYOP9KAY/S56UuU9Y4wSv6tQ+sqp3JtyQU/aupsq28mSVCHjTF+8n8tki3X0KGTg3vS+UTYVpmc71hqjYwgGk0vLL2hqQu59D/NL1+WFUD1CXx+mblP26/L2pNxmaHsdIRYhX8jLvJmz4cneVYYWqvXU8osVhWZFcjcwzEzRjW7SPtWULNiMzxBtBMDgR8Gxzm6PqA4zIrm4m/g+T42yYy40z149SAGmekzxuLsHmoHvyXvUghNer/LBtOVhvISFCC9vcXqn6zXWIhQMPp8XGeQoIIxQU14J8uTow+1MfGyFTiLt40UOmCBaO6lnWLJdtJ65T5CGv/x3rZ05n22BoOa6OTYRoiGgh7Fspe98GLyKs00W4PowKB+oltbAJJA21iKFUpPwWlRjuYlrkqPcvTDLUG8i8Eo3R+tDi6LRaLNS2QzlSIXwH3+vrjfYVqku269sYI3xq4pMGK/mZsXGlmT+y63U9mB/ABJjYGSWmgaD0SIYD7oMkN2DkqFE5JFiKqvORXgOSFQbTL4TT23vBWWR5LdD9CRiAQKuxTcpe41XYtWlAsyhmg0qVz/U0VqbEFTWwQOTCXV8zLSTwuQRhyPd3EK6QqpC0yU+00lle+GCBrD9vAaGhtv28T3GIq/YuxxnP9jCmNzeyBZtoPReLa9WZWcczQPJiro+wdZ4h1Ni4i8HV7R3tzaoHuN7P7qoOp9FDLBkqXIuUGWWO3nU1t+JdBtfynnh+iKvgHvEGIDfb+7BU4Ye0kL5njR2CTi1NE2DIk18LwOE6ptpa8NEdhOXej4MYBdTKYeZ7zTOO4V6yVFrXC2bIWyULrKIWtw7gyl6smt3YpsVbv3mbOp59JAsnn5c67OM1pQ1VWwa84EBAFmfM0Zj0pX7gCLO1eBzYYXuWouNv9fdbuyUz9QTKlfPWpt/W1UWNlJmMaPPtak3ZyLPvLqMCjOGkzXdNvgCyGXYjQrHkIZmTxLjtVrqlo+NcZIfHI+bl4SQQNoemO6N9y5YxVHh5PmsRiamu925R7xJNHJhMJBZiPajjF08LnLseeVCDj7MjYMgI3r1G3MxI7qjTkqIQZskzd5hv3/8pG+MRLoj7raOgR8ZHgolMt4HrnN6WuWGkANCbUvlZOdZDxD60LS6APbsMfzyCE58ORngs+G+9J2OkjOAJ0gl85p+HuxcCP7wuMFCgbFrpO13zAG3OrFkDOcTTL1YU4ir9654X1axJcIoLnOCFGtGHW0SDW8/9RgYeolJrlcvKHaPfM+BRT0LkTFKPq/MmIrDx+DbVpV/DQhUKLLRDDRCMXlpKGdjbX7vJe182XSIbmcRU5a5rYx4DEqmd9osOC6khN4Drdn/b29BEDC1Oj9fl2N1CXxXAiJHNr98po+05ipVRhlHRhBTdMsA0xf3aPSAv2G2vL6vdT57z0x+NCEPpK01vO7DZ0skek2wc43qNOX6e0T/FCC2hydtbZonelzjbv+LG7cdC/fAioidHigPw2z0eY08lNtTv7Jwfv9+TEWHaKwDTliceKMBx/toG43h16PRAeTig5TXNuuLNI5YWVh0PDVs9W6B7fV0qNSRMVmv8KVw03LYo8uWxoVKQVmYELR8OInijPPG931p78rP9ECwhocfL3PLE8LO42Snz7V9ktyieVpAh1/gSLLRYUgkVZemzfqRPkZPhr2XDH6Y1WqJUiFFyQW9V0/4vvfPPCFIrOO/Z7E4Qy+M7bQPIYvbu7sxcv7l+HsZDk2uzLwfrSNwkmSirvpyoNZdeyHDA+3NJcakN0jURx03QqvgfUsOZM4MNQyIp71RkhZ3PxoaPZYQ6iurSvwZJ9EwR3nPQQWe96O0swBAvyinMgbUmAlvA74/vuaoZUF2irVCWVO/4Plzc4PAfgydBgK75MlJQFqwwoSMLqNTGdQMcTWkdTj4PiD95lnM3ta2lpHJC6HsLy6rMUqlhWF+dmSRMY1ZO3KUU3w0iuahbxS0JERG68jkJSCVtbqcI036GZTJ5FDiSuPMIgJPifP2Khxc/i+IlRDYOnufwB7LmprEMbXCfAu+h8sKrgaV90KROi/NAJsYXFMMZ2cZXiTGXAvxCV0JYINXMsQMKZ7rDstFoYDDRbKTXoLjFUg50kYaw8Jcw4B+WLI4r5MetSuAmdfF+kIU/fpmqG/xJV3vcgFndDiSKb3pd6x1X4wWV0tYnYnr7EF3fl/g9efJYo6K7e/kvK7siLr2o3p2MxXiMnkH4F09/ovLXv9h8gdQ/C+uRUcPWtcuG8rNEwxK8RL01LhhzoJ1TXmNRZ687X1TLE3M5F5/8TQO75FMsLsi06Lni7v9+uDi7OY2Pc48gFyEQr0auJhvgbbmy1PdJ3aGxNyqaAiuxVOUHqnthm9C66HlYaTtrKgZxHfUn2mKuqChVyL98YRRvyCg5mHaAv0mxAqr28gEUbJf4ulsrIVXm2ddaQ1PepjQhjwp36h+P4pI/KFXJseKmdWYZp/xShIIla2LHA7hHkwhDxqXzQI4RqclQAOx7/c+FjzS62i268tc/5/ZE4O8/b2uJ34h57+89wzooCrOn2z7VvClrB5l4FGN1muxTUpkBLLDVKH1macdyL0GTXnfCJLrgU4dWwF02btltZhD7wGAn5hIKWwBGoRKfC+My/YvqBqBiUWJtepT2+j3BPRKl1h45nSZXYTfvGJSTHpE33l0GGLdjdkIAAEtJcBJqzRwWDTETvfXUGye3hIXzcpLjkXqRBrzgPRJtO7ZBE57551Tc9++6iHjIXUK7B2XoYpUw/eLq7QpeXBYzC+B2hTolKQ0uRMK2wsTNRqDoflElg7eoAgiDrKqyaBwnfKmYmsZZQwyDpwZRYSW+F8cvUcJodF3ke7mspf4UUA31PTFGAgjm8j9AZVf8DFj0YwzrLRxTB50VEn78IMIBJlCfDoSOgYIkd0G+GT0fCAzYypmcBolFUkVeQxVWmgDpvdYqEyMtw+e1bKobopeYXjSv8c159C3ZyxKAitH6z7EoWemaA7TwTwwoRndN6IID3qP31zMKvgDxxTKC7O3JFqhm9dne89l3bw77DW3k0oixusGHDcXdT6vs03oQ8nog89LWx7Ie7GPwTBG2f1NtYVqKyjSC2q5mxntheXpTjp/LAZHvN1I5G2H/xktgVhxU/YHJW/snJwpi2WpJJd0RqqVhOhJpdfgdoj9pQnwkHUvLcunHcWRHVgRDYMhd2sSwNO+U7VgAZ04z6lLYn4MJ4tlZESTGFLETBYKHT80fYZUjK+2D3vlvip6VYRZvC5GonJ0AXIAkZT/pcNto+A1+C92pa1jT8ylkUF53gOUBd10KjKy0TWrKBo2fgJPpntGz1EuPfKoB2q6c3PuzsTQaYTp6uqip7bLl1znYaywVw732ON6eab+ABtBIyKgSvAQSpPe0dDYbpkbTCvvsTT4oMcLjAqMq2quZ2X2fFT+7byyutSt65AlB3wyCxFJxi2D7gONbBKIEV4kAAKYAU/+GjdVLtUMWFPA7g9PaNP/fdIDLQ3O5x+eUM1m0jasO+0WxEQP6cfOhhCTJl7CuXx5fG+2TSswC93XZqcNegPnZDa3Chhpe5n5PIIlNNpinKITxgCmpM6W3dEbrcKx7XtTFJCZHTAb/V8TK9jEk+M1OzbN83a9GWtbeSYnDBeOl8DwLLfN23ObdM+GUE9+b1lGSOak7bsTOraheQR93vM4C1ESiJADE/ESl5Tvcy6l34yO3jAPsSj+8LkZbguJ7vrSiIVgoynXJknXk1k4cMaYjC2eWmf5pM/bfMrY1BshcaUiqMY05DJNuzSXAMLau5Fn1CImRkvndvfMT0bB+smcjvmSS0EFygokVMGHzeda5E6m/QevcXssT6E9DFpaIxnToCeTXYzhc0cTLO/xYm1meReE+No81CXiPfxf3NQVvsRbSEo2YZQnxw6fm1E8N63YGIEYAevkyVa+EMWc7NKxwpfAz2BjCSPAv99B9EYI8vSYyHPXDvfji+XJsSVCmMPNYyKn5PR8zaR5wxTzlBLPwO+r1nlI9xWbB8qV3Yv2El/M15K5GN68icFDBq2E1tGEVt5edPm9cCgiGS+hKDGcm/ELZon62IwArQLxyo+U66uLvxi0jvtlp/OWQiwMMUxWeH7hFsZCD+b5ook2HPzFiyAyodJBu1/6F9arhmOn5yE0ZvGnPFV5I9Zmh52bUWw+X7OmSOa1J8yLJt0P0QO+TTo6s14kuxSiBdGdpY+GJiG6ND+OCROwBJ+2QJXw5ry3YbQQIskZlcDQ2bJnAnjjOGzY99PiffYqRLuUL9XuYv44o08zu4oxXcdSv470Rtnbeje+9E5ayigQewVe6NcJUjiKs+0W8gCkip5d4j1bF6P+Lsv8kDDO7nP6DHG2yxbgPLypoHm8Amia3FAMmAOW6t0xLsLGEHZJsfk/vCLrqMclcQZewfUaBwGHCy4a83QN2tM7pMgxroE5Dbg5m5maeodn8GoDc+q+IIt6N8qi6T8SJHCKJjOArLt3EsEiJIcZHusrllUZpy98hGQ+9XV6l9ShPKiDMD6S5TaZnf5xu5CUaRlxpWT+SGL6kTQ+w6KsEYT3qoNhDrfrgnhAG1JRQWcj+FSp5MDAO4hgIGuoFZH6tKIMCeVZl2Ee8M2nd8kygVXIso0klJHkOYy1Jip/FF1ZOik91z+bq4yvrLnKMZg43Vych+Zlc3YI5msPJoMz2my2KriNihs10UjQmoYSsAbEDg6jL3OxLanvHIPiIASHj8sqgtR4MNU5LdxIFHxjTYjSbuPaGgRqHgEDpOBQgFWhgybSBGLApmhZEQshR+faLOlwmZCKVONcOF+rICG8IJD0BswKX+TTeEpCyAKiUl8Htq7RhoSQxVwKabaQdfc6Dk0NppLWiQ1nDOisHFl9uxe+A3gXmvIjlyoH6bHeFfRSDeSWAdWgub0nFqrQ+dC9xBwN2A9aUuBxkxKFf0dtVHfDGVtLUQqJZY2vLs5UhoFBFDY3jpXB7RDj/Roab4fQSpmLR3zekVGt6LsUDNXsG3S/gHnZvoYYSiEHZ9pDo0iUwDBdeMuTd+t4wHekHIfI9EsWimUN+X+B8TVlMm5p7DyxtS6ZST07C6LZ3IpWudfyqCxEsU9mYjB3a8w8kZe4/aPkUv6T4tsqHrTm26oFUexZHsIM5tbK2GZiY4U3Zn5CSmz48cVWeUvKofxQm08iSppy29v8Y8b6eLybzwV7+mOY0o7wTzJWyI32rPBDOf8n45bGYC626pJL8QS/N7OCybj54ZFSvCTL4zlDaD19lbjlx+MtNm5GitsUVXFrF8yoH7Hunz/V3oOZt6QU+4eoi9E8gq1WeN+t2CXY6vT4IPrj+48OFpx+s+c+vtiquVW4ItolN9uOoFUQXWyoHIF4VKYU+4RhMM4ddTFyz4l4Jtolxim2i7lCbhSbW/GnVvgIzPQmrMf2PBj5Cami0XAoe4WMwUjf0Zjq6GKDykmrhShjnGJQfRbjZKtJmNjIJ4sz3+QSG21r7aCx5Fi98x0GXeGbC37YUmP+5rfjZ0kwjRYHBxTW+K8znvL6l0FXryt8j+u/KZH8w5b4QORWaIWbQXEMAgTqj/7Og/9zwSSvAVXG09lUjJMssTElU9yWr62I7w2VeiaROzhoDGguNmEmM8Ut2UrcPiHFyObbiiEmJdDg8qg8ZexgTj7f/10v1y42uuTaRSJUGPxZwcwuQwq6pNUO/nPzuhgTEcJegfOUpkQXG+2CDfZGq4De0srjkYnB/LMCpFtm7S7Mk6gdVMkSG3Nn/dEy2+Wu+X8YKW47N1QfLknvXIpHbIzwj9jw4xbf6TdD8axg0gqtxC3zK9TBno73c5qabhNCNYA0Oo5QsQCq1OphoQujeSWOnvOpbLN55gBtWoEY+9h9Vn37hTbUecsfX70/c0bRXtDcjFsVUO+YHozChIgbEmfB0jOGiN6I5utZsD+OPPSwFevC9SxQ6+I5uhFDPm64dhjOJJkJHgoVt9wJW2OVxpZ49iH5cEKju+0/LU+iQiEZej7LfltI6xTpiWcS6o9IBIjC9HQAsdksAA9/dIVEzsx1wuBWe7ZsLNkwyIYL3nIP706zGFpj3MYB3YH1ZZ6uBXL/lIevtiBJYOLpdb5gAW5miZckk9Qc4OHBer2PJgjEUaTotAd5Z4U2JphGLiObKBanWSFkoLbdGQ5+gCnoaNWBe4bfN5ZQQUvbBDox7tQhdWl9u/UxyCRNSDE8Ri9Yr1ZMJQQc126w9MRQ7DJFUhT0T6BvOGDEDkX6Ogz6avdiTXvP58SVOJQhRk/vYNGwVH15SAlkMCLLpzFjHoUcxp/VPJzEE8bpJA0XP7kK4Xj9wuumqUsuTyQ8YGNhZmbDLkbhDvrKOaIRS1Uj0l9VR0N0PDHkPaT36tmStd4HS8UeT2KcUGzPEOYqnHrgfUDR6IASS69qbGXhBY1lRyUskfxwwmvqEshWDCKt1XlGCT+dMDJnUZKGOgVfW8USA+PPPnTNabkzagoB2RIy/3+0MW0Fq/Rh0/aMCz+sHGz4jqTo9v+ehby4xPeNmUBhesY707juZH7J7k3gXRla+cQqvCOHOCtbPR7p63ZzUSvRyOsJwvy1BGZ/Wa0LB5KrKEb0KmnFF659OEW9PHQj6ej0GwLUF8hXXjkuTOJvdtDVnGmjGxutV/SMNEbMWJOfRYFrXFIr2GEd3Nx8HT8UGdaGmQ0QWjl2Tq+jw8MuxyciuzwlvqImugYxlpWtfvCJI0Tf8ao/YJOTeilGpj7JlJX0Ifl+Cmhwx8Ol2ag2LB/VezluUxYmbBFj5Yrp3LGEWoGuUaMmKjtaOcmycEbLxrNUH9xpy1PEbwcxAPMNkXDzwdFGEyvalZTTDALCw9E5Ga1kRLy1kwP9V8F2Et6xFVu9kDH3bOW2shvzSxSsHMiwwOQVtl5Xu+kOQlVQc7Kw4oYEXTnrEAWw65fuoTqzPGVjpDJjt4VTVBu1McMRWUNHjHFOg0Z+axSt5H5za7wFlrOA/k1cXSmu67xUDm5SFrJYiKJOmTXW+GXKHkDCLUDfJH3KuDrGSVophWnkSL7mfp3IflCBvG2mpIeAB2ErYkyI5i9iyOGwYfu2oOaWpvwOMxAjv0wW4bJLORWCLATaETXuUVRz3lR7PIVl5EI/UqT7g4+hmdIz/nJtSIV+7WqK6VlXdsj0++7BxpzEkb/++OKaP518xZTOP1MVt2KrJDaNICeOd+Y9nMTXe6x62fSRAvRBx7Cx/RI1Sdp6hX9YOzG1U5hJU1WSvhGc9b3QCN1NbLd3iMyyaDumefwsA/QPkCLbGm++/q10TtKLEI5uKqYk27nHLaLRc6l1jmXQMoDUY+NgsSgsTqQCkuv38xJ6MY8yGBL0Fb5vs0xM6F/Eqid9DFMyolapPQl5rZlfqQcJ9Yrsyrp/GfRu3RAWPc9siUTQu58DTL4+8crk6m2TrwvrHeshYV7XBLwJoZcRtN7BVmCu3E3oYrOyrHq8y6lgh9UPdcXuj4Utsc0pGNkgTOJAfk1nPb9QogXIw4nEB9jgkIa55g3RlYcQvUAbYtRiF/Yn0BYHdZYCDdbNmCDMK18Q4Ft74nLb3jZYQ2mpiZ5ZI6f/EViVb9jjwnDOukgfvIp+5L2urECMXjrpWFSKtpw1zhgAXUU7ytC5sqXQRA5sRTeDFmabrWK4MR7mhH25dwEX8wCpp0uYU3OLcPaCGVrD/LZhpHsXl8wCcwmbk3lP8sGE16jbt5IlIi1Xln/QI6DfWCLEd1AmgBZJUF2m0Omd1QjeFt24MvN5BjVXCITgxsujQ3Jx9WVkmRnC7CHVDgsmIMx/N+pPs90Mx+5mfOpj0ZaL3fzQ2/nFivmHi4ktTaJTzlIc1PxwsvxLvwjXiOuOkzTlnLsTcHaxeqgm2gTZTTRB17AehJBcSb7idMtS3xO1B2Qx2KnCmCnvGfPb+vWVYoBiwBbSMR+5ybEiczou1D+x4STGtWhK75Xdn4Grc6Pe1YVL1Px7tK6xKk88Yz5jBHUbpAtRuDK+OLRok9TWOlU/9EKstoLxKpzYYSBzGSUlEesIA3TILi7IpL7hbRNTXLfesEA6bT6aqf6NB1+47Yh4pitbwQoBmiU8Kl9IdJ31nZiiUTvxKhmeGCYlLG80nlNAR90sdCiPxkntfkpVyPnR+jAjxLFsGB6IdaeksqYuCGrUAQqMEj3r6DA8eiDcA9Fzdsq6/NX6CcXvgOoMJ2fM6An2zDTbUdZ8KiBpVTB7DBlhOpjs9GvmClDFrCpmPrMJNZ+PsZnfSeIdvLu/iwq1ZCrd6Otz6DotJGlnmnG4jLF1+Sheg5cFq3xsf5AGtk3rrSxcQdu+/3QGSSbA24/U8cDhREuDrnenR7aay9rzxlbumuCZ/LLiVCkf8ZFfQpSJ8f1dK24TDOFTgmSFtllLs7CuWDh4xbW4/VhLk/NBlj/18iSZrFSdo/HU5AuckIjygEQvOyvoXRsniOzujbQTRq8un3RMGVHuRatCTRGT9qnff3E6HikconHerIAxrR/O5hePhcTTaJ0c4bRXHUB52/aip+z0C5wBIRn/aiDCemEOTTGdbSvWmIlfpoxielebk+vB/vHxu5PC/ZIbbNwirmIYHa9alIjSspFX+WKVcEXZjFmDJr8A9a/rn8A6u/yMP4g1ttKNxhTPacnY14RS3nNOLJBgQKnMkD96a9wXGlYCsd/rlv4rQxVg48YHdbrfMxTFNXLO8Us9YiFqXHZ8/vwz7mxuLYBl8aaPC8Z6JzFZhINBzWmgxvoo7YSsxr/H8qHVNK/BRgAToVRfmrZe1oznqjx5Ymi+nq1jsGt6gJSumPbIKSOLYoPEmBLwpIboPzpD1JIi2cTWQYYCI8wtsEhGObmXFB+7Z1nz13qrpcGQE8SNdvEE1HxrGuVLkGarY6f0lo/oPXr3ABPULnbdoxAXNi62bpdfHuwF1Jj1+fxbBtY0bbjm3XC2G1ezmQuy4gJNWCFv3FAeVxy8rJslcNDCZzxMoSdcL7wk5K8jpUP/l/h1UpMLFeQBXTx8evg/8E2/0U9sTdJ/YSBsNatCKajcakAxHfLfSdGevxTLUFV+mRDhnC/0esL7Eta0vyt8W29g/JFjyNZjBLEPW9AtgRmIsVSfxZbm1jjGBcWYINjiYsuv3YPz6ILFlmdsZbGyXMJ5xHTtuWg7C6SYQVtOkhLO4ykw3xlrMIbemZJ3qG+dW+OIXnAJXclVMbzT7oGY0vat0B1r85Pr6zR2kHzQ+d6hPt8XA0gkDrvqQze20BULvSihxBjjP0iiapy+PComHfZ24GYGyYRuLHGWuj4LWquX2DEjYQKxV1sssGDxzFIo8fceCB2cu6sAet5h/cZgG8koR+jsP7uVPpdc2V7EpkDgbWO3U3yFZn96I8sNrdZHybeP7zTtEkXMnaB6XueVL7kpBiw4UzzMZTcMFB7upaekStgRn/YsEDv2GWhug6mK7YD8UMHj5ZEKX2OPt38MrMLhZbH5BapaY9EAtQyWz1N+Ssb4kzcDOyLW7oTrxPGhehWAmhR5Z5XcRro3vOn1yLsqneoRy27fz5bQnVWYJbHHKki21jTyCR/CylDodDb/uVkoSR88Ojp/1jBqkn0QZyyM+Wh/laO7NoLYjJppX9V6ivDg0CAhup0KO48Q5ld07SvDwhVZvnThyPKJx2LRY4FctUmtEmYH23idaisTzuLewwDOzpk8pPOAt8L25r/PN0Ss3RnTt6QktoSGw6HzU5dFv2YZN+/nMgOOdDkzJaxEKVjSDVsVpHe+Miiz2MLhL/sTQ5g3+Jb5snqZskstJ+DdCWNwVdAc71a/mKZiSkmSFBcKJh+ipMNcJ6QrJXTBQpdwntnTeKHtsSgX6kO11nOjAVJ/mJRosjKfp4KVn6pKgybI+SfPEzaYwMqMO504QhULoZooCTMWPiNOilInctwl8xq1E1otKyY2xkpvL0B57CUTAMfy+vx5eogo2qwOAA2dZK+Wir0vPU/NMhfYMGUK1aOXZ3kcIyczmv3lf6RN2fWCwKzcyuKCJu0OL7DSsaLhFOXKMliCKALkWt3AAdkKDAkzk2E1yDEKOZbEBlLEwLeTxleGMAdyHpgChivbHoFLBa7LigsOfKje+zkWHdg3L/a6E2x/N2K2EINBEff94kk53f6CVxMZz2GMjvFaeen+o6DvrkAPhAAPLNYjiel7Epy/tYhimAHlQ6Zf5tF9MlQLDWQROQrO9H7w8b905TJf3oHD70OT+rqU7Lp7wZax8TeBxWM9u5UUvs3FZxBuEzB8wGeG01R6fPuTV4Iwp8qeKbXpoT26yU69l6asL731tR0aZrPXB1c1VveOlIgNRsVfoZXmSoPO080ggX4egwD92GN41XMumDCytAemxt2x7tRck7n/D6JqJ7FVy3CaQc88Tk6cfAmwvc+Mq7S/3vxEpbJiAKYk1iHWYwyX757Pbgxv6aQeksGGjcPFw/IhS+0CUfqVrA/hdR+RIZJLnsBMDkU0/OAoZYldvbeAvgSHXILqBUN9tdDgkvEUmtakzxEyrNoVTXxIaX8KDUPLc10n99KLVRtJX6dWwnQUoRmn+OOGa3KKQT995IEU3BvruUWd2i5oIP34Mf+WdKNyOO+lZwM0kk9Vgu9xC/YLJ6gyLU7E6T/hIqy6o/Y2tGJxUqMFT8S9QUW2mZQJxLwQ2r97LgXc2RlQR7AdUSLe9R4lh+bFhbWqxKuKEWgwGdM+lnToIq4vHu7GTsw8suqrCzOAowGImzD6LRQN0UJ+NX5X5CK21u85Rowe0xHhASNQ5oCs9X4eQeyE0Xov3/Wdsl/5DI11l9qtSerlmvLCRsmUDonXltF+MB0S7GdFBYp6wDhnTcggsUKoEfReRWMfZmE2BmItEebJIxDf+EQEjmtrUI/M2G/gHvzzsWxzyEK7JIPWz8iQu96MIB+GUcwjmWwspdx46gcs4vOw0Fq6oQWSWzu1R8YzBmdMsrghTDHeGcA7Tv/SVYBkLVgmsdknf1kSHz1qlZoUP8PeQ+n2pbZ2uTY4s7NpbcwqpbxE5sUBPto1iBOIHdFKo/5Rln///dc/N1MWBK+GOdfxaU0zYzmg9D8A8i3YUDdd+FNoH5XTJYaVLqUrfH1qHnddcap7pakOr40T7tA/54Ab0RPrmnPbS5sXtk7jSTL55k2cstTGHlEAQsgOjVkIs/kqhvp4tX3S0XrGyDyXKO1Uu8u25yNXtov5wbZyT5Sg39iKAV8XJDlI+iuCnKBfvdwnNm5hcl95TM/QGQMx53ya40tpLyd0EuoRizkzhPnEoPizm6JdZrtqu7RSQ9LVM8z2HXw31wctP2AEDZ6xGdNwh0I7f8B+HI2U6StOEuf3R2d50gQbuOM6pMMan2QFBaRc8iEulH7s5HTcLwPVM/8/ByWbpY9M7Yh2g3VTKNj0Wna4jQ9Xv6rwavRvONqQnRU+cwocURr/R7IDbEbh1c2zn/OQltMREvsyYPDMaTaTErFanjkwwYiRcFLeA1y3WuxPKiFhTnlJ6n0lML+zMhOHN27BL7BJG+RRqBnD9owOq6RI37QHSmVlJFBc1prH0Po1iwAGBLDnYIGRs98apDeltQfkdqxBTjeX+sO9+9ebeAg3pUces/fCM+6IdTmXceHKWsz/yrA4nWn2EFbdNCIPAcMc2e9CJ0GbMGJI0T96fh6lgK4F5cpB0C8l8542mKL4jYmTAXpUsTJrniFhxoVzJubi1nu3vLaZTNIF2FZIvrllX3GSnZXlsY7Ftwa0gK861kk99hiYFgaqEopmmPcGjzFL5qDaIZGVPbgnDoEvstvunwI9orlJOyGBusjAvGHE9FvTMBnH2KVE/Qqnkd2mZc2pY3Eag6jUSE4fspglZ7qfmApqiZ7YvJCqaSD2rXcPs3/sZMbWuhtkGzrCraNaUqlo49VcvfJiaOQMF4L2UAye9jw8XBFBl9dzzn3YIyvqiXU791wZjyBJKfN5efHtQrbIkQWAap7MrgBB92L2tUzDPAHfqjWogTtg0PmCcUn8o92FgRWNkw0HQBLWnJiOmLLhjSbo2Xke2NiF8zQtzfWsAA6QwwIMvH0kMU3FQv6PQ8mjof74E9LinCQTdlT1puMchoJbtxlBF26ENZ1mWMjK8d9gSJgGGcg11IoPbFVHVoGPl9E2W4oRNXVl4ASYMlkKWnhH0iFZ0klybeQcPCvVDD2fmXLXPTq3hJVME+VcZOg5dWUrmWSbQFMcXR5HYkdwZcy359Ylwtw6k8ZCxLF0w3LZ0SqhCvcyyY0brsELwdI3/RhIrxGsNOjthOGoKGfuCrFdienOaJtxiJO24fDUeYa+MZC6lA9jdMY5CJcDkHVlSxRXBrFESejhWszzCINajMjPIyjqJWEG6zT23RhGFdqe1TyYbyf+tQcKSYaa3n4wydSpk6WdZgBOTRJm0UcA7nA2qi6MyYHNvOMdQI4esJerbadQBc4fS015gCgtd0m1eAzDIgL8EXZkgLRy1YcgMaBSmC++/PXHJYWdE2dcorVfhkrSUL/+CTmEOB/ufFjLUK1b9uFZdoAYpsRgGw5bDDFNe3snQwxABivjdJpRtLGnQ/ZMM8/clR9HCEbzB2Zbn+JXX9m+jH/HrGg7qWjjBVAK8LLUfGRxkpqzlPF8Xy5egATpvPPjDLVwoKrJkTInx0kAg3MYXyxxait/8ql/rPK4FmsMp3N4YEv4MCRsMFB6wguVkQqniF3TGTCeAB3KgqQszcWHHx6dgohhn2qPusfgGY+DAIMP+RrFRTODaD8X1HJTtD1WfeRGROltlRcC5MaC5sDohNF+8kWHm0Ow3yX6CrdgxrOVdxg8b5pkPbslZmw6cUrkyK1sfGCRvhA8JguTkF5jGw9x+2sx1YHpQoDTpdQpTGtSGiQOtAJl8vNmlQrj7C4n/WpowAG8y2CaisPh5Sv/0c09bjzPx5PsSCGFiO+Lk2eAICEUYUKrDStUTLWHZawAuNCFYemYGGKSDWBoUBEPHDK25LF7L+4MDOk4lOUkVrDsLcDghk7/DeCBVlmpKZLTwJUIcdECGkEjecYMZLRFG42x7JepWNCDv/tBDtk7eYJ7zTDRAWITB37EMhhngkTENvDuPf6lhxGSq4uR6HJha0x5Bp48AzCsj6R+jGBVjgnAzasHVU3yCwz7hcuWFx5qQafLFo2muUSyIZUQh+2N4HNUVm8Y5I6awjFFtPGEPTAh3zinYV1iAp7QyM36wKH6yNFOwusHfLBezCOzWGe4Mkiq0SXEWth5ZPLMk7XIuZafW9nEMeCQ3uuFuEtaLLY+c96YDVuBRouqLG0Lasp7SIngqH4nJWDRgKCPfAbFz5jG7lByFwqVbeVRDIIxZLUYpdHaI8KtO8EYz4orcqO8Vh5VHndsu6npeshzWy7Zd55drBVPR5GHhXKmCoUXmfgFwA6TxqsZIgZUFgk6zvzCYrVNN5ehkXwUMynyeyQoD2RJRXobviw4lo9idnuadPxNEuZIMUIMXtmnPSohGlTriVu2OHMvAS+kNDmAhyYuaNL651gockFN3r6RxaEJq+2YD2sbVUE7pXP2MotVvf2K11rIWkxrnODL71ZOKywcoc8MwQJzd8h0B9nbJxLy49iMfDI5J7Yu6V90x4aRi+nq/VTdcraClnMZceXXy1SzKYxhA8fjL5DW7A3Gs0b/ZgETIR5iTNC2alglh7OjvkEe/jS8C/3ZpDnxFNa7+7vKaKUjbelLtvq1HnqsQiHcY5V3xcT5iz2wW3dcEdYaHe0TIr1IFBUKqTQBHzdiJMuRtcCXx9Ohwyk4DN12bnhyYx7QhgHSv2EoYxPSGBrIpHzcxZrwgKnMQlVg0Y6UuynT0v13xjGMz445i1VMSle3JSO1QpLCqsqGiugsfk7bl+CaK4cwO80nyS1rTE6dvhYjUtqeZP0S7gABiZ13gBWrsdEyth9RVi1JN5Nzgph/1c8zqvt1smvHc/OxKAZQHkcIjzXHXU+3Mjo5JdOFEsfI8Wzd3fIjfN5UC0xuATDjjJ2eVbI/RKjYvdGODrxmH4zPf3T11c1Lt4A1HEMT9y8Uh4sP8PLDJ/DX58stGhkmRbYl+/aiF+75xxJe0vlvTfOy4H/57yjWijtrrVrMqHyYVBamYAKUw+lMPMuKxKDAJUYeMjSVBImBlEvtIY2kVlIu/L5PLMTveHL/K2jEwAQR6NBGAaoOiTEQUg4dD/kf9FQyTzTJ25HLIks8c6c7U+J4gxxNNv+kv5DaEVrEUltAnMLnpbBao7WcGAYCSyziy/YbKikXiezVBVySSWyR+DylZryxieGDPoGCIK7QCznvmlaDpJPwGdvndWC8BgWL6UD+PCaCVE+6rQphpi1yHInAZ7p5zcfA3mTO/7d/s3m0R8S9HVc57lVG7FV8UY+l8O3140/vP376idLSuK/zjoae+8v9eEsX5p0kNGU9jT17GsRd+uoMyyl9+gUy1n2Xt0Yck0Rt0J/cmWDDF/IRCQ3E5sEHlbpGb6z56b6uqu2mpQuLQYXthEdY8nG+vB/LYwe5vHhgkZXztRIQlYkjMCLeeIk+y5AvurtF9US5BGkC0hgABMdw722D0MDLxLYtvvUMyXBDJ8/PHEHlPyAHcH77z/93s6w7qNxz5/vjBbdy4Xz7nDA8zD0YCFkKR+T5c7sG5QtQiJ5e387jZxIgKzd3vhEYoOhg3rR8oxVXxaQlvrhzI8TrVpgwlwr/Ps3XiyGGFM4VTMnihLfaR7DvgBUJpi7xBwSLHd5w20yFfA0VuF/JEWiC/L0CQ5W4Pl+zKYqlizAugL02GY62GX3R8FJKwxTOI1xVThp58dlSPZNfDRJiZLvcfE4qo747hmX9j6IpGnN5yqG8vKjM5C2qeOjMX9OS6anEPLVO4rIhutPpRzJpFeiAbWvinAdi+GQ0dFeQa7I9RPdsnWaePILhXZKv8+LtwA5SXZfhgqTo2+JNvFeQBGjPVRZjSnFsREdYAmwTNAChKqz7XbpLu+6NrJe11S9l3hjJsa1fTckvP9MMQ31lnr+XwZgzT8X7qZwvFAPJlFeNR8Vlnk3okOlL2KSPPhDNnUFsLeI+20b3uMlLmTKJkG282gH/AFB8SohTQckZBCvvc9WHKUTZsAH/TTAL09NPaQItzENoJjZes4Tu7rm8c3o+ZQ+HAIr/H9gpxszL5z3Ofy/bDqlHYWNjMAvWEb1hLsgwXdKUDXUlmPnThuHC4h40zV3ss20yf3Q47ND/PVIszqUoTlEpxCPWd1Y80kTLJ2Aqrav5+/fZD/YPdDjnmX7WB0E5w9uKDcokgwrQTnWEluqdofdn8R5TeWX1XkxcMEbdlrTqza/PgipD3ERlK+hgH91RoSEVhrFryi4pqfu5K7y8uWJ3oTUaeUoiuRobuaaECDPZo186xpEVaIa9K2a453OfTgz8ipkcZmkVY3t2QecdvJGu/BFOljEgP2LUkxeMvJaPk1FlOqkf84S2Ht0/lYduIztvUO1ZqpXsP227dHvmxqDZLVcU4kBfOEzU6Z1K46QGcobf6nM+Xx5xKfb/MsM6CgeSJ7Pkhh5BvMWGekOJm1gxjNXDV/ePrUAraeQtndZ4bmslbhMRgsFgLrek2nNO43CmV27aO2HQJ0U5FvpI5fyv6LWjXch5MkUoPdhCW/Dvq4gxSxDKP3pJnNtag8FH3TVolxkoGAZAKEJ+8IpIteNPbW6nSqsL0T8IrvKKKdM6//C5GsQWHTT2f2wKgaFz+FtGDpmoYJghixIg3L/TLoZ0Wkk9kGiBs3pXhb0Fc9m7T2ZJU1NZUs+nfnmyKOrNmID93OaqWEmsFY52yTyDLNQXfWwdE/a+mUgISoW4HTSqds6dLFEJeT9468+eax5S1LBA+vmJOc6isFUXfIjjRa5ysTcStOuw5OETs5FkJ7qKlCque0AavyA6SYjfkg4u/E6Mmwtrq7b2pOxj2FTytp3UKS9RW37m2flruoYUNQWURni/8e4/oonMCZii57btNaMMj8QIXZmyr0hqKlEVq2xnDaB097YNFHsyi9GIyJtKw9l5RYOVxMXxiYOlSydZ0GBv2gNqsXMKKO9q1aLJBzCmt43RxhBHtUPBZ/S4OSdvz0NVBeETXA7BudzDtnLuJCsXLVgqeXsDgcKwof4N38kSVtKr7d5ps7Aihugk2q/K1JNMKvz3seRbWbi5FP0hzhCErpoaqy0l2y1VRfXCoUClvmP1IKqJ/EOdW9E6UBOG1WNWPicsLWwj/tFEUwDaRXuOIgIcSq3Ob2zjoSi3OjPxGK0/I8OvT7xeIYNxajcpi+mfZFZBFiTkTdnyhUnG7j39iUKQ6GE/pQM1zRjpuFepIFctfNyABwiHR9HCIrzqgsrtxswFjoM17fgx4JkHjofMrWlOaMm77jsWdF38xEEYn1HTt0+9SSeAw2Y5zy4OJZwyygMt7gIaCCu18suE+t9A4j9tC5s+f1uCaFVhNCaMPPbvp/sxFC15hzt/5ue0ACYW3xGjB+st755rOQIslZorb7CMKWMZhi/dhlLi2qX1lM4fio5XVBxOTCcoFi+oaTemuyFy/UHP3E74MEBisjZOsZKrNPlxSGF4xhfapTnDZ6FkLdDtp8EZdruqJFEBQstOdcRQmhBYb1sJ8honyAG5xJtSvGMrWOPbTl84BiOMjcITFdbDtnod6WlQqdMZursQL6vDsO5QUZm//rLTgzkwmVY+7zntKxZZ1ZEqvwq0RGcmKlwLr+8tZ7LjcA4SdRUw59GzvwCEQruJxT/aYRzWthntP46SAPRUTXZrkmJZk+FIi+G9gJwhhmoUNfP9nG5+411vvvQaKbAKjox2rLVBnzSVQl9pIoYrwlUx2K4MlKxKlSp+SnvK5dOyQdSQpE4F1I+ZhFRRlXLyJtXPxGJoq2OPxUQwLOhB/sWb1zlxCBRhWgEZOQKk2bfN4zts3AdgW3ht3VU9yoq21NN6YzmQ8u/3YFndiASOq9SrxKNbhqBCaQMm8E1gI3QWTvmFk/Ijbp4ynktwycOH4xJKbHkl2x9BQ6vhlZy9NrJ7f4tVpna6l5l1hJelXqOgV0XJXZvAbEacfUMzlPLdfEE1AHsTlEvdzoxmTpYweZoR1oTzGrQcgKpL07y7DpAo+fP/rmFV2W56PssFFg5VOxQJ7Fst4rb5AIM9JUwXLJM8/dMMa7yhIMoPulyFPvjUpt+5ZO6Z2AwwotYc96ZrzaXHEQh0naSwYmJOIgrHdoRUpWQO/DSr3hk+j13SZhQ3hpyneVehCrW4EeH5s9dhC1vTgmwFCphVNN10Nxy/TqF/Wm1FWtMyHSSAbIq3dio8TbArvlKSSynXUHmmMu6i5wWDeBxL6WqMNO0Gctrsr8yQOZegLPkZ9e1Amw9xG4M32hQLB5TuCqsN2pO3tzgqF+DdfIT8vb6nU5iVt3QpnbSTLGjADg8KojoJfoqFylqvT2n+F3SsM7Y2qsS1wmTzYSJENqcOG5jKfj6ufvrp+5/XWyNG0rBQzpcQcIfMcuzXG6wtFCYItlqEFN8akvAAQFXhj4e67iPpP6W2yQvb9MUM2lmTPoy0yz/VL+rpGusV7eZCLERqaI2pXp0O3AgVb4KJVOCQ3MByxvst/D+FmX51w0poK/763JTWvm0KFTN2niYURSP1YvZDsgwzOc8Ict/R7ny7UZga6daKqi/vw7PiyVeUwy1APm2JfaM9VUeE4j8EsYIwKsHyw5Y0SLBa9EtG0qdVuZZfW3iuFImooJILO1hYmMBWWiLxot14FFgq13LsCEG5rnoZjI5RH45aiqnqcNHg2H2/7wOzBxpm2MH9taIM6l68x9HviGDi7ypsPXDTYPL0PDKZUHMjuRqxSlF6qWPXePhfdiXXwgyVUWPfsurteFyNhcW5oYr/70dHKf63l4ilnYQ7pCZKzyacYatFTIPLycqS+S/QCGxQ0RvCORyI1QjQBXVmOfIBwxNNizhLmv2ex7U9RVW9aC2wLAQP6yqMABRDlPtz/5ePi5r7J4fSVYLtL50TV1iMPLBuCZPpk1la+BmtDZvNn2eR6ct4MaWSysybF+/8crT5HtajJ+zdaguTttoAWa6u0a74/bKSr5ubKVlQ0ajvrnpyd2r6zb/LYBe2tDmJZdyTPRfKGGd5uTo6+nkBdwaob0bLYh15dQAqgkxLix0PmvM6F4yD7hSAO4wzJvJqDEL1TSuEU78Lz6Mzga/SmcDZUvYjLsKkrizjgxgB5io3FZICtMshtUSx0MzxTO+N6/hOi9U56e+/g1UFT/Kra5MuKS4fPp9bn/zFiwBC9LMWQ6uw1aPY2afrkyrNMSM/VkjlxLSwY6LZnP0trv8B0TEPYj5Zi3JwVXQi0fRcfkyS6XTbb4eS5A+oesVSePzaWYufV1lbzXcSic97FDsVBtP9gZIm1K3ibP2pv7/vz2zrT0FiJk1sgKvuUsECR+pD9JKUV6a2MpmWd8Nl7n77Ea6b4rhR+RbBkb9D+Hz97E8+9frH+/XyL71L5dgzra8Ya6wLsq1viVcsO+NTGhquErKyiG+refffhcklhh/CMO/rW7a8/4a8obQmaK4+D0Fnrv1KdvwNcvuHrfypvOTrtVH6hZunVzjeyALUIIna1A2s+hKsKBT7bQU0GzkIplXyDEnblGAMGHzir/Rq03EoU2IKS53fG/OVkIab1tk90puwo0PVgktYC0KWOfuCLu9Dy5h45pbPJMaiGe95TT60DCYqfmF7Nbof+EVg+C8SJYLJTUzV2UDJHzB7Af3eoowUiizOXZBxYFbaRDT93wISSnUwPbRkX5LbEZyt+kC47R6XYE6zElDqN+LG5EXN3EQUacsBWnuw9cAE57bovaY82AtDYA8QNNFQ2eWrz06GwbqH5Hvx9D80iRMy56Aw0Zx9Hsga1s8nxS8riPhM8LANbvbJmIxXgbOvV28aMx53f3m90kwamptRhTMaY7xEeupBBLJ2CDKojiJs1V+MOFxZLy2hN7rr2um7FE+k5z+bxuFNPFUORqF3FlSZC1ZQxYpXf2Q6dBJEEfTCJvGodTOzuVxvTqZBODw76+5rODJ/JrO6v9XLtXUnDOi7XzBbyCERJ0Q5c4QoZjYDd+23s9UfK2noryqCehlFgLCsbOH/jby7sTGlMGFFY6z+8zP4t3iwySEdFXJsgxaNIScbJgOUsEXM2Zl9IJB4532zBn7LQflkHR5FdrytLUy0DlWw+36R6FRYcZJ1NySezrPL+bKJSmd7Ps5vGxuJm8h3d9QrMcXkfhf5IWsXfxtmchKTJXdu0hJSEn+bacz72jLbGLKA8gH0Fq90KReWVDMyNwedT/gdzP8Xm1lWAePFrusSAoZtaa90a8MC0/BoXPj9XOTrkC88L7iu2OEbri91BNRwhBbEAuHK7/Bm5IbhlXeEz+B545GrAN8010Vfe0KJ1WTrQgFsQnvo0ZdQgjAIM4dcs/vKLsn0ZQZgwUaUqyOBjfhOwf6mSJKNgBjidgEQPELgly7jpC+2T7p0pKVEh+FUypBBLjzXaJqQQpaeNTj23ZpX2lgvh6naZFHXNneFLobULm2XYfgBTsKYkxUDzieHNF9JvLi5dme8WaHol7U6d3zxaGsTgjzbMqeeYxBsGtTYYdOkL9HWOiXK+D3YbYkc7zdFW2Y4OsX4r34AwSCrgmd3v5YIh2pANp1rqcHrti6jdVmWa32xXf4igHYVHvthhQRsR2k1aFf5LpKcmmXlaF0TtGmGDcHOXtD5l6DJAG+0MmGyDE1C9g5Bt35nex0+xiBw4l5kFsbkXFpVNg12Z2CzooMHJXcN0w7D7CLZ4PITTvtoLie43cB1Iw1zNBHqC867qtOfoEUzLXTUFF4d6W0rta8KYEs5uk1FHg8HyxIEvqvbiOVguiayuCQojFQQxKtXKfumOSP3MShSLqyvhmWheMswuI0Ox/IK661NKKvigjKme3ePF0gMeTLcNU0rW8ZN/rDGwfbC8dqeTX8lriaw3agm0hBADcE5UypjxRGP3Ima5ofh1yb66Bl+StvPf2JCGReCM0ow/v9SaWOdD8E7a7SSMeVSWx+jt1pyinPtc9/3/9+7Z68JZIvkYUGNovUMJXH6u1un5Dfk2DGiuINwvZNCBjkUca6QjCw34mtyIuZST0Fixz91Xfsotequojgpiy0trYN6+entm3eaTATMbmnLss3/JzMtnLZyJbZ24oiBidCUb9f1kXGff95OGNoKgUwQ/pEQvj8qdZyoCh7A3nlnzJq1KHuGGXvmUS6JYjTq8O9Ew3dQA5GxKEUFIWNw7d0zzhH+LaTOsLSU4efEPw0FgC2xQqYeHChYEZWp+7wuo6xSa4cYa+fb+qtrmGKFlykeifs3MOSonszBnOKi9ZFbrYCBh0k8izSOf7CYLh0355JYpsR2O82YxIpt9mhLbPsHuBZUpZKlKj2QOWhX0gXWzyurdYLYrB3WWB4rO6v9OXIXzN3piKJ5M+z6YeLc8xGLSbn068+gj/SkYDcZW3U2BsbZBdneUPTH5FqCxJjdfrNKw87DmTtZ4ugLM+9jY/IEkycJFRF59cmugae+GZbsPJdvAvWKmtO9jULNrMQXbxg6T3mMJxiqJWN9JDlU0aFBvjPt+tCD8osacegWiouETQlptq1jhlzai0w4g5dkl0Tdt/fagF8teOMNrHaBRyz3YTJCybfrO5PfdCJ524WJjUdzy1YzO//Q35Qs+cZVx2JO/DKpJd2wOS0PVvDHE7sB9NS33HzxIgOpYaZHXPNr4EMOlIrf034Gmcqw6p4Oo4i77kWu9Y88t39KdIdhonYmwQ7hXOVeqcGZz60rOOQiEgDhk3WD4tZsQ0YVw12qa1qAFl8UY3H6a6Z3jxmNaZ28t9rERfWxzCO/NN/a72FBXl+5zU9eoBJ6JGI7W0nrHTDVYmBAUPJkglIHyWRX5eNUeU753YiFrCcWpbSKLMIRImXvK0GYQH0IBo2pS7rRATq7Vb4aXO0nrnSLn7T7xDlIvTPnotaYnxpucsT3GOtrHhsYGTEdfNY8JguteXXDlRMrddSInTjav1BKUNxba8Uzjd1JN0Pe+7pUgOlPc0bi2xsMY77jaHkR3uQ4EhVeFs7POc+RvrGhEHegg1Y2xC5hHG6IA7TEOuZVPftAR6CddFSAgePeE8FqkLMuZ7ZmaHDKYqz9FNQ8l+ceAp6Uwpqdb8AL+SQ5vV668Ov4c7vy+CBJ0FFf6rXVW6h2M1e6G/NLLB4lZ5RQw+0jCL65cZugxz5ATRUaY0+wpMMhuW756tZ6IuEHOdQ6EmwVM5s+U+yOwCuikbFpG2U9q2bGPfUBNqfNhZp31SG3AeMyFtEuUBTNOncEwPydfNseJ1dSZR6ZcE8zqdQcriJblLOVa0hMhBg6WKzEJW9KJPNYTuZCznfBQw/Ee+BxsN2C3rl4sNKKedp6wcRiz0IVT8aZktwLfutj/Ey+kLS60GO0QI1YP0Gi4gU4IqCabCBETL+9fgj0wpFHRrrKkr52xVPMYxYuoRsFWcSMQZn96jk0883+bZKqY3OsOandmbF63FCNMeyrYugCuEcdwizqjnMyv2QLPPvUociOdJOgwyxUyQHmoVhrnufR50KVNou4j6D1uTch0BHOTA04jB1iUYWjLWqgKDhvZZBBu6Qu1wESIwdHfGOnNZH/HThDQAO0lgi2+ItVUIhhCXUBB+yowHhNgdK2URamqFwn3jcg8WrBlP5w9qCgThQF3uCwELwIlUuiG2jNdtCP0eEoq9djru5llJoL3hMC7xEEm7SXW/MIJaPPnGXTBoFeeRGmFx5g1TSefNuhcr/KNzzukJhX326IwvSxtTFiFNJfol2esuf0JRfAupnyESKJW9NWqQh3d5wFIrcReEmtejFakMfM038HoCfe4oyrEiWo4mbCGETsPQpdqI2km9QDW1hxWuw/+wRfRnvWHNDfH3XIvGk/S78bwt9xzK7KayUe0uCOxWxNW9KrypH7dzXOS9dQKzBGK1U01oLmi8lnnNUKBIoIl1nM5nQJMzw69oLGRU74eWqBUnQcdKHCRN6Hpeae1+5xesJMvjPaW8jHVkuc3Xor6hqr5nrQ9h0Bf0fVCpnrtVYzqTceF9etq1H0HFAAFIiCN/JnkwM0u6jkHKtokSKQaEjSyWcUB6KDTgcwINZUrmiH01kTcIqTPQtvlAPU7FzyK7BaCzWm08pSVJE+c2t7kZErCFrovFl1ipgTvmN1XF++9FiwCBrZKDNF/ZVmO6BZjhtiBfr3g1WeagInVOSWQxP+5AfFXH/sWD1hzMPb8WH8E4/DpkJuek1s3EbhVi5RBTyxoDm00E7ASguZLZ66PPiehzXhm2bc3Nh4Ke8k2uHcMe9tWVeZimmHrAmKUhBvSFLaL4p0oUkTEVm2LMoFr1Mv7SixUC8hFWmJ4sQaDei49+Tgyq1nTkr+yUkSYvunjCVc6wmPPp3cqXiO+gvGM5xPalCxkB9tEOZulZbKAb1klFESpBR401GqfNdo202hb25oyzs7TUE1iIL08tRFySCyVxMhx1I0/XcXtOxZpYl3nwrTjMOVdroEla4wewbr+FATshw8KcN+xJsFkF3Ak7NGUMOnHnHQVJpFDC5i2xBznQMLKcFGFoLDKVqKZK/z2O5YxYXjbsBCKGd2W66gG5s33XXuTr9uF66uYaAF4PDlg000+vuCKFvzn+lwOAebo5j3lVCDuXWj9U9Wsoew9jWxosXjaDv6AIbtzEWf4TZnzzzlP+77hY0/z1C8qP+Q8nDR+qIFG3VjpWeupM1FGHr5N7H9Ljr/ozzLBhJ0Np5jU1jzwwlBIbNln41smbPSiilDf/HLyc9MqHHVqWcdd5FO3ILBfqeb552GSg4W3TODfmD0KVJ/+GVTMwLsJSnvddbSnKXVkKODAZ4ffx1kCgpVcHUHJlot6PD5SZFPopgLPkYFx0/bICl2qJIxK4OfLgx3LlhGqMLMrTapUSTRFRCFYK8D4FkqnML/zs4jA+zllncmrYhhwaXKrIw6qBoznGZaGqSHy0BB0ASXbo+W6lvMi272YRQbKCFVUPp7W2YU4NTv4+z7lKVhAWZZJ3dmNZscyI5BmgVtyPkXNZOF1SLbF5Zja42ngkxQ7gqyLhibJgYKXtJxVYOcm9Hw7TRpzpX9Q6HrNjKTJV7UEfwawDL6RMc48fql0uFUA85WrpKEVmp5LYHn7sYjk0zENU1qN9Sf3PUYlaNgk5QCZkodUKvGspZX4qMr6M7TSMSazwDgWcE/HoiOSnQrc9rXpcaGnnRN8HVsz7n7rxcMUPNBaadwCvGzyxS3QLsqMO6YUocsSkpIwfD5VpXLqGgQF2IXcpQF8FH4OObPnoN6RJMbLoy0XWH22CnsxGZuX5oCl1m102ONCSmVPzZBconyBYhAZtUSF7QQt017YauXmZSs8NMLrU6nYAbRmARZWh76U8UYkxyibAMRr6CFVs3zuuroIJzH2J4vjE4Slqjmz16M6Kjfgphbxqc/I1pqSo0hXILAw/wXi68jgjThtu80wwkPg1+9VAWPU16RkrFq6+WyIp01ZvCNxjwyipxjrKC31I5KfRqaGha3DXzOaJ8hlu/7VGoROpKQcB6vAbe/Klv19hMGp4kLRK2IY41MvjCJaNFCF66w1l9r6+0mKZBSepcMQftRtu052dHxstyPWYUwrwQbrQyY7ggMNyw6lu/cxWECtKsOQSFGvcwxI0VX3fPdgpmWKJBIyr8+eNPkljxhCy4MYnkZc13zOeLUFoRqtKMtbV1FUoti1tA0nMcmpcUiG4gvPPFYmrYauzFoAFz4J9S6R03C3ILYUqmifgJtrKm35ZZ1h6dufrA3pBxV0mkUvkccJjemjzTSJ/e1oY2F012nfleZI0r47LnOFVRpHJTg/zXzoAND2MjFrG8GTtd3C+i694oYbX0BGd+9RWI5rQiFf+72+zPOPcgWBS/JkcSdt+ytUIq56CC7bzFD0g9wbyLAViA3r+lw736sIRhpNlAvW1LInzbwzF1Q7Kqw43Tw5mDRRLHhDjcVXGincRz52ms103aiYa+jX33mzX3yBsJx9nwdCM+eGzrp8znPrXquVPNaQ7AcS38ZnwbtDqSOEJO1axXsquO0nia0m1VaFJPkgDUNrL24l9txAQavjQqqvN1N3v7nW04ofswGI6vi09X8g5E9igc/0ZlEw4s42VNWMeO00q0osyjcwPrSV0ysNzVpWY61RkUhDqWwZTW0TsxPlw3Wa93hu7Xom3FZM9qPT0LprTfCMLIUgxg7j4FGyBcaOChA4VFy6PPWIzueTSQUwFSN0yR1/74OnAI8PqeJkv3FLgosrzTHWUokNg4UBkfwhOPvAu4lQyXJXLKbHZmE7hFcgNwAWTbGKQfLQNGLnCUfnBpgTh4YKj7PUQB/iB9UUW7Zly3vP2t5S7t4OmdyeaE0GUx60R2tuCaz6tK/vjWWz9cUEL6JaKtIlXtdrWxOWsT3lTLWM/m32UmFa37mDv62/33jv+3/3KLXtH8re/NTD+IefPbwkx4XJwwfnIwB/3SuDl9E6VNVPX9oOpxrBg1M7Uxmld7e9ePdnmwxxbN+wgOLQD9XOxQ0+npSlmjR6R+iaE/TEtxRi+AoPtiHQGpzdOd0Nj4Uxw5Hd7fbXHQMDGtJzxiHyNuv6jrmcCXTyebH7yoFzqyU0FaLD3DsIjLZYfLeT8vThItxG1Nsm0SJgnZQdZ6gXpvgHCiP/l/+4eR8SW1pATU0rvVMLYIL/2Wfn4h62bY6YtBKDAeiUd3QNhRfZLpSwm46bnDO5Qo91WDSd0Z8djkphev+WvF4bYKXbHQhD7FyO4LU2xmhZEKFUdfSfTM3xr3ruiYW1i4N50fVFOKjmvl9hNrpa7jxIzTJkhLw8s4AFBCPrQXkAPf5aS8h88WgkTQ7ImArHxmYY4Q4ioSsDxT1ldNt9F0kKVqCK2N+rX7k4M/Au1dokeSjj56YKssQ2iRgpS4KksNdPHFarortA+jeEC9a8Uw+JhzQICgRkoF852VeNBksd1ZK+u5NAPUVKA8GrhhwS2viMpZ/mEATiglrGG6/L5S/AeXJF3X8REB9ltu015iFsLVcGNPYdzx6V37/Y5akaspCP44/GLNt0uVi9BTZHrNUgFDKiPehCLldMMQi4QKNsYupHIpuA5Um3xEtF9x/2GayPBi5tXvBADLl1O5nQ1hD7QXzoAY+2MSS/O+K6i1N1gF2AoSw6CaG9ZnTjF+WCHlvAIfagwCHVDHHn/ImLCEjXv2lzc/9BU3WI8CKqFPZrUwWiwXuxzKJq22KpbCkZHnuBc8r0C2/5d7tfus8KXhkdrpDZexFVeOOWP2d1C5Cv51M9kA0HhPojUT0GV/as/R7xG3dU5bhBdQMljTiFcuvV5a4RsoNr569GHUKiaWZ0kmplWx9JdT9ecYYAYX4ZgvS32SVeNzLYaYHut2k2a1ke5l1q3qwop6WJ5ffOd6gS74y8D8ry2MkrltKccDA9nwvi4OVRlw36h1ZFLYir8f5NO6JZ+BOdmZO9dNZsG6Xd6YXEXgnN1O69dQVc208vCDwfGTbR4bBQMionofCuk/KQM56Msh/cbR9ndOe1vJM7nDXAsbAtLB3+hRs2mag6ijRhhps1idiI4fxlo+GxCRmWwr+2mmfLaYfPgUu6L/qbQCpxTxMlXhN6I5MrlI/l+rO1fD+DSdUmT1GQf2NlZwJ+Bn0Y4QrcU1ozHVWePtMNzua8dJaL8XoOt7FVCGprQqKeoNGcSaLpoiZbue157f4eTZ5ZM8HKemYAWXe8dSwc+7/iJrEuX55tmiwaUzCKDAc6PZ5GyYOZHuxD5T3faBbjLj7goJ/oWNjp62D5X7ms9dJlobInpyJXAySasuek2w/3dAHDxhZkBDWbxrCHnse2pTslD/2eb4whcvXiL2b+jlEUvbkrXj5gfwTyph/oYjxmQYehDmZF8gmF9LGmx4Z22mPCpGoNHm3Hw42e+s+lgHPG0M9VPQOjq34srBdj+XRzcebc2794W0VY7py+CNRvk3fCCn+y1MoPMOnsmWx7jjJwu6WdjnVOpotPky6eSwFavfn+wdCFSefqpntmrzLxIWLUahZByLVGdmV3QGkhkOxbfGzJa901Ij8V2TLN/0u2E4fzr0nXi7kRdqWRqK3a1l4qtv1og9OJAgn2kCQUeYSFx5dTBw3+OennjHWNCarxMls0On9ZpXKdiGiDRIJJ+jMJ8n9Sl9fMnsgKGmpErhsN1kY6WU8bR5l/ooI9xrAZj5pKjNKccWFZM0uHiXYI7bKOY17ECl67we2OHcz3ebZ3PbE5Eza3ctUjHQmfvgsTNbQrvPHeWu5sAs65AOzCVXlrsfQjPtqSx4PuU28P7jNo2Rae6gWBFnFGp4jEm6/Gn3z6zGzYIKCpYoTir3jSqd/eBDNxThJJoIRmibfibvic9mx8hS6c25Yzf0VXXitE2jWEGad6Q+adQZ8pbZiO9taxduuUxKhCZxXPiAEjDL9N6YI/MjEkdEoWx42AVw7aQdiCc6SQSyShImmBiUC5soOZAGsQK6T8vwGsU9RdtUxtkWoM4oJ6wceyuNcm4GIvqVc1DRbwz8AEKdn/DJQKLSzw0mH19zUKXoEEVAM5njACfcfnWfZI+cU+DW/CzGy1aHdKicFmggQUXZAC7X9L36RiArBF9ERxDck4/BAFDGAjEhStNpJDKSpKtCR5QsV4wy7HXSUF+KyXBBAHU//OFFGx7TVvAxyQ2a052pgmayevPklao2Welumnbfhe1fEyxxzdzVP5+6LVoe3AbHrecj+eYQPospm0oeTpGRaN5biFXPvV70en24KXz0hSYBtHNGIoiq4VZfxdA5XOMZvaiNS90p27tGP3EaeWAEGDNQsWRMech2DtiA1tBox7Y/KiyS2rWKpfp83VGPHQL2ig6odTTzOsiPai/GItQANU7Ce5394p6fDvHanldTkws8KsXjUMviUp4TFrrGeIUVBo7jGkYFB7jLrcMjjiCvcBkyouW3quDRe7p4rhfYVK7cZShPcXCKWv2ny947D+LPRMs0oyuRjJhB6kRKl+/HRE6VH7GG1H5qPpVD3apWJgQJjh+SEEa7D8qlOY5Mfu3OlRubfve+4U1nV8LAhkwnbg7HA4Wg+sWX6IOrxvoQx/Td03EHm+8ZiqASDwPcViIf9D/twU/62hUCGTQoBB+emRnQiHibwwE2Ghw1+Ln+01xFzGUnaqvZ/SrcrMeDx82YOEx99phvD2uDMOH+iHI3QVWrH07ru1COU7/3AaCzc7nJqJKYkkJO+NJilNEjReOKcPzmVY86016ct5hNruwEDeYhJckuIU7YQk823qc0dU0m6lA3j1KWELSc7ZyBS4E2Gc03aSoav12gNgaemmsDmLjYyS2HzB3+3Elg00dnCERm0TAVjwcZlhShNNZugpmJKehVjRxIcAB7OAUkTR3wOyJcWLfD1jWctTfTarZjUAGoBbYAy488wg1qcZgEGkGK0XTUk7dC0tCA2Sft7J3mNe8xgAXkzrW+mnSA/t0CO+dvV/H3/gnXyXi7SI7eoHznSiDQ9IR4OkUG9W6XYimESOQ2V3Qe37dhwayCK+0sjkOwZUefSQQeQBo9oZ9sqnLt1CKbFhX1YbcLiLlfOagjIbbxJEX17+bzF4bQSQD8HsX61FUe+G3PHs/diSfNVslQEEZoMbtxlH0//NK9y5UtJMmrVYyP0ZCH4Olj17mLy5AuS8JItX/UMWZmP5SHHxJaaa5JNmthUC3xjg6djvElUxB5m5SaLyz9yQO2sm85Ou+PQFzYaYKohGxMsUDG5IPXwPShizPNwROjqqfnqnXmiRv+OG0ogLwNx2CUW+6CgvXZnUhSnMOeCwWobb+qn1RJrNC+s2vLJAfKBr8kOiW63KPQKhZ5Vu1B+2PJcTOkhJOjoBeTfeGVta6LyS2f72HKG45o3n3HxeaLPwt16YcJWspITKEeile7iv1RsJ0xpgbWvFtt0QSPUWdvkIlclpTzl4CYPKiMF+aNvPqqMJbSRgU2u/s9d71dyHxuonFRFA0Zdey/fy+QzIjlPcGCHYyh6TMI8gA3RtyZ6eIgD8R267/GdB4sVfs1neSxTvnV7bOiZ+IZyKJ6A5abjw991pOctIMUv58wGJaNWHspP7r6k/V6zxm9Ox1VYchnbagy4gayBrcnMB1HkpiaAWsBE62W8ZkUF3qOnoXql2XdYO0Ek2rPjJniuKRcbzQryrZ4idGLcrIDD94ecMZp6IJI5wqOYREegmSdECU0kchqSVE7F344wcnbo+2DNM+5qPr8m5YmTaeOxdBbILUGUeHbcRXeq1ZblDqHFsLrqGpk0UZOo3xFhiZY615lFjA1gCbJXiLNUy4IFb7JfF5Mp+WOMJj86RQ4UTwf/QdPcAgaqzPR5CPPVXXr//B3PVIUFvkIhd2twPRU5jzjQDauSk5LcCwP7Zy42qmWfQzzvppnwMTa0SEnZzu4hduBmeO6SbNecL1VzYVZzc2ELCaxx0NsHkAiQbZuJzvM/Abe4cvMoRSGIvmcMb2Cu/ipKtdzGCM4vEAKLMt4ARd89YXdVuSO2JCfyUw7yEPoyu9aVOXfHa9qB88hA4TpBz9Xrj6QfzZiyc8wBoF1j1jB7v+S/UfLffLNbRdyjWLlbi3XXw5vJqVBnkzxLYlDFUwsCi5QbBXkAChr0taP+QwSNsT6X6s3di/Ipb+mnLwvlRO1+4IwgUH0WO+V3TsLxWdT9vpimzgREqCzxG/CAOt+zsHl3hqZd70niKH3FcmJoG2aQQGpqieS3xRxse/4PKrEeCKPGlYBjrsf6zB+d8fB/TsecIJ8WnlDH3kC/o9Qz1mnX3B10eE5v5cLKDiku7balCL4qhoyt2H8pMdeA1qcd1kku1bEfzZviqvrkl7ZAesCYw8KltjVYEkgKTg5hTDoe5/wtBNtSk+I7Xbit/OHWtYLugQ8oOvhrPgj3gKGV5VJ4pRnkBN32TQcQAp7dT5vzrDHv4z9+X+PSsYRBez6OHRm+jBq89DyHGPxhMivePU1mQkEMpIclpjCT0lefrDOi7kgqU7fpHA/7QpQaD5alDIPDKQp7HAzitjEDdCvZFLBJGDf4w3aaoHIP1PWOMUb36CBo4zVdNxH9cjBQAqvPobZ1w1Z+HN8IvE2ZnCzQTHZW9T8Lqs4rDfWEtOR2HBLvd5ABRxJeLmTg+AIFJlDOcm3a4a2sde5ANUZdJZ8uXdJKxuYFHtjCcPUKxwFu6E8X3SDRCwjzJeSZyL2wfkCAsysoIpTjzEQwa2JJjMxvwhLjLcfft3lFn2xgdXwycoJ5YCWc5BVtES/7G2SxO2WLxLdP3acYb868OG7c+gtsv0VTd0834rA3zpN/Qwv0Wi+RAhKii1eyuMI7DnSvGGcdedbtJXLDubvp1sH6NKSCW4KsAxaM7ey4tRNcdDgJxBnajwNaImteomqaiSJDyWJV0DYJvTP4ToLlsGYkwxyiEE9s0ur3By+5pfGwzk7Vr1qoD6XlTAp0MNeNV34+yAA7B+f2Y0cO4hUPBs7dV45oXGrkFea+YF4d/PTAreXwbRcMjE0Zq9lUXOMVdHmRmrUsDhDwmlipgqgaHrktamvZ5YQpfajD86bbpptLwRw5HNYN85taQmI59DkKZYh3vpEiV6JAbjhyBzRs9ZNk73BnCrOzw1KKqGnHOBVkitOgyyJRNNhCGUM58p41Dzr9VIaKirjrgDZ5MA3UoFOlfFK+qSYoJWCFPzP+/+0Q0qTY71ZkLobTvmk02vf/HttqDZhuzmM0+U3AY1WDbrF2OxCKvJMZsM1n6CbmiB18aGOFt00+uezdXEd2WNZ6m1tYKtKh00bXxfTgx9Aahp/UldQAopmuAqFh+JbKKZMJ0BeHrDtZ+qrOQdmrppM1V+Dc+kzdFQlaobGeU/h+lQu+euMsg0HNhIAgm3q8uDPWuj5XxtRYD+jR5d+f58GU1lKCd7xmD9jDbGjEOJkU4l+5zdc//3z5k//57c/ibyz79vn23423EBMR1cRKnhU3TfYQ1jkmV9GZJHO2R3dbhKOXfcir6IrZjJ+ArwqiUM65tmEjjEt0ktecXfbDExOrtWZQtsy0XTymA729eBUWfLhzz27F23ed2o3rP5xim4nnShmSNAxNZudNZrs7Ew08zL2WEOTEHMfnbnKoFD/OWrGh/4Xghiq6q/RDDhUvNgQV8JUacUzi9LQudekmJo6pTSbgnr8QWdBp+DEtO594dUqD2ETPaHhyHJu/scmflhUQmdBnlFOJmfh4buuDtFiWU197x1RZSJZN1R5GegFflMA9TLQ3JLLIDjrvJMQrVajBSJ/VGWGo9sbmpHZ4MtnGVHXoKsc2rFVadupswqX+anmqgJ009hgopTXb+iGx/LLFBMQp+0aTy05xZpTVPjazg5MMRgV1dSFM4bHKmbuzUqUBKjqSTVTImL9JE9nQ38GsM5eEKpGP+Kycp+CmiRkSCcino0+Mf+eg4NS06R86VAma0DH3ZD6rlhc6/ibBPCxCzWH1IrlxU7YTSncQypL0rGdfkEwlTUodXSrN8cfyknJYR1ajfX/DqEPnsJ5bP7hXcFUfOV3IqjkCZIleBXmWROa44GrlGdGBK50Q6XUwUsZtq/bKpkYVsuXI1JFxK/fEBbJ2MAl4M8RicSbKyq4SE4OGoYTJEHXKw8RQmQydSRKE4iT1bOFN5jEfi9HdVqTtfGLOclPZEMFeOh8fi89bl+NDFMLm1bzG5OKFF3RWwReJGy+tMqhOFhc/kGqncxnLfM5WGpl9k++fIfkcREA/lXIUy0d+cwh9ctuk2LhIVGBTwYCBcjUesT9UHvnYPJbRsR607+z0nEFuacAbZMzLc40EmfkMTH6DDd9p51tUolOMMC9mtcNrGbdq+fNTNGc0bL0iFUMxPmyEz7TZJy+nk9guGgo7Ra62UJw5H2NkRNsni0YSSeqgxFpwaPIfgWfbkmo+l3jHIWaFmTMGA6sRpMxGSYcsbcSiYOlPpgfDXIi0HstrSsZpnQa78I2VbeNHOqf1pFE4a1iWhcUEuA1LnfWl0OSgxWQRCULG2NC85Jth62gf4ytm05wn91XTGTpzFSbqzkzlQ68KiNyGnnmojCZjG6/9xgfDZmDtVFxYY2KBKbrM2pZt7QdpaFTg1QZag4xL/0lUOwucN84KfUM2be/HT7ggSXmBfNUe4VeDiGG1xTHYj3jRUbTTvYa7HEpMis+AQ1qgYsEgG5lEv+ysZONw/si/pLKdYbZK98xorW7Rx7ZCLNCMPtERZrphmU86aCBnZ0d5lk9qUvpbeAAnsfWooDNC/TYEvuBAp/Neteuq8hvMD7brVCjhL4XNOWbQwr0S61F9HPnhaRfixFEFKAJd4XbyKneo5snbzXfNFoxx7LBSeqRJis/2yvOyMcTC5FlK3gM8otvr0FaRdd/mD7BN/6m5lf/TaRoKyTz0PFIgPxc3Dj2RibSUbdJ0T4ooDcCfs+TTkeB56abCiY0yOUMk/p2JFV7e6Ri+F9PTfM8/GBVNuOQB05a8RI9cUuaOtpgI72KfZjoyEfTVHeHrJ660zZdOkxXmR1d8yWyLWeut2Pz5DdXb2x+yU1t15y+RmRWcreG0v1eH/D7RSvQB+StMuh/2VnKedVRI60vkzLxIHlUgsoe8mnk+BXGkIwbcSlukyRZyJglFVhVccEH/egcWMfF0E/xNGqBeS8l6Jgag4qYeBtjWMexkCnTvH+YlO9FEpFi7O7Q4gydgfG8TewETQZJpzIMbcq6bJYEMo/rQ0BqztUJ5BboFjRBq2Y3Rjw1hhVfZxHZNNvX8Orm94/uL1bYcnler3d0YD1UHbzFJ0JkXeXzR7CurLemoX58yVrfBBkYn1B9SG7TAaoZ0Jm9jl1vYal73XXUxpVzH6pEOSTBBwJ6KsBm0wOQpSU4wksR04WYbEhdSvF9SIe10Vs/IofcUjNqesEmk6oB5LaxQi77/jKAYM5xROhB3k5kPYw6hJQaufHe3l1pvPa8JkvT490J/cK/DydHfI4vVuk3+rU6Ha42HhNhVK43/kSorKOStCo0hzN5an8gEeRMWwsIf/4ENJX0Rz0B7EiBm1dXKVFZTQIGGfCDO57QZKmp/q3KwI/fdIdqisSvP9VY+r4UWCT+vp3hDGTYlj3nWQqxTXeUwCKDswQuGYBxFb5ol7iufnBiXYG+j1YMVioqWu/A2m8CGHD0B37zyaC9kCWQb2ErCS3THfsjgJKaBUR0AiBnBkLLznVklwkJhAZ67fTB+/wQl/JSpkEzRTM4nM/LiwzLR0EL3lOwv6sfhK3b5dl0PSB2/kAfPOp0J5nqQfgIBL2ayaosGNFA7J+nStaTOjv4QCBlAUnDoWECY0r1SeqNpbDENkvhF5Wn7CMaqnpNhEN2h+6v4C6r9t7CljARi7HpmBfHddtWLqChLcAWyilDuNS2CbRLwJ/85leoV+FTaGFgiBRsh+KFYkDrAA6izTUsQ8jIMuaFLSC21eG+cksFacgeio1hY+nOtDXMs666XhBnEYGazkanA3Ug0S5iNz6DDpBB1cAKb7xw0jKggsudGI+9ax9vZfSzRgFQunYEphv5erbARkixTn4A2hnzo3Aje0lwASNpFJs3gJwNV9krJXiyiMhSaQeJmxQCcshbT8HZBknwmJQeD1U+y0NK5FlfIXy4JpbGmUDStYQz0JVaQO5Pm1+2dWSLbQGetXn2UmKF2bjRkWm3dfhvjEEUUZ6U2CUcD+o5MtFlWlEIYJyd0KKEDki4K6r0BEAAelE83UCRJagW/vn360DTJaoS6OivSWw3IjUBeRCW8jMiBKYJqCxtZrOkXYKmMA3GFdlYk8pgbqCi0vrnL0hurpORIQz6sAYWpiBOfpKTYnBRrX0Oxaoy29nfWZGMLEm6OdvTXNup6YkjUsYgFVyjYDROHpAc3SI3BiBAv5OcluQtHfawMosZ1qV5t0iYEbBLCnXxlAYs2qc2Btym2sF1WkduAtw67hhnQ+U3gCqE91YywLFHIDp51ZA7awz9ISrNsz9Z+Yxzm29yxfNPiXwBiIGdKw8XL+ewl2GLATdpTTxhIIlpe8C8D1lNk4cs45+ASoHCdKFV1gI5HTgNDaa+ox7dRi75GX0HmZtye2YhkDgCyv2Z/Ft8L+yJd2UrUa5N0hTV29+DVUE+Jeluirj24e5bKbBnfAj95gMJzpS5fkXsZCqqFLWoclwFtQVHBDrNwtOnWm/+2e8OzMs98+l5UBsrECEhsyiOrx9Vq7VAwo0xc4W6dPvZNpTpctgIvls/tmYzX18iZtVB1SmIfZArXHvHSb5uuEJ7Ouse92gG4UE8Y3EjYsM/teHPx6S385iZA4q0AfPAY3VpDeTGhLSUCxgzOMh/4YxL8HeyKznPBUX4ggRAFtxbV3WbKEEvNgBy4wqoCmer3Frayoo0YEyz2Ql74YqcdLEMEka/XpTzolaQUKTxMnabAnqbulhBBzoxRBd55B9VR5bbivxoFDLF9DPz3Fd1scrvFo1jFVN/Owma+Uh3WVUtGzg5Nx6gNxwGzGq4JwbWCcl5in1Peo9Tp2DXsE+siZ77eKxn2zQ+fGsJVD873KuvivOTLCMK2LhJuMKMJsCVs1XKePHoNbiKXrEndl8E1c3aWdrMNSIx29iqNYkAounBBomlM6A/b44JoCfhQiP3PZMc1qTq4l04unEExYvk1QivXQAIw/PB65/ZNKTxTboW42nKM/QzPoYADdz/BBHmDj2SXwxCfDZ/xh2RTwPRfNmQBEHy2ikSumKYx5J6DxjaK343YtlItrNjA944v7guks9npU+tOveyeWm5uyBA8oUBBiLVhUT6eJBcb0EPt7EorI52Gv5hzLh4d/I1gjKqDYh7obzoiVKJHlsqu4cStm2W8zBtsvwZitdiGTsxH4cicl2Nx6lFUbUyr/BBKt6XFEt0bVflx+glXiFrvos/cXO/rMFrAmqyLyGfQww0LmZIemHL4iXRuE6X6X+iwHhWdTxNXnKg66DtK72d+AS7IaeXSKsbrMdTuFCD9Rf60V1orsYBMMFTNQhzjpuB7dpmPtMEzY8Y6Oa+GlkUNlb8z6cJvKGZBlZvEdPgHJlokdscWqIkULMBbVAB/B3eL9ENGGS6LqwsHNYzxyjHFJEF1W9zoMoSW4yIPlXcVCO6Ud8aJctMuemNHbbuqnQysJUfwmqAIdysYxvQgWXGkCR6YXTzNrtxAbG/UIdi+DLZs6gqm0ZO1uighThdOPVPHW4ZQdQkkpjxcO3Hea87tpiTidBNqkHNCzRjbgWmb9KJxV6GVAUxQ7uAOyqg+8f8AhncntdyH5c74ovfgxh9e4sQ9lKg4rqLZLfZn5H+xuAo45YLUnWiGpbtg9MlnGct662qZ5EE93N3KiyLDbFiBiry9AdihMdlvIq3BVnctsPKjAYekiFzktLCfS4woPR8tg9+ZNyIF85k9NaEhesqxzXYo2/2u/mXroemKIgALXGZ7Q8m1OkYiGsJk9l4dv6vlNasq0I3iG2pkgnOtQRnUgvLUvPWq5Pv/X6Iwj28zIJA3FgkzocpWsa2S0n5A9SpDUX1dDKNb+h3oqP0GtNpwLFZJUUU0A6CGzJkN2vlKTcebkb+JfXTTxsIUqrCjz/1zhUMxUMahzKs5VF6JG/V2HJ6K4qaZtZCfBQexwdh4XvCnAvLNFTmHP+PWYxsdjwgLPDVrtsW02yJQOauhZWuLDnaSa649V2xdHbqhz6PFCFqJHxQ6h0akKs324ejDJJz2psbZR/VcniumCTeA4uzAAowGrrgiE0aDTC9a2MSBjYSPw0QFO6BWpqYD7UA3EEFs4CAhG1gwNC6gsGGuorc5jP10vYrbNDCjh/eLMx3IPZsnLnMhqdHtQdEDrKTgbplk9KsqU7APPSARrynJ1IeQj5GZLGzkxJKqqC4xVg2QUbGh5LmrINGyvcGOF9slsYdgXEKjow4q/rIyLSuxt8mAUXyTzNvTODhvSxwy/zaXEkumEbGnuJj8vlsLfjlNi2nd5sXtdOQ9/y2psfKVOQLR3o11SgaCfsIyqm5aR97fmf1QI17/sCM0xUebMz5opBdDcxe2JqSExy5qcsH0hc3LethgiwxGmio1KXBHz1KefBThkErOyKq+hoVoKbValsTiYealRgIezkdyYnQb7w1WH8XoVd1YrxL5flo0pCTvoR0dJTd+uaMqUpecivdbITa7B/8rmUcT3jj44oQgo1CzpeNEpCfh9L7YE5fNVhCTVRcLf+jsu/FLlfqmc+Zk5pWu3OYQARvxVV3g8HdQdfxe4+ahJO4We2w+0qMCEorzRLiK9ZKu5anyD3EhMLRJSmK9ArZoaJOOgNAEmqZRKAIKdo++zBRATyiMsLEdwsBjCkhsWoi+LnrF6f8+yTZNL8UUhDKt6toPXJb2Agvm73RiXSQBxGVxxmoFwcuVvCNvRH9UWel2WSUU2DQzKFIDVjLljIrNLcJTrmV1kBGRSdHCQqU8imFXrzrcF0rRSCxqkfmdEKL6QCSEOSZMT0teIyE9NF8O1T3I+ht953AxVOAN9KcUnF/LQSON2el7j/55sa7SGuVdCmHd6p0mxROTm3gUmp8i4kxXl86iB0mAy8IEHYVuvg1bjcaNmFOmyg4bO9zIGBetzNrGXSr4ECwuZvSG5yr0TCHwoQR2UYW8CyW2Ai1fYAghmqhvK2KUov9SdNtZkhSExfVcHQSWSTGG8K5HJXEz8xr4lT5F9MzWggLRXngMU+Vr1kzvmdEgg8iEcE88r443/SKwwwppGAcOjfzcyv1D9rq0MjO2bGwNpcvd/trhkoM2vKkLFUFodcc84qsiknCXNH2dPXrR+uVqvpZeC5PmFCNZ+qvNA2lR7D4ZJSyMgxKslkpqRMcXUtNk/LkigtVYs+RtXNxhKqSqhE4YPML71PlVFjmHSvSlwcV9ypApqycRoMB7en4Zk/j7Avvp4LM/TlT6n4XRIx/PtZ68RpK80Z44yw/Ern1TqINwuo1MYpky/pZwLWkZM/R/6UXfFbdjkVr8ZDTWBF4Yr2bw4MYUt8DZ/kdiZRTe2kdU+v+GHEfXAlScK1EREQNXMPtamAZ7hb63LvKhj8RpRnizbUNFxdsrPYq4MbdM2CMiCrwT00xC8G2tM+0RVXQRsWiRn2s7lpKTBrDLdF3WE/pzB2g56J7yYqk+qbgmfoFBqiddgGPe7M/wST+VRCHjHBGMI92msPCcbQLHXpJSeGB4kiDya8ijeuNJmkFYiuUkObRV9MieJDHadW2rORjqVibhRUOpOojRT5ABW5uvJeewja3P8VZ6CGFqR9B+RTS0dMnaUsLZgDCBcE6k/6P5Z7Ei/V+JZ6+HQ+uk5cyA5w2WrrgjyjO1iDuXLuPVv0UXwrN41xRr8YYK5lrsC5ehqvx4FL7bxCOnABUGsLOYJJSoxHyMpd7tFkyNS7tLq4yF1V+EDluUUocC6QbYVYGNQRV0pqij3eZLqastD0SjVHaQsU4qzEc5Z8yfu2bvszHT+AuVJGeHGi9kLQOiGRa7CiKuMN2WXQlfwvPcWUDMZKqVxqdo+CpR1BQPFuaTYbUIHHgHL1zjio3G+02dMa7GYsUg8oJxp8azl+M93B6nNuLMv8oZBnfeM4J/aS0KJRqmSdtOrsAl8RxiNvhMMeNtuBq3sG1uLEyh+zQ+vRsxwF1hPFYcQjD5vKyi1dGYbkSkN5WX7reKnPz9pRjMLhh9FGF+ObN/j/0XLTf0k+kydNxA2JlKkx9hfHM28nnBQjNX32+eo1nrZrrRv2XFlr1pRBXbS7wIRunSA2cOx6YKWCb/2SpaugpbWWD5TeUsooRSRiY4eYVp5IUUPjldnkN1W9RvL4TEaVqEZy3Q5AsjlO+J0+d084OjxGI0UgTKqPwMPI+FB+Dz5T5gI0ViQeIVHxtdCXUT/iLIaEiznJLaMq7OnGfoeTtvoX/sYXF1ICVxI5uU8CTtmnIX7gjEXXYZbXA/wU3IE4Ej7x6ce2G4Y+kZoICM6r2KcTxwqDcYB+K8N/gF2ZIMKwm/PKyyrI7XXkCX7dkKNw2vXjWIbdXMTSBsaJ9bx1ZMCnslPrMKDeabDA1tsxJz6peUlXQLukFto48S0rQ5iZcXoAuV51O9wWS92/iN/S19eBDu2s/BSsSd5xLVZiy6DZ6ksVRhRyKdia+8aEn4mYTcb39Sd1R7UINPGNi/As3keZboHk/vh4mfx4hO9eIffj5GNCy5nguy4Vf0j5tX1FuKFdZrHQriYudxMc97L84XLH+p5rH7cvW8FNvBJ4FMftBFimxwn8EUjFakhUKjCNIVYmCtgUes278wEts+eZ2rBnrRvuhjAPv/9pHNcs27muDDNjnVHVFKo89siVv7m/uSUVX/zX7kS0isWxJMTPH0SoJaSzASsddB/nxNdeG6E/8qaU05A+ONaGR5Uq/OQoOqcc2mxe8fy+oPTi91IymJXpA1EvDz4ok3E0BJEluk1a2XV3yqEidZZxjyassgM1PdFrD+9ebS2ujUN5Ag2YPYy5J815D/Rdx+6IW+Rs6XvH6OOgcxu/JqKyh1v+0DW4xt8LRDQ8y0LMUmxlfp4/Lt0+uO0OHvtBf4I2YXLxrsOII8cN34QDoitZ2HbOeBANjauE2b9XBfOOsHNfsqj4NxeE81D1Z9k/p/cdcLUyGxrY3ZX8iV0z3rwSCMWF+S9dv/rjN5ofUESwz6TCm1tS9KpdUbuHQR49/tsNJzHYV3LXi9vQ5roSREIWfcH/wS0dppnE64blYWeRTP7gyrmgtz6mJofs2goCw032v2Bl9otbOXPx4wTLzFNPph14mfOSxHSSbNIPv2mJynUwotk3+KnIcH/2Qjmf/f1dpL6ml6xl7kWmrFETaXNaZ4OUhO4OkpVYvrBVdTYcLuQk1hVrNPTWztxeksFbrJBpYhNBg3XWlXMtQ2T4DWdjYJarNDdeqEXpyn8fEoaokTECe36jv1AXU+/9pJ+9S0Y0i3qutVQNdTEXNjm7afu6SkdyvLbInhh3ZgSz7CG1RPHbJki0U99ceJHtXKH0uY/57Se9U5DXFpLwHRyDe/XwKI2sioGGxk8H7OYsvvpb3vKvT1GjuWi3TocG38VVX1zXF9H14s162abmsGWTDEGov5xqSbk/3LqfECDepsrcvNcQMfzYsX+nFlJsTQtMxjSHB4PwS4kuIAJNt7i4MJWIcyKmQ2Bh3pTNZwkZiq6G8Z1/ANPG2U4bYfc3HinH1HXj9Y/UMvKXZhBq20fd/L63EtaVd7I0w3ttKTrGnYg6QotryquiWcGBqYUjRxqNcDb7x+E4pIUFVZh0+JHhBmELN8lMaKZt4DhID+uiN+55V+66/YUqpua28Dm4TKnbsYAnE9Z2l7hUOjus9DUX504zurrplfV3k184EPhXrkp2KQzkZqIfr79CIGQ0PDR9eJgX5JvVkdi+5XYDNFlrz6Ir1zSbTTv+VmS6tfF9jJHTxBOR5f4co2o0voPqxsLMxWPNtFuTc7uNMlaDNElnHXKvJR/QVF1dcBRs+KuEXpDLjSCyTgk3iz5JrjtfbQxQPgXUtQuBbygkzF8XzqY4GLkDvEWxVKF/apTbpPx5MA2VYFnfGKMxNxWKNkrBVFPv+m6pPv5JK3Jm7YnJGGln6ejMlbz4yEsYZrUKKcNRQLDv72MFbbOnr5XVyxrP6PzHrhOEWwiOai3H+ot8wUZr139avekiiXzDLoZwLqj9YVBb6KpohTlOI60EDlrX7rGhkK/oQp91fFKL4GZfhS9IfKWsjw5dye4dWClhH8aWJElXHgDiTODEXwroRWrnLECTdwjALhhAKDjtZo3H6g6IGHpQlTC0ivjpcOLR9GP9PNBSMAisCUERsUuQAN5EDSk3KlNQU9mmcjFMRBPUEuUc3aKHg/EnE/z4OWvQatciFhd8eEwBwX7572C/rU4c3paIMPk/L8hSAhckTbw38s4oDJZFB1QLUzmUMW7j6QUzZYVhALW+0J9EiuKUOH15KDWebmRkbDgChzj5JYaHuKtjQH2JhLoIAbGkUqjYX/U+/9kDLJIO6hOkWYPAzfRYVdN/asA4aBs6rzLBevGrYNWTuh0je6lEEmCU60IsIXaj0dRBZ+VXMs1WiMbNaF2uzFAmHm/2DRcNxO4IeUgqgv/LqLHyUeuKKBPQ4TktYvZyaKhOP6wScX8RB3dVnEV7tL05jWGE87agvvQalc7qnNk6bL8nJ4GVQzqJmm/tPclW7uDNlOlacHPKT0O45XFts10niCIRDUmv1r4QZDDu8LGRRb7XJaF2R+LtIHNgpRl4R1E+6IZGIa9hk22KekAV+41rf5uPJwuAmcu0l6pxHkq8g2lNn4BH0LaodTvQ5Al1ZwCIacEzNTwpy2giYsDb1n0mCEVcSrpQ9dgOK7CHvGqvOKAncTt0K2FgMl9xvkrZLbLm4qZ1EgVZozSjwEZatViKZ1hWmFldEsZX1croIBZXEVBbN1FtdfehXrob1MnOav3/owsouMQSCjlmAEb13qa1MtebgnhnMlE74pleT3NwjK7VwUDcmHCzF4gWg2zUqqoggeg5Lpw+fhikEfrYBYDa7ypYLjZ5FbFAbSZ1McBIXD8rssSY6tDP7QvvawHLJe6mlbcS423nW31nsvuTgr5g82VfdF1AE2skX+ZpcGJu1KXexfvWrsV64tpigpJhb8Gk1VbAJpbZlgkBxqoacnyrGOVxZ/0WqqdgaWoYC5iiBWuQ9fiO0AdIsoGt1vJGKwQMlcmjktVF6DntJyXrY/KtTCHx4Z+0QXVsuTUV0S8l07e9vLefyBQ+MGaE3MAk1GEUJGUnaTjSx+LbL4TpnT+Xc1ldA7TE/iP5SY/YY+LNUrOiuf/FoyO1bjlunOU9IgRtXSa1BscHsp8cdp9Sxd0+tU1Bn3ib519hLm5VdpZzywAkyzcWh2gLGtN3UJ2hVBCxJOabdCBsKeJJrCppK26GGSc4JOARgdkzhX4TQAEg+jM5hDyqrtPlWcstGOFz/y3PTCKr/k8pgzrRhozQZR2ttW1cC9TG/cVDAg9eoSkxitWZhwyHg/Bt1R3YChxjD6YWRXw5CBF4freJhudmPgZcrr1Mu9a4orquwikUguf+WinOrz02YEFleW/uLE0SQxJxRSKWKUpduZIlqjpd6J6sZcTJP3s/JvHDj+HEo8O09L0wHamGs3Ceh8FsVke4VF5XHOfFH0XN9fgBJGnKQC/l8rS/Bq3fF5lPgs8rlf9o4G3ZYU2L5dYseD4ave4t66y656JA8deYfRZHoHolNL6+JmkS2XvAxiIspyWI5trRXDbQkcMAB367k6EauoN4HtQs55ysPtuag9jpMwexNXCVNYZypOmuWHOCua9FNIXz+HtJU1cjgh+cOHhQ2fWlqU5tjBA89fbjkGvfRdU20DNEy4KOJHy5Vi3OdbAc5uAtkEWBGOEYOEeu5oGVZuNRkX6Ip24W4+lTYKn6GQv/iuhAZcwcD7HnJRMkPJf3qZWD2gjWJqj2Kul+L4AXkhJ0sDp+NiyMLEgKhFbq7WbbetWnE29/4Tv8SL3RVw9qmsTjfHbe81gNYoWooyPFomykF5EcMSsJsxp9ZrcNqReZh1NVf5d5pilH5U99QXCRnfMzDc0VIL6MNb+5//m//+ZJ2+tLf8lBN7qf5CkHbbfqjF5GWDYGIbgU/J82ui2AWSwBkn9H0A1dRi/VVOkGMQwh2SZSovGFWaErrO9Y59wyuNp/+rwPZSa733/uUnyoFzZj33R8ckY8Uli667/6qrnx/lFn8o5pc05lrY6e0HfWjgdlt89snBPqEqQ7fitmnYbi8MOvBigX510LMK+i5w4QAxUPN4MaLdgU+0sokt0pzeseV8r0gqlvpEuZ3/RyB9DlncGvOIjqzOthLpoiHZ4MmqSziWM79j96AlO5Nt2alenSB8buS2elB8HoNDPJunNYMQztOeS8UVXccFe/YpQjV4CuaB8p4TjBoqliMIcW2QpLZ+n4avMOa3donl7lrannbSmmt08rJqN43EWNAoqpD04cTVxyMtwRJ7D+RnhKBdkvAzdLhjCHBiIo3hDE/gkoYBQjNOjGcpG7lAGgOjRFuvFF4YOCdAo6I/EW60r+srGfoQ0YOBU24i/piLft2LG+x7Ye/vggwNL1TEo4rzsPdpssl1ohKNW3QkEwHdSsVZzERdGkq5QZvf23QytWvjxGY+aoU+BinmSXVud5cffpu98FuAp0z5Qgjg0VT/CgpyklLYpZ/OfTflF+WY4y5LNm0/IMZdoKZGSJpeXuQQGn6mnfd41jUpuaoiUpQWkGefkgdFGSZ5TIstoBWEJyFhb4hSi/FZ2+J112wkaKZ6PtGAUGp9IyYUjOSn3McbzWlbJfqrPrfYRm4WgQ87yBqVDoocbLQ/HeNSszcn3HFfaPtZGvNbWSEP1drt5n8i8EKHWr9Dppw7Ls852WqqSYiPDVzMRlsYK1Hww2Zc52Mtlx8ki6IGXogeovbbwNL6/NMPT1NWTfywzSRoKTLUodHmWCqzAAxWlR8wZ0up+7Zkt8UvuyeXH6IX5LxSfkEozWNESq+jD5/YDBbqEh8OOm2016ofqolHjTW08v2XUa/QB21rwQBr1upuZI1+vLy5vTiDIDf6zWZLM9tdcntpRcfKyGU3ulwUyTUswtJHTsG3m09/Pp52tKFFrBGWVngNpdqF7Ae7snDf5LsJgx9EL05XEaFKfXQpVpugeJCJy6wyQ1Wt5L5k1AoDRe8MjmVkrQ+R7ATb/YdlDnZ6ZpC7BBTa7eYgDM803MlDsi4yxgdiabauUtrwubnjrvwuuIivVx191mGMYz+Uo66AxL5dcg5DjIsQMous9VnOkSNnyYTkdHDQovjs5sMSIDcpPQiZWVyzvBMQaIqDyhGAU1n9qizp9vOeTHxLEXYNNZDkPAiIyqPALjwEMXWns2PcJUICWBJ6r5y6pQkXVMKmQbgcMANYUFMOJx8pOHbpM1NzZTW8MAaAux/yQQfLLc2JwitKtmDdScagiXtc8VCHuavwmT+U1yJS6qqDIw1EQ67KAbp2ggBLQN/tKPHjbqgMULEsZe+FGPTeAQOhK6DQNZN+//c+H7YWixUxnhcgYmSGPQyF18SxX3Sw+L17cBKuiOiTNt4zYCvfukeuXITyZunOk1j+tJjGVxVg86P4ww7L3XAjZp83gNKEJUeISudhwocoAKiXD/b4nAIei9xTYr6siq7EDXXMUPzS97xR1AAh6YMBDlWril0Lh7LNnYdVaecoF4s4TWlAsW1GPo94aB9iwwv2QMca0ecp6KsN+GwIEQoydkjGLO7E0qJUV63DxtnFUL6IxOZ33DAwmuHRzmTnfajAZDQ1NwT6AesAzth/JnXt2z/Tzd198qmOe4sFF7hc5pPNHtOY8Dd7ulvfRIoz3L9poLU3+o/YH9qQEEadYNYHB6v35LUIf0g02OUsyOKIeDHwhRYNfu7vz6CzORR3XZwsjxfw89CQTEmxByV6F6Xa5WxVuus5tsROde+0DGsEZbt1aES8OU0+MHBbzEPDlRg1775EmzrY9Sj9/dz6zMIzcgE13/2NIMhu+G4LM2mPgzH3UI8aJ/HX2eIcjfVGs4ZvvqylCqwIXGsvaM88OluAlepMyRd3bRUb921lTdXgweg0SvlUXilsTh9I2LdqaiVKOtmm+g/Dh684m55rIjZlM1hFdP+7vMyMM36Ld4UKkqj6ol7ItmbQWWiFQ0WNn0vVbTubXsKZs/ORrj6dUWYXI46fFdbnLlaFW6trZtfz4QJBWS1/DuBhCEE2DVW4UPRvyQMxUzPdKm4F0/KZwaW+EtWtM+1CbU37gOeifek4Hw7Cong6Oqop/k01wwtM13bqjor8i+xmG0/ZAN7xUdOisl8xFbM+JjiUErH5ok46BXNgfkWCvUaHSn0JGnt32ntihVlyHAJAElxB1+ZB8PNItJdZiufHWgfps/7pRT7tWz1flACNR2ly6npi3csAOKBZO0EfP4so/z1HzlcT6c01yvd+RpwwcUFIukNbYDuoJiMJMP8aVzJchrYjj/L8APXvyMThSTrsay5L8j+OnP6RSQpR1BiNX6KoSsY8MnMwn0o1sKjghyu3ULO4GkRtzxZRHexPJBTyuEPtQylBzGhbGbG9qVeagI4PU0Mfe0IDk0KFfiICM7bs0V/7OoN0L1LxB1QQp/EHDniHCL0nBOwnQojYggvnxstYs9RscwFdz49gzAhPELQrMPMfRv+NaNOtEm5wbJAXo28giSrtJSxFUeF/9takyGWIJ83Fo4p8k45+E21bAvoCyOejGc8/j9ML2jEWBL3Er8FHBSCR5lXAuwGJGPlhkYKCjFRMWFQswLMMkHoFqQGDO7WraDp9V3ikIYwtcZBOjPqgKYAyInrmq7XXWuBCWlgbMd8QivS8rfh5W224VcXy0QkmvB9XC7HPdNRpfkVjzcSENkgb+CF/emMuAqqCd50Hma35BLbhPPzmJyTQOPpFE/IdRN//QFQVlNXB31qu7btn0d6ez7rjip+CEQzN+kB9558I5S5IRXqJ0o1mrG4HkqbXXMRjoFkYoTza+G8hkOTCnaVjPxyRh05Zc16sJMG54Xw449eRoklqhzQ6D9qZdGcHhWZAcwshUgKYm2Ylcyt2oqQ+LdIr98ntYu4SL3XBUVE/cL24UbFAFTIo+ojAcUN7B5LR0l+Bo0XSAL1JcK//wiLjNSHZiZVvDpThswr6Fq1PrBJLBD2ivJ7RURihpM++N/IrjMmH9znb7Q4mehAYUyyadHangA/xG1YHtZ/mFSMUsDc0PmNWidYZ8EeZc/eCJrgSZd7Psf5dPy/6g0mb3ByLTkKTHR9F2pZVBeXBbOfU+aVFDACyg8nTMC30qoEvTcuygxdcVEhm7kGM/h0oNYQDwmIB9Y6FlLKq/vVaA4PEZJ8Oeb2022Kcn9JLH+fRKfI4yQwfnRP6MbQjRT96zsW3tbdkZGDBtwunRUG/CLN7QMVD5fpl5SyEFJv28Yz7OYQFsumpjxLmWdmlMyQG+g0BIHuahxWHdRANzAU5K/tScR933AIN6jUHRgmvGZrZUM5exGJZ7eAK4TWZP2OSOoibAG60YODmgMeu409BrM2ztcfdakAcn3/yYCiUyh358Bdm6TxbHOhKFoAtv8YoeXuXBCNqYFLkxwDh1jFuJBTKOPPhymG7McEt+EgeZu2dGbyUOfDuIR9ZxwYvgkk9BxMkm5oy5m+MPur6NUCP54tkGAkpbawKblfQX5Da/49BaNycYZhD5Ow7WFj/5xTPjoX0zODOcMzVK1KyxIYKCp6p5rgedUivkS/JvOTsNvV2eZ29Bh9FmRQpZ7bftKRapcHnuUg7FHckzNyuq/QZQPHK44pDYPP8eg/nXdaH/Qzsa1yms4Q1Z6BuBJtMUw474HwKI8wdzUVBqJLTukothHdpYC0ABoq6M8CULCDvc9oCTxfFVqJE5DlEV/yiFHGO6RjhPTAC7Xu3WKOxO3Jm36WmEtdUYGljYcK+9bOz6AqS2/2WlRg5v1FFAaMEuxbMHbJJ6QUOTXoZLFfghwLDBmzZdR/7tnTobiEpEm5q8mgjRh3rQAo/Skp5CbQHi9sKmaawR8injBWx+aIwccEB6li2RurTicxcZ1CWx5ui+/Y1aYa/SmqFrsfATKMRBWCc5IfaQ4fGT9VyyjEsxijuspErSg5r1s/fRa0lGUJVCEWOIhztVKztjt/gWvhb9G6A0d4aiwpvLX50e98v/76vgTa77xUOv1eyQMIQhauvtCIUazfY9RvgnzKdys2w+5nmnsmtO6ptmO3KgVh6epHjVoQHBvTzGrcVds8oX3DK3J/j1bIB4jT+nUUE4C8LyEUxeiujZDZA4zzvvueB82qcUWb0hk56jX82X4nUrKRjZFziQ8yWW0phLA5q6XtU3xnQqDfyb8Me6QieS+8a8PPZBXOQ/BDjKQuXW3RSjZtXtwjt/YQ47UIDhZYAPuPmiwkniEuS8VMkHfr8TvCjzMt6JK4Ts+/Q1jrvSldFaw2DFC8XMQdVa5+lAdN42m6d10o4bejy9z6kTdvCI3L1KGjaBePxLCrq7IITv9x7YPKdf+fU4eYnX0CF7p4Vk1ziLKm8/6UrqAYA7zuibJNmXulqQc4m9NBV2gBNeMK/c1+uKziR/WnnXtg964WkbFqMPmrMlMKWGRumeg44d4zbhvnG54FGJRArDE0g6QFqZenoXeGaO6Raf3Ip3ulq26WfaY4wlD9Z9q5lSeJR7dV8f6MkSSkragmKb/ONDtdKoqdpo53bCfNxgAIjum5UFMnkLXW5e1moEyvIRj9RkBPSDNVh/5c60uMJI1rGCgO9c8T0ira7SIApBx25vpv56ptU0jgoz6pOLGIStFrluf43k4ykS75juSTREMbbpo1qCmHYqap69BuALOndNUJZadln5wDD7vTAA8YXUdhNu3raj7JwXLtzfhOg0bggiPlIbvVY+PGSu3Er4SIHLpw1eCbOirbAO0Y5roPPta7eQlLkIxZufw1VKZnMy/6IARyb2gnXedQEhV7Vngm7hvo0P7X7/tO7n5hTxnZHrVKfeByJeDBDHHjDSIDYJEUBeLM4lUeNDL3VMWbsEcEQOPeUGGLXxJKzFWIRxmQoeDSdsQ/JaogreKzNTb/jO4kbf0ah0a9loxsoUlj+rb0j3gtCAYrJAKtNrOzR1viIOBi7/wlesOKYRw9/gtyf19+Q9n8f9+O/gen1+LfZT4Al3tas7s7mcFzHtY//C9rl3yJFoyRA+7SukyylF8UB+dlesXbQOT+aV2IyfWty7bnU2KmeCdz9pVW+SAMLDh8ESG3INSVCyKppPFvBsFaI432cQ6kPoR8vDXVNfmbjlHWPjpmi+AX/+2j3t2dXq/YWKsn/rqbno4KFhS4+P5qk50mMFXR5sWubOECWT+6i6Jh3UHU/dQH60M1bm40pj7Dk7IXxGBX1chY+WxQ4cvMChNWQK0UDZf7StRKlZMkGCVSXmBID336Mj1xjwCFZDVdLCnWmcfXGvQNZtj9TVMDkUDCL+iPxBdyGVpQXqAcMPS3Y8/ZKQ5ncpdHotS9kD+l12XW8OARMAj/8Yr3uiS97HVwZEmNsEXOFG1v8kEwZ30eKR3K+quor7EFha+K207d2lC9zRlgUvsY/i13IwRvd1MQSVsdETzq3IcFqZfIm+xVbsAWoBY9N7KdEK9OxRHzYoNIgTKCLXzAKkFkB4LJKvpfkIApG7vWVCsER+BgULAFTja87yy/w/wgPMRPd0j8HJa9T3GUjBBmErCS2M0VrZtcegqOGfWV4K0+VldB+4LXV5HK1vUNe/qiUpFO9bQLDpC7dNpje0S2bu5xIYdJMbgKzHb4wPPaRm85yMz3PRrbeFKXrh5ph+cWhdcHvLbuXNdQoV/tfWJWZ5wClo6QRmqFc9xykDIde0A6MPBYHVzViIL8BloR4eWIsYWAcoDrIXNHKrL0OeEQPW1lG9ZOiB22PH4osihBw2iVk3n41o7XexER/S2+6JvCzlr+sV+68Som6IujqwIg+VGC0Mave0F9I/Eosxr9RtV5rFcia5c5NCYU2tQcDbQqOkUzl64/yX5c/1gP+Zu/WP5Q2aMgzPIiZQ1GFGiqs0zkWksQm09LvJyLZYr5qSfj9dqhaU05irOAAt6m6Ipvk1G1v5RuL4lGc/LU0vrmafSkGKTKr+qGXq0c7v1vOSu+gW0c3tQdBtmrjBkgJhq6f5TMZvnrY7pDd++YAlgYIFHhlbjQKZw5g7+C9mXXLnxHDj77YSOHqxIFmJagZ5471pANsnOgJ7Ag6e5+EzYXrND7MARfoA5hwMCg09B1kNNkAvrmDouaQ9edMytjROe2tS3UL7iayy2XzXJZg/IMjGqz/7oUVppFbaIwp2JAL8B2mHxLoewQpCmqu/WABWp77CgmDoUWIx1v5knY+rpMINrJlkXH7p7RfT2Mkf8biUo3PMyjQhZvY0VAhi7tLlg1g4+kmINRFDNP75piPB7mIbbvAdO3QQoDHAk3zAhE521JB5CoX6BowWnG6L9TCzWVMXACAckXhtCJbXkKKZlpyyYaW1Q5qndGiwplgYQQbWyuW+1YEuwwArtJ6TeU3uZJcCvShyqcPQnAPrTUkem9Ma5ywcER/6qPMbTAVb1NazJe/SJPSlchAElwaCVflYnXRVsPkLbdD4WpAfSgk7xBzAtO4/eIrV73pAPnJQ/UDpV9IhyjILANuKfgJyoZKPMX9RFQQDa5lYUYiZhKEVe1uvepLfeiY55pNbtsGKjc0LlG+7dXyjPBvL+NxEwMKBJXm/xBdEFYfUt4pQS2CP0ktALMQsivEStu+gjgJ2Tp7TBOeQzHRNFgLUyMDKmnW4BvI6SmuAxMcpBc0QdXK0yxNRxArrM7HxPIXIdsXFDyFxle3BH2U1enipXDu6Dts+pVfPn7/bcV0sjgGR3FbiyIvM5O7Ay1StxpQhjxuJ3ymFB1moXnUNHHiBs88JkrEJzSdMeiV9Wvf8+kpdjGLgSbyuwnb+QdeqiQbZm8T0Oc0Zq027UleikXVGje7XJ4YUr/Vgb0uou14G1Qh9pW9zIin2AgLJf7noECBa6ASUXLevQDY/csXYIQgzpoQl3L93HbCKCD5C7S2fTXb5eL/QkgqcZVpL2aDasN3ItPXsioXH2N+WaTZFzvf91q4TBoOIQRmoYKjk/U6vnE9z3+5SqizdYOZVauZaM1iVfu6FLgV9PxshwIPoiNEJGQZR7tV6MBKR5G89crmeSbHM5BCMb0/SoFksQFOkairim12RSLW3lNep8/7fmjGOMAi4Up1g/AVIawcmiDmWYvonC0RnctJCeywFB28R87ybESqpfIGIAfg3xU9sRb2yZPoVZ15JPfyC2Cv0ECtzV7UHhp4DFAtnsOZPgWAJVNIJLAB35StPaAvNJHtDjgZGFX4SIVoR/B77gDJVMzf9v79JZ64DsF+KSmpgb1x1hggxlR7oDgvwr6V8udSAw4byzJIHsuwbj79sSgTLM5h9CrR9W6CQeDRRiVy4BY4K4M7BzNOzMZ9QxrpDpfjIBZQ5sO/60p5SfdGVYpV3oW6cflR8iFOgF87NlzNrBdiGz4CTaEJa7B6AQoR4pgse5/yoEQHVSWjps+PKB7LMgihBldlTJ24DE66Bgv8CjStt8o9+0YS0HND+jMGMsPi3J7XiOPvmuRHr4bbJDEowrjq5Ui6cy5jzpdVN0EYbJNfczrEh6Qq04eCLsBA11LHA8wsRHSp8nzrEOUdHHrp6PVMtqVbeHSmSncIBRC4xrvTpcu/9pVduM6xsb3tOE63o28jAGQnvzo7fVQ+TAfzzbinvsr742H6ZIgfbjPC77Cpgs0Rn67wGKpRxbvrhp3vke5915Hvuz5+HP5WKBDDyjPCcYIW0wB6EH9jZ8y0MUQo8GjehTh0m7aGkUFHWKSUsVXM1Ha+7bun3C1fwj4IsqLnxpXxfmEfxMS8pO2Tdm0loQ5qhjO+owd6ur2bcd6Vl90ScmTmkZ70z2xStU+tOtvuVEbj/JxUSHs/zTZMvaNDq213DZsl3wFYLZhij45HbVQY0h08DBXzobLXheMqKBzlrlR5atNZRMRPqRtREQnOKyKDof7aPiaicRJCumafLIZWcyecd5diNG6yi6gw4aLdorAEjSccbuEmc3T1Dlk/fGLZmvoTMu0fZwcifmzfkTa822/19MFEdFDu6B+3URmJ0yAR4sPcic5+PA50IFQNeiOt2O86Fxtj5sKExC/JApwwat7QxY1+hnQs6RWTFanDcmoTMLNPG+h9yj0ovWFUuTISkT69cABrNicUyGopw16FVCZcjT2zVIw9umUrX9XwvoeiP9j1EArbA6AoU/o3uNAn0nhZDTmsHRmXCXUHKj2eA/xxvnnaGNjF24n5EB+c56FVSM6/KslCNazy2+XrVHKtksA9xq/Mcm1r4WHrsZ8cJ26NfVefgRv/2oFxk2YUWUCYS5gIS8uE8eNOj6u4BDVxKotpTA6e4oTrJsBx+VmtQRqMJogDz0dmwTwPo2qOshDhqKU0U5behwkw9mF3MHi776x8rM23Pc6woTc+meY+NO3EG/AmpODx6gaiujdfKzd4u4bZmSZxTw5HSs0dwRYYCWTB/tGPpQpAJ66hq0sHaB6uLgQzQfaRMXrzgyEywhT7HRnyGiNWJ6kE1QpjHApWs38qhSwXmtn78oCpo/lRxCvnZkh6WV5Fbd75i1SyAbfYfPWEHOxoL32YwraFtQnF/p+wc7znefNjolrxRRh287TZ1NykLFzRzOr6YWe7ElIRwRZXcYj8Ptjy6m+5NjEXzZiALfxblYM0RqBFF1EmFGMtGFlcjyTU1IKgJGkCruIWSfrWeztwDh2Pjbr7peEsPc8yeqsQEJ/E3zJFspaRAFm0hHZX9VJgXOq4u1DSwNwjwaxuM5Rdwf6lxTFNaCUbkfWWbORQZe/z1ARWyMx+oo7VnEAS2aUFAiGrfD5fS50yQJSojV37ZcpaAU5r7NZ7IggVIhkX3DaQBKo1S8lW9U7XP1vqxccEd/PE/Yykdo+hGd3Z9pCXseUiAyVxu8rmAfTgoYcG8uTKyq7joPFyBy3U2eGTo1hqdhOnasyM6il7vNKoORBfWWukt+Ql0vh/5VRfiqXHQotf4TrNf8n7X1FxzKq54mbfxfhHTtyYdTxDAvrkXpQxy5e/n6dXmEAqn9alBZRjeVUa8IQU4gjPupxVB1HekGts7PkqHuyck5/aN7Ea7uofrVhRD8Em/VQUqLZAx1HzU3ohh+dDfacw6CFspCIypUAKAvMSH6oAsNL7MkyDaYZM4aUaWeXU/94LgTm5KWSmYqUlVEZEb5kfmg6pxKcuYhhuojRz6KrH0JwcNOTZVPts88oQqiP9gAU5NI+MKAFmWfdW8guKaZsu/MYrcTGASD3v77lZhQgIBQiINms6pxanqxB0JR64lxVJYkCThhLGiMQhm4Xh/uEmfkC+3AZySMsqYI6SVUOClcSF8v+EcXCn2YcVbWAvEu2VWQYDXlRf7X1rhWrt/WjuPckP/9qHyb0CHSJgAKtiuRFCVYSoj33sB+dMc+BgLbccq4rimiIqHT+ptSlszQoQVt49YSG5ZJ5lxRAROaOEruJ6e2+KoyJWjlZJsVPafJcQ1oyejWF3Y7HQmZKMSqhOsfNV+H5Y6bp04yHckENA5PG7s8MIn8XVGI5mrlWtDWS27HpeDvJgkFw8fCcR84UpqJ8hR2sPk1pUxFhIXOiRBn0gRrSXdeIy30sRffY/Wh/u//agjBtvWavZx180P/0Fl91wwOyw4NLtPXHLkP5X2uNnYvLQANJtd/Sf+oRM4WTqusDqcnXF4RY1Jjn7giX4N/UnliJ3Zp7KcH/bNXhX0Eobd3Rck7YmDn8/Rynb8u3fGScxy6NA9n5L0TOm/VWctPGdQ94kPlw5+ZwqLpV9jDgvas23TOROlx9kkS840MR4yL5N4h25sroD7cAR0skXB46ytoVBxdGKfXrwGDULOGJOzt+RU+EVqRDe8hDmffKOUwavJ8K7CcsTk+NVekvcajpzrv8FDaLNvAYHqE0YkjkHDlmpXTbJczuTzPtN76Y/uDIi1n8SALMapV9vv/f0wPrEvqr1jYfXVPXCd+fjzyTh4NfbWkLkq2hg/t/fz5ohKc7n/LsryCVT1zjq45XjhBsGjqVLKW5O2YctAdpf+afjuCGWcl5D4g1Eu3ze+ylJpJdcZuTkvOYxev8C0KE0rrJqmC51ddoT2xZUN33RLFd/zipKnzLtHW/rQgmpnNEkk6d1g91fLnIqubqcHOuM7OUe/8B/XqzReZU8YxoYoTDLxVV+vljIEceirz4htSWl4IT2A+WegyzyHeD+54lMojK9NJqvWmajywDHY5Trn1+fyUWbFn87bJneuHKWqkbNoemuPbilbhczSTXbY4OPQ3J/2PmuXJi0v8P+E/0DALgPwZ7fd4cWnBgfQ/OkKlhEBwUDi2UHoD30nP0syYMrW5WuFnzgWXelVuBi1sVZfXBE61oLmkyzYXPN/XC/79u5uBVmrDs/H07cYS7P60qpJagEcKYCeUTKRGo2uR4QXVUA4Pa04mrpCvXR+afA0K40oGfFO/XulJqQSgTxvEgOp61DsU8xhu8hdhI9u7rNkjQCpgQTwMvqf0efN/rkNXoLtf2EAfUo36PmEGYnDyuWMzy3ewPtO9mMO4aKyuNDAVEdMoL74iUUjJMP1ugShzAlWKgQ3A4mzm1K3q+JjGBG1W6Kp6fMbCdIOjrsv84KK/IcAEIHPqH94WYdrziRrLuhx0gO53NaziJwmRTOam4zoIMdmlwMXeT5AVnAZKbL4X+LUslvhL30jkXBTvLXnCQwAsYq7oFxDxPcrLJ/fRdEvcQT1h3Fhpe9VMwiotHAu4lXO47xMAMAskqZ0d04k0BNIZUfh/m+SUDQtOFis3DO0Z+8Nafl/AeZzchpkzaKz+5A1VJKTUoovnByeNzqwR257Y8lwL/K+irLitl0fHbmDFWmTvjirCLVi1yDWKX8qal7/eLbyy1cX9X+s0Wtai6L+l45oVf9jj2GqRjutQ8I8b9qQTacZJZKlwOI+EhUrr/ycHKN1gZ2CXSR0IMdyjyf2LIv/4rtV1wl2tt3P6tYmPJVOTaPbnF4UPhLp07m+oGEWtziX7ILOGGHNyG/9oBNHJfQOLjbjEWRuVvU2GAWAc4qmlwVkd5oKUkJhH06vkhdMtNehNNDZkIQ+Mi1aqQO0kzNoM50uv5hqAOwilYTh041wvaG2owEZq/S/htFv20Wn9bj/OzknEvoqAaPsvGzn+hSoRE1TpSX+JnVOed+T5BNScYobmkYFWRvcqareGJOnd7d41gfxnWBfWLoygxVQZPIpESxOY4n77KG/bN5bZpiMcLiDU43mcUrpfAn8HuVTOgHWqJT4gMy8IafUlJie3B07BZxK7XOoGzMyzoFkHATdoz0Ynl5V6R5zm6tRqqTD49tfYdYJL+ncLEmxEP9u2uxK7VEPz5YwtW1ZJJCKfoT+TxNeDb0csuqoJV4eSNs85I2smQEJRKltcJZhSyZSZpcOD5iMCmhT8HgBIRDQYVbYTppHstrvIU1eKuYihO4+uo7fNm1MpVvudhtE8gq/Y/i7pTiKDDJlRsKjsTkfrcNTfJiAgeP+FheOxVba/i61YX56tF+3d/pRQvO/asscI+kEUcRDcE7Df9hdfSh0jAcKPzg9/RiXGBjUaYZwWli0X5CvGUFTHU4O4mBqM6amfDx1gNYt9NGxCTOGa/G6PzKf7ate8KfkqNzI3lG30CCBByAoobnQLgkDco6fcMW0nDOQLEa7tDfvg2WP14P/zRCQ1yVyW+Qc21gYPFmIWuo5CDxh8A9uPjw+Ol/fXwH94ZhfPhPFlFAapU7HmoWov845U/fsR66zxvI64rtQMZBPyj6ZeFkpXRBVjZL8w0yJ3kqB/B/FVCWcYB0HMOMDSBwXTrwKDowWBPH3acBxRzwlOhPAxevARrp7zE995xuFnMGVvB98iRzZKnZ0JZERgF5lYKyr2NGkpIgFMxz9gHk9WqEqgYygwq3QcQqPerqhP3cosXmPMqG6XBMXvlWBp3T6WMLpuWcmaKNBzgdToT10VyJb62gjinJ2kL8O7SeiSvixneP7x+0T/b90N9amP/U+Kx5YaJnMAT0Me3rYG+r1ryXht2ppUQCWTeGW1mkNmm87Bkhvcy77XRhSB+A5auKJJKn72fM+3YG0LuGP0ELIoPZ2Vw4hN2j2xDfFIRjqS0Fa/Ou82EfJY9ii4G8OlkTT2hBTpsDLfEPVC+m0aiD9JNIv2J7hCPuPqYoiGPrzfM+LipGrE8BkOZVQ72htEQsj+BGOE5Q+8pKVhmYzTjBPNQhQNTqu5R+pRKhONjKgqOgxep9n9zYemj4ICl9Ggfs48Fu78wqJHCSUf1o3R0r3N4RQFtpP/1KKbwqUnQiTZB6UFR8x7QF+kkdVnb3juWaZXXoa2dqXINNF0EO1InAeGfVs/p609F8dvRCJt9cy7ZkCg58yA30Bxa6Oi13siksx3IKeXc/iD1651R0edpMDLAffpR9OeMzzSPtCwkWERpK+frmk8+DAUF3O6kPi0yWu92prnfe4T7PNogZJ2SsZTGhtfu+SdE8pVgJ6lNmjPHo3bMDlsr3eho/9wxmDwm2RjAsPqAujmvZYac/U2/Iqqkjs00exqRlTwM644K5sXz3aC+st9cjl02cO4inAmTS7pbOwnwzymqUl/UncJ1NXmlN5ixFwCJC9jW+G/JsDiZziLMFbJ28oz5IzLep00nOOLBO4GO8rbM4qzaoLyw328+dEb27vndAfo11Z+Z22Gd2u2yRR59uPbLQKZ+AYKyJOWj1yefsZv63vD/tMKRo0e6lzDnNrHZWeFmiVaT2dbMaGmYdMhSdyh1g/rZSXrbX9vl1vOBdL9pXS84N4PX3LMnFhDdFPzynzsS8Z3meXHpda/I0eCUv4RuvvNlF/oil+DOKq8DeX2zaPqIRZC2ed2dmV3+6szcLeMsGlZyqWkZqnnb6A5w6d6rwBLQKe5blwf3d/GmzxWq5HFUkvYLMlB7sDFQNJVtP59aQrdfD8BNmfs6SthQwloCKl7L2XJq6pnDYfCH7dm42OnM/CK/0D6U2W1dOxVL6z1yrkk9ykbSqlHRv91ut2EUddDQcWD+9blhBaI2KqzugXktyMZNwMCaNN/xhsNMd0LzmZ3FVhW0NtW4S8qYKwqNFRrJ4AAVvQe/lWypzm1HNneK30+CKVEJOPBx57c/hvh2c6pol+GQf3QwFxiAbcXGq0rIjYWgmnD/qj/07ViV78dRHhUN+Tu7fMQo/ByXU8bfoYKaVrEfPUdamZ9YiTEQ7TuBh3brBPyvb0whZSPO2jEfzc1prAXZJgEk1J/hs5Py554Z5a6knnkIUMEUjcyJnT28OQbH8V131pD1CpE6VRCEFl7vP3AAayNUyCMy1bB1rU+xW2cPh7Xk+5OgB/dJJpbpuWHtLFyZXMH0bXxhAGwphNYsOQdfmON/Qh+9W+R1/wbPJWWdqsUp2AdN0WIW3f/7p/SPRkWXTTCVgamwKOj63sDwRD9tUo36ufpw3cwCw15HPyaLxQrr3+gDd0kzFpSTkm2Jq9KanO4qotl9FzUi095h3T7DI8i0UpxStln9+tLVYHd87+pdDUh96so/n6FcN1QNAd5LZt4uihu+WjPb4mppSokV5qP3e8MN2IKYBNfg0AKQKwCXPkibG6zIX5oJN7nobsmyxxhppQSeso/TU7XQcyCWueX/wWvmDcVpWOyuVaHD6rKGnwBEVqWqpOfmYmImbKT/RAUJFHBjcv4Rei8Fx4RxpEjJew1hfp1ZpBBrv6Q7HvtC907W3A69CbsjlFfxe4DYeG2EAE8MyPADKxqPF/tmhJU8JvFfVMibYYYg/8GapmrsAzUmOnf8BF8f9EaobzTn+UAL4n8g6VRlvvYqJM5311hHRgCaaT576g+gjB3L2jk4yXduZMONWnb5EORCDqO6c9wf4pO9eD5cgbhfc2Zj/plIRisGSsEd+SJR43BcT+Yonm6/5UWZGZZ5FjMs14ppj/Qwn6yz2dBx7NMuJ+M2pLtNf6uw6FVO+hEZErimLQLJBUXxaDFJ7HdVWEvUCB7u6hhuAa5MlBEKUeBs2b/7o1XvRob7m6RCZkJVRhnfKFLk+BP+ychwWtzFaoR632Mb0FjKzFp0Y9m+3FbneuWM7HFT0z29Xbx+uastawaY1p23ewsMCg5G6Ktn17HJxU2IsbcW7aB5XOKhp03shAI0AZxOaNgiKyZOBmz/uUm8C3oheZZm9QaWz//vocjXvR9xGXz6sVt6FvmAybKH+VqrZrl+CIFO07eXeTTfkrpi0uuntbQeCsb7YWskAGpntwzKDvwiYlAeih64mqWOLlFOqlTTW/23Mvb3NiMr4Wtr6YrrpuFmvx0E928DFZdKPSi4FsVqd6rWcnfVPZVpiKC77tZK1Syz7XXsUkZnoDSdYHvWyFPXMYaq1CxCQxkdlzeXHq/OFedrybb0FHJ3vkStGjsXR5Yk8q1sz8Pra7lnXHfzr8U+274f0c4ABGWxe5pudoq9RT0FuWh6ZVbQH5ibTs3+PUQSCz/kdNXfoHwQ8Hoy0ziidRxhBTDdQYSIrreahjIOmiGwEANDmqmcKPXCfm+cXZme0zqIh+0TEcUM/nZoI5A2I9iQ3WiB0Jh/dc+AJGrE+oT7rtDepiKjIQHrKjS5japBdpC49k3Fg5m7l/IYjBoPQ1MDQm9HeBNvcCUuf1GN7BCb2uzWwdEVfydBwI1CEpOA0362eILotya+Uk6NVAOJBV8STarjlCUvl1JJUfPP/Z5apBYfp4SOtncae7gzCwc6cZ8zco2+DlculJfWYpmtB9DCO13eGw1iuQA/1EOE3FhioMgUppyZSiYot/FLvnj3PQ6AMRE61UwhbosJoTMfMPQJ7tuqpKTRZlR2pTpjXz7QOsOpqnF1MfTLB7mwnoHcodrK1tVJbtJghaWbTOYNElpQVa/3CuMHRzGwuu4FdWEMLaX17J2F5Dq39dL/GcX5b5mdclgAX0v7ASaJuSmatlezSWgYM55sH4YiinFRlwraAiQrCtABCTY0o0E5eFDrO50mms6qCmZAs0GG/xEgn+H7x0058ORV45/QfnUORkqTiOA07CQI4lb4hxT6WwrWBtdORfCJJ/virSljAioUTOZHKrTQwpi3gnp6VdEgHVzuY45rfX3v8cxYykJmotqAuGka+a8jmB0GM6wxFcHKEzrDUp5NxGLIt7dkOeMRPpEUGu4IDVhn7JFYEZoseT7pFWd0jXQhR8DLxRC317K3TSCXDIVj0lPUOcJ8v2+WWRsf93ymj19dm/1yGR9B2+1BJXTrtkHhe1D6RhLOp81mmnWhv3KKzjMOISp93nIf0wElNb4qdNuoC1avXPTivvpMH31+3I5k4+4ZD8Dvzu/Q777viu5DoV35ePkUPVQwrGfp9wVHrJYePkoYfzDj+FpmPlAfGU5OO4AoZCeSXKrIdPAvogvfkZ14oX2N5064xnHM2boUphnWoWLRup82IIiIgMjrKj1jWy+IewKc/r/Fabco3wUh2tm6d121jNRX0IgpROknZF1ZhMFNODGW/P7IPg1r26nX1LJ66ZH7xXP4hzJLyGD6PAt6nrr9U3c7MsE9JkWsqFpOVcE8Y5Sp0nVo+CcqXEFdSQFHWX+GXSjDOeyRSpMubBAFuk8ynddbr6+nffHfSt8rjLYk3RXpKmunizfuQgafq8sdPW6/hoJgzbmg5Gb7LePZoFXpLNKbPpplUCv9Q0nuX+Mq/zffmP+3f1Jfz9TbZQAijisYFIMbO4lbkQ5LDHsY/GTeLKT9ALT9GLpVU9X7FK/Er89tHEZc5d1r3br/QSdEF09+TQ20sS9j7ssW3JqmxW0KvU+5ka1MLar8wRw3FqR+Yrk/zoHKOuv5ScAcPhCxvzjJ0VUcnKl+DbL0nOHTcm/4vx/VEOi1u5rtNGpSu3JLmKIo9QT+Aq6R+331v88VMv3aca0v59NLGR26gf113sMqO0SnPvx2//Lm4Y18MnF8qHY5GWrAXw+kGgDrA7TwQlCKax3EoF+mfuRmKU84CfqJ3+J5/PoIpxIssNj81EDWhp/8PXv/81ffvH8H0tT2GNsD97OhYDvYP87AknkK1tgZtrhWvWE/cwexw5Hg0XG/+w1o/wTndU8ef3rBtATPH51bqE6lLjdTsNh2DWOoOlfvM5M0ef6Wh2hil2xPXCToe/bl+av4OMaI7K4+pIfXFHdVXiLvyWHA2f3y7eKiZ0VltWVE8Bl+OEMD8dge0U9rO1Y/P56Pw0u/kD1j5dNM14CEfPDZq4ofvvtvbgoMBMUDeSRMe5PZ+vUCFBU1vh8OguzOKwgD6AFgl+tQr8d8BW3MYd/3Vc4/oUKNOlfGBWwnrcv+ZMbUGx7bPpzZowftJbL58kGbg3knnbjumra28k0489M6aR9oIaRbpWUVktkB6qAHEEXIGp0oGpRd7zGCch9bBkR/bkGcLcK8A7/inuorBJtARbz+u1zzq0XIXCcxBj4g0Eqwaxdw9BJnvoiVAca0FMSqXO0TK8ag434tWXtEWgH0iyQA=";
})();
