// What this device remembers of each match, to hold the journal against it afterwards: what was shown before the first
// move, and what was signed here (device.js).
import { load, save } from './preferences.js';
/** @import { Certificate } from './types/page.js' */

/** @typedef {{seed: string, key: string, certificate?: Certificate}} Device */
/** @typedef {{counter: number, said: string, id: string, receipt: boolean}} SignedAct */
/**
 * What is remembered of a match: what was shown before it began, and what this device has signed at each seat.
 * @typedef {{table: string, match: number, commitment: string, server: string | null,
 *   firstServer: string | null, began: boolean, key: string | null, keys: string[],
 *   acts: {[seat: string]: SignedAct[]}, [more: string]: any}} Memory
 */

const KEPT = 40;  // matches that are remembered

/** The device as it is known already, without any computing. @returns {Device | null} */
export const knownDevice = () => load('device', null);

/** What is remembered of a match. @param {string} table @param {number} match @returns {Memory | null} */
export const recall = (table, match) => load(`match-${table}-${match}`, null);

/** Keep it; of many matches the last ones. @param {Memory} memory */
export function keep(memory) {
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
    began: table.state === 'playing', key: null, keys: [], acts: {}, ...more,
  });
}
