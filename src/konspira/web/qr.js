// A link as a picture that a phone reads (ISO 18004), drawn in the page: the server is not to see every link. Bytes
// only, with the least correction: a screen needs no more.

const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];  // bytes a block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];  // by version, from the first

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0, (x, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0, (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

/** What is left of a division of polynomials. @param {number} value @param {number} by @param {number} bits */
function remainder(value, by, bits) {
  let left = value << bits;
  for (let bit = 31 - Math.clz32(left); bit >= bits; bit = 31 - Math.clz32(left)) left ^= by << (bit - bits);
  return left;
}

/** Where the small marks lie. @param {number} version */
function marks(version) {
  if (version === 1) return [];
  const size = 17 + 4 * version, count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, k) => size - 7 - (count - 2 - k) * step)];
}

/** How many bytes there are for content and correction. @param {number} version */
function room(version) {
  const at = Math.floor(version / 7) + 2;
  const free = (16 * version + 128) * version + 64 - (version < 2 ? 0 : (25 * at - 10) * at - 55);
  return Math.floor((free - (version < 7 ? 0 : 36)) / 8);
}

/** A product in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** What corrects a block (Reed and Solomon). @param {number[]} block @param {number} length */
function correction(block, length) {
  const divisor = Array(length).fill(0);
  divisor[length - 1] = 1;
  for (let root = 1, i = 0; i < length; i += 1, root = times(root, 2)) {
    for (let k = 0; k < length; k += 1) divisor[k] = times(divisor[k], root) ^ (divisor[k + 1] ?? 0);
  }
  const left = Array(length).fill(0);
  for (const byte of block) {
    const factor = byte ^ /** @type {number} */ (left.shift());
    left.push(0);
    for (let k = 0; k < length; k += 1) left[k] ^= times(divisor[k], factor);
  }
  return left;
}

/** The bytes that are drawn, in their order. @param {Uint8Array} bytes @param {number} version */
function codewords(bytes, version) {
  const all = room(version), blocks = BLOCKS[version - 1], extra = CORRECTION[version - 1];
  const held = all - blocks * extra, short = Math.floor(held / blocks), long = held % blocks;
  const bits = [4, ...version < 10 ? [] : [bytes.length >> 12, (bytes.length >> 8) & 15],
    (bytes.length >> 4) & 15, bytes.length & 15, ...Array.from(bytes, (byte) => [byte >> 4, byte & 15]).flat(), 0];
  const content = Array.from({ length: Math.min(held, Math.ceil(bits.length / 2)) },
    (_, k) => (bits[2 * k] << 4) | (bits[2 * k + 1] ?? 0));
  for (let fill = 0xec; content.length < held; fill ^= 0xfd) content.push(fill);
  const parts = [], fixes = [];
  for (let k = 0, from = 0; k < blocks; k += 1) {
    const length = short + (k >= blocks - long ? 1 : 0);
    parts.push(content.slice(from, from + length));
    fixes.push(correction(parts[k], extra));
    from += length;
  }
  const woven = (/** @type {number[][]} */ lists, /** @type {number} */ most) => Array.from({ length: most },
    (_, k) => lists.flatMap((list) => (k < list.length ? [list[k]] : []))).flat();
  return [...woven(parts, short + 1), ...woven(fixes, extra)];
}

/** A drawing under way: what is dark, and what is no content. */
class Drawing {
  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 17 + 4 * version;
    /** @type {boolean[][]} */
    this.dark = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    /** @type {boolean[][]} */
    this.fixed = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    this.#frame();
  }

  /** @param {number} x @param {number} y @param {boolean} dark */
  #put(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  #frame() {
    const { size, version } = this, last = size - 7, at = marks(version);
    for (let i = 0; i < size; i += 1) { this.#put(6, i, i % 2 === 0); this.#put(i, 6, i % 2 === 0); }
    for (const [left, top] of [[0, 0], [last, 0], [0, last]]) {
      for (let y = -1; y < 8; y += 1) {
        for (let x = -1; x < 8; x += 1) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          this.#put(left + x, top + y, ring !== 2 && ring !== 4);
        }
      }
    }
    for (const y of at) {
      for (const x of at) {
        if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
        for (let k = 0; k < 25; k += 1) {
          const dx = k % 5 - 2, dy = Math.floor(k / 5) - 2;
          this.#put(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
    this.format(0);
    if (version < 7) return;
    const said = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i += 1) {
      const x = size - 11 + i % 3, y = Math.floor(i / 3), dark = ((said >> i) & 1) === 1;
      this.#put(x, y, dark);
      this.#put(y, x, dark);
    }
  }

  /** Say which mask lies over it. @param {number} mask */
  format(mask) {
    const { size } = this, kind = (1 << 3) | mask, said = ((kind << 10) | remainder(kind, 0x537, 10)) ^ 0x5412;
    const bit = (/** @type {number} */ i) => ((said >> i) & 1) === 1;
    for (let i = 0; i < 15; i += 1) {
      const first = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
      const second = i < 8 ? [size - 1 - i, 8] : [8, size - 15 + i];
      this.#put(first[0], first[1], bit(i));
      this.#put(second[0], second[1], bit(i));
    }
    this.#put(8, size - 8, true);
  }

  /** Write bytes from the right below, up and down in columns of two. @param {number[]} bytes */
  write(bytes) {
    let at = 0, up = true;
    for (let right = this.size - 1; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i += 1) {
        const y = up ? this.size - 1 - i : i;
        for (const x of [right, right - 1]) {
          if (this.fixed[y][x]) continue;
          this.dark[y][x] = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7)) & 1) === 1;
          at += 1;
        }
      }
    }
  }

  /** @param {number} mask */
  turn(mask) {
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        if (!this.fixed[y][x] && MASKS[mask](x, y)) this.dark[y][x] = !this.dark[y][x];
      }
    }
  }

  /** How hard it would be to read: runs, blocks, what looks like a corner, and too much of one colour. */
  penalty() {
    const { dark, size } = this, columns = dark.map((_, x) => dark.map((row) => row[x]));
    let found = 0, black = 0;
    for (const line of [...dark, ...columns]) {
      const text = line.map((one) => (one ? 1 : 0)).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
      for (let i = 0; i + 11 <= size; i += 1) {
        const part = text.slice(i, i + 11);
        if (part === '10111010000' || part === '00001011101') found += 40;
      }
    }
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const one = dark[y][x];
        black += one ? 1 : 0;
        if (x && y && dark[y][x - 1] === one && dark[y - 1][x] === one && dark[y - 1][x - 1] === one) found += 3;
      }
    }
    return found + 10 * Math.floor(Math.abs(20 * black - 10 * size * size) / (size * size));
  }
}

/**
 * The squares of a code, row by row: true is dark. The mask is the one that is read most easily, unless one is named.
 * @param {string} text @param {number} [named]
 */
export function squares(text, named) {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (room(version) - BLOCKS[version - 1] * CORRECTION[version - 1] < bytes.length + (version < 10 ? 2 : 3)) {
    version += 1;
    if (version > BLOCKS.length) throw new RangeError('the text is too long');
  }
  const drawing = new Drawing(version), written = codewords(bytes, version);
  drawing.write(written);
  let best = named ?? 0, least = Infinity;
  for (let mask = 0; named === undefined && mask < 8; mask += 1) {
    drawing.format(mask);
    drawing.turn(mask);
    const penalty = drawing.penalty();
    drawing.turn(mask);
    if (penalty < least) [best, least] = [mask, penalty];
  }
  drawing.format(best);
  drawing.turn(best);
  return drawing.dark;
}

/** The same as a path for an SVG, a unit a square. @param {string} text */
export function path(text) {
  const rows = squares(text);
  return { size: rows.length, path: rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('') };
}
