// This device: its key, and what it remembers of each match, to hold the journal against it afterwards. A key that is
// lost is followed by a new one; the journal says from which line on.
import { blake, digest, publicKey, sign, signed, statement, toHex, fromHex } from './signing.js';
import { load, save } from './preferences.js';
/** @import { ActSignature, Certificate, Receipt } from './types/page.js' */

/** @typedef {{seed: string, key: string, certificate?: Certificate}} Device */
/** @typedef {{counter: number, said: string, id: string, receipt: boolean}} SignedAct */
/**
 * What is remembered of a match: what was shown before it began, and what this device has signed at each seat.
 * @typedef {{table: string, match: number, commitment: string, server: string | null, firstServer: string | null,
 *   began: boolean, key: string | null, acts: {[seat: string]: SignedAct[]}, [more: string]: any}} Memory
 */

const KEPT = 40;  // matches that are remembered

/** The device as it is known already, without any computing. @returns {Device | null} */
export const knownDevice = () => load('device', null);

/** A new key, in the place of one that is lost or out of step. @returns {Device} */
export function newDevice() {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const made = { seed: toHex(seed), key: publicKey(seed) };
  save('device', made);
  return made;
}

/** This device, with a key. @returns {Device} */
export const thisDevice = () => knownDevice() ?? newDevice();

/** What is remembered of a match. @param {string} table @param {number} match @returns {Memory | null} */
export const recall = (table, match) => load(`match-${table}-${match}`, null);

/** @param {Memory} memory */
function keep(memory) {
  const name = `${memory.table}-${memory.match}`;
  const known = load('matches', []).filter((/** @type {string} */ one) => one !== name);
  for (const old of known.slice(KEPT - 1)) forget(old);
  save('matches', [name, ...known.slice(0, KEPT - 1)]);
  save(`match-${name}`, memory);
}

/** @param {string} name */
function forget(name) {
  try { localStorage.removeItem(`konspira-match-${name}`); } catch { /* forbidden: nothing was kept either */ }
}

/**
 * Remember what was shown of a match, as it was shown first; `more` is whatever else proves something later.
 * @param {{id: string, match: number, commitment: string | null, state: string}} table
 * @param {string | null} server
 * @param {{[name: string]: any}} [more]
 */
export function remember(table, server, more = {}) {
  if (!table.commitment) return;
  const known = recall(table.id, table.match);
  if (known) { if (Object.keys(more).length) keep({ ...known, ...more }); return; }
  const firstServer = load('server', null) ?? server;
  save('server', firstServer);
  keep({
    table: table.id, match: table.match, commitment: table.commitment, server, firstServer,
    began: table.state === 'playing', key: null, acts: {}, ...more,
  });
}

/**
 * Sign an act.
 * @param {Memory} memory
 * @param {{id: string, seat: number, action: object, at: number, view: string}} act
 * @returns {{signed: ActSignature, said: string}}
 */
export function signAct(memory, { id, seat, action, at, view }) {
  const { seed, key, certificate } = thisDevice();
  const acts = memory.key === key ? memory.acts[seat] ?? [] : [], last = acts[acts.length - 1];
  const content = {
    match: memory.commitment, seat, counter: acts.length + 1, id, action, at,
    seen: toHex(blake(view, { person: 'konspira seen' })), transcript: last?.said ?? '',
  };
  const signature = sign(/** @type {Uint8Array} */ (fromHex(seed)), 'act', content), said = digest('act', content);
  const sent = { seat, id, counter: content.counter, said };
  keep({ ...memory, key, acts: memory.key === key ? memory.acts : {}, sent });  // with a new key all is counted anew
  const given = certificate && acts.length === 0 ? { certificate } : {};
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
