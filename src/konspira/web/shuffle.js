// Everybody shuffles, and this is my device's part: a seed for each round, opened only for a list that holds it, is
// signed, and hides no round that came to nothing. The same as play/shuffler.py does.
import { thisDevice } from './device.js';
import { digest, signed, toHex } from './signing.js';
import { loadForTab, saveForTab } from './preferences.js';
/** @import { Fields, FromClient, Round, SeedCommitment, ShuffleState } from './types/page.js' */
/** @import { TableState, VoidRound, You } from './types/page.js' */

const KEPT = 8;  // rounds whose seeds are kept over a reload

/** What a device shows of its seed before it opens it. @param {string} seed */
const committed = (seed) => digest('seed', { seed });

/**
 * What the server signs when a list is closed.
 * @param {Round} round
 * @param {VoidRound[]} voided
 */
function listing({ commitment, devices, left_out }, voided) {
  const entries = devices.map((one) => ({ commitment: one.commitment, key: one.key ?? null, seats: one.seats }));
  const earlier = voided.map((one, k) => ({ list: listDigest(one, voided.slice(0, k)), missing: one.missing }));
  return { commitment, devices: entries, left_out, voided: earlier };
}

/** A closed list in 256 bits. @param {Round} round @param {VoidRound[]} voided @returns {string} */
export const listDigest = (round, voided) => digest('list', listing(round, voided));

export class Shuffler {
  /** @param {string} table */
  constructor(table) {
    this.name = `seeds-${table}`;
    /** @type {[string, string][]} */
    this.seeds = loadForTab(this.name, []);  // the server's commitment, and my seed in its round
    /** @type {Map<string, string>} */
    this.opened = new Map();  // the server's commitment → the digest of the list that I opened for
    /** @type {Set<string>} */
    this.open = new Set();  // of those lists, the ones whose match I have not seen begin
    /** @type {Map<string, boolean>} */
    this.sealed = new Map();
    /** @type {string | null} */
    this.sent = null;  // what I committed to over this line
    /** @type {ShuffleState | null} */
    this.state = null;
  }

  /** My seed in a round. @param {string} round @returns {string | undefined} */
  seed(round) { return this.seeds.find(([commitment]) => commitment === round)?.[1]; }

  /** Has the server signed what it committed to? @param {ShuffleState} state */
  #isSealed({ server, commitment, sealed }) {
    const known = this.sealed.get(commitment);
    if (known !== undefined) return known;
    const good = signed(server, 'commitment', { commitment }, sealed);
    this.sealed.set(commitment, good);
    return good;
  }

  /** What I commit to in the round that is open; null where there is none. @returns {SeedCommitment | null} */
  commitment() {
    const { state } = this;
    if (!state || state.closed || !this.#isSealed(state)) return null;
    const round = state.commitment;
    if (this.seed(round) === undefined) {
      const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
      this.seeds = [...this.seeds.slice(1 - KEPT), [round, seed]];
      saveForTab(this.name, this.seeds);
    }
    return { round, commitment: committed(/** @type {string} */ (this.seed(round))), device: thisDevice().key };
  }

  /** My seed, once: if it stands in a signed list, below a commitment that I was told first. */
  opening() {
    const { state } = this, closed = state?.closed;
    if (!state || !closed || !this.#isSealed(state)) return null;
    if (closed.devices.every((one) => one.seed != null)) { this.open.clear(); return null; }  // its match has begun
    const seed = this.seed(closed.commitment);
    if (seed === undefined || this.opened.has(closed.commitment) || closed.commitment !== state.commitment) return null;
    if (!closed.devices.some((one) => one.commitment === committed(seed))) return null;
    const content = listing(closed, state.voided), list = listDigest(closed, state.voided);
    if (!signed(state.server, 'list', content, closed.signature)) return null;
    const listed = new Set(content.voided.map((one) => one.list));
    if ([...this.open].some((one) => !listed.has(one))) return null;
    this.opened.set(closed.commitment, list);
    this.open.add(list);
    return { round: closed.commitment, seed };
  }

  /**
   * Do my part about what the table says.
   * @param {{type: string, table: TableState, you: You}} message
   * @param {(type: 'shuffle' | 'open', fields: any) => Promise<unknown>} send
   */
  hear({ type, table, you }, send) {
    if (type === 'welcome') this.sent = null;
    this.state = table.shuffle;
    if (!you.mine.length) return;
    const seed = this.commitment(), opening = this.opening();
    if (seed && seed.commitment !== this.sent) {
      this.sent = seed.commitment;
      send('shuffle', { shuffle: seed }).catch(() => {});  // that round is over: the next one is told
    }
    if (opening) send('open', opening).catch(() => {});
  }

  /**
   * The fields of a command with which a seed is sent.
   * @template {FromClient['type']} Name
   * @param {Name} type
   * @param {Fields<Name> | undefined} fields
   * @returns {Fields<Name> | undefined}
   */
  with(type, fields) {
    const seed = ['sit', 'start', 'again'].includes(type) ? this.commitment() : null;
    return seed ? /** @type {any} */ ({ ...fields, shuffle: seed }) : fields;
  }
}
