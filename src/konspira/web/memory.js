// What this device remembers of each match, to hold the journal against it afterwards: what was shown before the first
// move, and what was signed here (device.js).
import { load, loadForTab, save, saveForTab } from './preferences.js';
/** @import { Certificate, Round } from './types/page.js' */

/** @typedef {{seed: string, key: string, certificate?: Certificate}} Device */
/** @typedef {{counter: number, said: string, id: string, receipt: boolean}} SignedAct */
/**
 * What is remembered of a match: what was shown before it began, and what this device has signed at each seat; by the
 * key that it has now, and `earlier` by those that it had before.
 * @typedef {{table: string, match: number, commitment: string, server: string | null,
 *   firstServer: string | null, began: boolean, seed: string | null, list: string | null,
 *   key: string | null, keys: string[], acts: {[seat: string]: SignedAct[]}, earlier?: SignedAct[],
 *   [more: string]: any}} Memory
 */

const KEPT = 40;  // matches that are remembered

/** The device as it is known already, without any computing. @returns {Device | null} */
export const knownDevice = () => load('device', null);

/** The keys of my other devices. @returns {string[]} */
export const otherDevices = () => load('devices', []);

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
 * Remember the list of a round as it was first shown, before this device opened its seed, by the server's signature.
 * @param {string} table @param {Round | null | undefined} closed
 */
export function rememberList(table, closed) {
  if (!closed || closed.devices.some((one) => one.seed != null)) return;
  const lists = loadForTab(`list-${table}`, {});
  if (!lists[closed.commitment]) saveForTab(`list-${table}`, { ...lists, [closed.commitment]: closed.signature });
}

/**
 * The seed that this tab opened in a round (shuffle.js). One that it only committed to may be missing from an honest
 * list: whoever is not there when the list is closed is left out.
 * @param {string} table @param {string} round
 */
function openedSeed(table, round) {
  /** @param {[string, string][]} pairs by round */
  const of = (pairs) => pairs.find(([commitment]) => commitment === round)?.[1] ?? null;
  return of(loadForTab(`opened-${table}`, { opened: [] }).opened) && of(loadForTab(`seeds-${table}`, []));
}

/**
 * Remember what was shown of a match, as it was shown first.
 * @param {{id: string, match: number, commitment: string | null, state: string}} table
 * @param {string | null} server
 */
export function remember(table, server) {
  if (!table.commitment || recall(table.id, table.match)) return;
  const firstServer = load('server', null) ?? server;
  save('server', firstServer);
  const seed = openedSeed(table.id, table.commitment);
  const list = loadForTab(`list-${table.id}`, {})[table.commitment] ?? null;
  keep({
    table: table.id, match: table.match, commitment: table.commitment, server, firstServer,
    began: table.state === 'playing', seed, list, key: null, keys: [], acts: {},
  });
}
