// Everybody shuffles, and this is my device's part: a seed for each round, opened only for a list that holds it, is
// signed, and hides no round that came to nothing. The same as play/shuffler.py does.
import { thisDevice } from './device.js';
import { digest, signed, toHex } from './signing.js';
import { loadForTab, saveForTab } from './preferences.js';
/** @import { Fields, FromClient, Round, SeedCommitment, ShuffleState } from './types/page.js' */
/** @import { TableState, VoidRound, You } from './types/page.js' */

const KEPT = 8;  // rounds whose seeds are kept over a reload
export const VOID_ROUNDS = 64;  // that a match may have before it, as in play/fair_deal.py

/** What a device shows of its seed before it opens it. @param {string} seed */
const committed = (seed) => digest('seed', { seed });

/**
 * What the server signed when each of these lists was closed; the void ones before it are in it by their digests. Each
 * is digested once: whoever sends them decides how many there are.
 * @param {(Round | VoidRound)[]} rounds
 */
export function listings(rounds) {
  const voided = /** @type {{list: string, missing: string[]}[]} */ ([]);
  return rounds.map((round) => {
    const devices = round.devices.map((one) => (
      { commitment: one.commitment, key: one.key ?? null, seats: one.seats }));
    const content = { commitment: round.commitment, devices, left_out: round.left_out, voided: [...voided] };
    if ('missing' in round) voided.push({ list: digest('list', content), missing: round.missing });
    return content;
  });
}

export class Shuffler {
  /** @param {string} table */
  constructor(table) {
    this.name = `seeds-${table}`;
    /** @type {[string, string][]} */
    this.seeds = loadForTab(this.name, []);  // the server's commitment, and my seed in its round
    this.openedName = `opened-${table}`;
    const { opened, open } = loadForTab(this.openedName, { opened: [], open: [] });
    /** @type {Map<string, string>} */
    this.opened = new Map(opened);  // the server's commitment → the digest of the list that I opened for
    /** @type {Map<string, number>} */
    this.open = new Map(open);  // of those lists, the ones whose match has not begun, and which match that is
    this.match = 0;  // on the table; the round is for the next one
    /** @type {Map<string, boolean>} */
    this.sealed = new Map();
    /** @type {string | null} */
    this.sent = null;  // what I committed to over this line
    /** @type {string | null} */
    this.told = null;  // the list that I opened for over this line
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
    if (!state || !closed || state.voided.length > VOID_ROUNDS || !this.#isSealed(state)) return null;
    if (closed.devices.every((one) => one.seed != null)) return null;  // its match has begun
    const seed = this.seed(closed.commitment);
    if (seed === undefined || closed.commitment !== state.commitment) return null;
    if (!closed.devices.some((one) => one.commitment === committed(seed))) return null;
    const content = listings([...state.voided, closed])[state.voided.length];
    if (!signed(state.server, 'list', content, closed.signature)) return null;
    const list = digest('list', content), before = this.opened.get(closed.commitment);
    if (before === undefined ? this.#hides(content) : before !== list || this.told === list) return null;
    this.told = list;  // over another line it may be said again, for the same list: the first time may have been lost
    this.opened.set(closed.commitment, list);
    this.open.set(list, this.match + 1);
    this.#keep();
    return { round: closed.commitment, seed };
  }

  /** Does a list leave out a round that I opened for, in vain? @param {{voided: {list: string}[]}} list */
  #hides({ voided }) {
    const listed = new Set(voided.map((one) => one.list));
    return [...this.open.keys()].some((one) => !listed.has(one));
  }

  /** This match is on the table: what was opened for it, or for one before, is in its journal. @param {number} match */
  #begun(match) {
    this.match = match;
    const over = [...this.open].filter(([, number]) => number <= match);
    for (const [list] of over) this.open.delete(list);
    if (over.length) this.#keep();
  }

  /** Over a reload, too, I know what I have opened for. */
  #keep() {
    saveForTab(this.openedName, { opened: [...this.opened].slice(-KEPT), open: [...this.open] });
  }

  /**
   * Do my part about what the table says.
   * @param {{type: string, table: TableState, you: You}} message
   * @param {(type: 'shuffle' | 'open', fields: any) => Promise<unknown>} send
   */
  hear({ type, table, you }, send) {
    if (type === 'welcome') {
      this.sent = null;
      this.told = null;
    }
    this.state = table.shuffle;
    this.#begun(table.match);
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
