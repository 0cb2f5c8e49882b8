// This device signs what is done here. A lost key is followed by a new one; the journal says from which line on.
import { blake, digest, publicKey, sign, signed, statement, toHex, fromHex } from './signing.js';
import { keep, knownDevice, recall } from './memory.js';
import { load, save } from './preferences.js';
/** @import { Device, Memory } from './memory.js' */
/** @import { ActSignature, Certificate, Receipt } from './types/page.js' */

/** A new key, in the place of one that is lost or out of step. @returns {Device} */
export function newDevice() {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const made = { seed: toHex(seed), key: publicKey(seed) };
  save('device', made);
  return made;
}

/** This device, with a key. @returns {Device} */
export const thisDevice = () => knownDevice() ?? newDevice();

/** A key for another device of mine, and my word for it. @returns {{seed: string, certificate: Certificate}} */
export function certifyAnother() {
  const mine = thisDevice(), seed = crypto.getRandomValues(new Uint8Array(32)), device = publicKey(seed);
  const signature = sign(/** @type {Uint8Array} */ (fromHex(mine.seed)), 'device', { device });
  save('devices', [...load('devices', []), device]);
  return { seed: toHex(seed), certificate: { signature, device: mine.key } };
}

/**
 * Sign by a key that another device of mine has made for this one.
 * @param {string} seed @param {Certificate} certificate
 */
export function takeOver(seed, certificate) {
  const bytes = fromHex(seed, 32), key = bytes && publicKey(bytes);
  if (!key || !signed(certificate.device, 'device', { device: key }, certificate.signature)) return;
  save('device', { seed, key, certificate });
  save('devices', [...load('devices', []), certificate.device]);
}

/**
 * Sign an act. Who vouches for this device is said with the first one, where the match knows him.
 * @param {Memory} memory
 * @param {{id: string, seat: number, action: object, at: number, view: string, devices?: string[]}} act
 * @returns {{signed: ActSignature, said: string}}
 */
export function signAct(memory, { id, seat, action, at, view, devices = [] }) {
  const { seed, key, certificate } = thisDevice();
  const acts = memory.key === key ? memory.acts[seat] ?? [] : [], last = acts[acts.length - 1];
  const content = {
    match: memory.commitment, seat, device: key, counter: acts.length + 1, id, action, at,
    seen: toHex(blake(view, { person: 'konspira seen' })), transcript: last?.said ?? '',
  };
  const signature = sign(/** @type {Uint8Array} */ (fromHex(seed)), 'act', content), said = digest('act', content);
  const sent = { seat, id, counter: content.counter, said };
  if (memory.key === key) keep({ ...memory, sent });
  else {  // with a new key all is counted anew; what the old one signed is missed where it is not in the journal
    const earlier = [...memory.earlier ?? [], ...Object.values(memory.acts).flat()];
    keep({ ...memory, key, keys: [...memory.keys, key], acts: {}, earlier, sent });
  }
  const vouched = certificate && acts.length === 0 && devices.includes(certificate.device ?? '');
  const given = vouched ? { certificate } : {};
  return {
    signed: { device: key, counter: content.counter, seen: content.seen, signature, ...given }, said,
  };
}

/**
 * An act has been done: it counts from now on, and the receipt is kept for what it is worth.
 * @param {string} table @param {number} match @param {number} seat
 * @param {{signed: ActSignature, said: string, id: string}} act
 * @param {Receipt | null} receipt
 */
export function done(table, match, seat, { signed: { device, counter }, said, id }, receipt) {
  const memory = recall(table, match);
  if (!memory) return;
  const { acts } = memory, before = (acts[seat] ?? []).slice(0, counter - 1);
  const good = receipt !== null && memory.server !== null
    && receiptGood(memory.server, { match: memory.commitment, seat, counter, said }, receipt);
  keep({ ...memory, key: device, acts: { ...acts, [seat]: [...before, { counter, said, id, receipt: good }] } });
}

/**
 * So many acts of this device stand in the journal: fewer than it remembers, where one was taken back; one more, where
 * the answer to the last was lost on the way.
 * @param {string} table @param {number} match @param {number} seat @param {number} counter
 */
export function catchUp(table, match, seat, counter) {
  const memory = recall(table, match), sent = memory?.sent;
  if (!memory || memory.key !== knownDevice()?.key) return;
  const acts = memory.acts[seat] ?? [];
  const lost = sent?.seat === seat && sent.counter === counter && acts.length === counter - 1;
  if (!lost && acts.length <= counter) return;
  const now = lost ? [...acts, { counter, said: sent.said, id: sent.id, receipt: false }] : acts.slice(0, counter);
  keep({ ...memory, acts: { ...memory.acts, [seat]: now } });
}

/**
 * Has the server given this receipt for this act?
 * @param {string} server @param {{match: string, seat: number, counter: number, said: string}} act
 * @param {Receipt} receipt
 */
export function receiptGood(server, act, { blind, path, signature }) {
  const content = statement('receipt', act), hidden = fromHex(blind, 32);
  if (!hidden) return false;
  let root = blake(Uint8Array.of(...hidden, ...content), { person: 'konspira leaf' });
  for (const step of path) {
    const other = fromHex(step, 32);
    if (!other) return false;
    const pair = toHex(root) < step ? [...root, ...other] : [...other, ...root];
    root = blake(Uint8Array.from(pair), { person: 'konspira node' });
  }
  return signed(server, 'batch', { root: toHex(root) }, signature);
}
