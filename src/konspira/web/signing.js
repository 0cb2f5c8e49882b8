// Signatures and digests in the page, the same as play/signing.py makes: Ed25519 over JSON with its keys in order,
// BLAKE2b. A library does it, because a page over plain http has no crypto.subtle. Fetched when a table is opened.
import { blake2b, ed25519 } from './vendor/noble.js';

const letters = new TextEncoder();

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes from hex; null for what is none. @param {unknown} text @param {number} [size] */
export function fromHex(text, size) {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text)) return null;
  if (size !== undefined && text.length !== 2 * size) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** JSON with the keys of every object in order. @param {any} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/**
 * BLAKE2b, as hashlib makes it: `person` says what it is for.
 * @param {Uint8Array | string} said
 * @param {{size?: number, person?: string, key?: Uint8Array}} [how]
 */
export function blake(said, { size = 32, person, key } = {}) {
  const personalization = person === undefined ? undefined : letters.encode(person.padEnd(16, '\0'));
  return blake2b(typeof said === 'string' ? letters.encode(said) : said, { dkLen: size, personalization, key });
}

/** The bytes that are signed. @param {string} kind @param {object} content */
export const statement = (kind, content) => letters.encode(`konspira ${kind}\n${canonical(content)}`);

/** A statement in 256 bits. @param {string} kind @param {object} content */
export const digest = (kind, content) => toHex(blake(statement(kind, content)));

/** What a seed's key is known by. @param {Uint8Array} seed */
export const publicKey = (seed) => toHex(ed25519.getPublicKey(seed));

/** @param {Uint8Array} seed @param {string} kind @param {object} content */
export const sign = (seed, kind, content) => toHex(ed25519.sign(statement(kind, content), seed));

/**
 * Is this the signature of a statement by the one who has this key?
 * @param {unknown} key @param {string} kind @param {object} content @param {unknown} signature
 */
export function signed(key, kind, content, signature) {
  const by = fromHex(key, 32), mark = fromHex(signature, 64);
  if (!by || !mark) return false;
  try { return ed25519.verify(mark, statement(kind, content), by, { zip215: false }); } catch { return false; }
}
