// "Was the deal fair?": the journal checked here, in this browser, against what this device remembers. What needs the
// rules of a game is left to the server or to `konspira verify`, and said so. play/proof.py checks the same, and more.
import { listings, VOID_ROUNDS } from './shuffle.js';
import { blake, canonical, digest, fromHex, signed, toHex } from './signing.js';
/** @import { Memory } from './memory.js' */
/** @import { Args } from './types/page.js' */

/** @typedef {{good: boolean | null, id: string, args?: Args}} Finding */
/** @typedef {{[name: string]: any}} Line */
/** @typedef {{counter: number, said: string}} Transcript */

/** A line that does not hold, and why. */
class BadLine extends Error {
  /** @param {number} line @param {string} id @param {Args} [args] */
  constructor(line, id, args = {}) {
    super(id);
    this.line = line;
    this.id = id;
    this.args = args;
  }
}

/** A line without one of its members; null where that cannot be told. @param {string} text @param {string} name */
function without(text, name) {
  const member = `"${name}":${JSON.stringify(JSON.parse(text)[name])}`, at = text.indexOf(member);
  if (at < 0 || text.indexOf(member, at + 1) >= 0) return null;
  const before = text.slice(0, at), after = text.slice(at + member.length);
  return after.startsWith(',') ? before + after.slice(1) : before.replace(/,$/, '') + after;
}

/** @param {string} before @param {string} content */
const chained = (before, content) => toHex(blake(before + content, { size: 16, person: 'konspira line' }));

/**
 * The lines of a journal, each found to follow from the one before.
 * @param {string} text
 * @returns {{lines: Line[], texts: string[]}}
 */
function chain(text) {
  const texts = text.split('\n').filter((line) => line !== ''), lines = /** @type {Line[]} */ ([]);
  let before = '';
  texts.forEach((one, place) => {
    let line;
    try { line = JSON.parse(one); } catch { throw new BadLine(place + 1, 'journal-cut'); }
    const content = typeof line?.digest === 'string' ? without(one, 'digest') : null;
    if (content === null) throw new BadLine(place + 1, 'journal-foreign');
    if (place && line.n !== place) throw new BadLine(place + 1, 'journal-order', { line: String(line.n + 1) });
    if (chained(before, content) !== line.digest) throw new BadLine(place + 1, 'journal-edited');
    before = line.digest;
    lines.push(line);
  });
  if (!lines.length) throw new BadLine(1, 'journal-empty');
  return { lines, texts };
}

/**
 * The shuffle of a header: every signature, every list, every opening. What was found, and the key of the match.
 * @param {Line} header @param {Uint8Array} key @param {Memory | null} memory
 * @returns {{findings: Finding[], secret: Uint8Array}}
 */
function shuffled(header, key, memory) {
  const { shuffle } = header;
  if (!shuffle) return { findings: shuffling(NOBODY, memory), secret: key };
  const { server, devices, voided = [] } = shuffle, last = { ...shuffle, commitment: header.commitment };
  const sealing = { commitment: header.commitment };
  if (voided.length > VOID_ROUNDS) throw new BadLine(1, 'journal-restarts', { most: VOID_ROUNDS });
  if (!signed(server, 'commitment', sealing, shuffle.sealed)) throw new BadLine(1, 'journal-seal');
  const rounds = [...voided, last], lists = listings(rounds);
  rounds.forEach((round, k) => {
    const listed = round.devices.map((/** @type {Line} */ one) => one.commitment), { missing } = round;
    const whole = canonical(listed) === canonical(Array.from(new Set(listed)).sort());
    const named = k === voided.length
      || (missing.length && missing.every((/** @type {string} */ one) => listed.includes(one)));
    if (!whole || !named) throw new BadLine(1, 'journal-shuffle');
    if (!signed(server, 'list', lists[k], round.signature)) throw new BadLine(1, 'journal-list', { round: k + 1 });
  });
  for (const device of devices) {
    if (typeof device.seed !== 'string' || digest('seed', { seed: device.seed }) !== device.commitment) {
      throw new BadLine(1, 'journal-opening', { commitment: String(device.commitment) });
    }
  }
  const list = digest('list', lists[voided.length]);
  const seeds = devices.map((/** @type {Line} */ one) => one.seed).join('');
  const secret = blake(/** @type {Uint8Array} */ (fromHex(list + seeds)), { key, person: 'konspira deal' });
  return { findings: shuffling(shuffle, memory), secret };
}

const NOBODY = { devices: [], left_out: [], signature: null };  // a deal that the server made alone

/** The seats of devices that committed to so much. @param {Line[]} devices @param {string[]} commitments */
const seatsOf = (devices, commitments) =>
  devices.filter((one) => commitments.includes(one.commitment)).flatMap((one) => one.seats);

/** Seats as they are named in a sentence, each once. @param {number[]} seats */
const atSeats = (seats) => Array.from(new Set(seats)).sort((a, b) => a - b)
  .map((seat) => ({ id: 'proof-seat', args: { seat } }));

/** Who shuffled, in plain words. @param {Line} shuffle @param {Memory | null} memory */
function shuffling({ devices, voided = [], left_out, signature }, memory) {
  const findings = /** @type {Finding[]} */ ([]), absent = left_out.length;
  const mine = memory?.seed ? devices.some((/** @type {Line} */ one) => one.seed === memory.seed) : null;
  if (devices.length) findings.push({ good: true, id: 'proof-shuffled', args: { devices: devices.length } });
  else findings.push({ good: null, id: 'proof-not-shuffled' });
  if (devices.length || mine === false) {
    findings.push({ good: mine, id: mine ? 'proof-own-seed' : mine === null ? 'proof-no-seed' : 'proof-other-seeds' });
  }
  if (memory?.seed && memory.list) {
    const same = memory.list === signature;
    findings.push({ good: same, id: same ? 'proof-list' : 'proof-other-list' });
  }
  if (voided.length) {
    const names = atSeats(voided.flatMap((/** @type {Line} */ one) => seatsOf(one.devices, one.missing)));
    findings.push({ good: null, id: 'proof-voided', args: { rounds: voided.length, names } });
  }
  if (absent) findings.push({ good: null, id: 'proof-left-out', args: { seats: absent } });
  return findings;
}

/** Who did each line, and the devices that a seat has had: the same as play/signers.py. */
class Signers {
  /** @param {Line} header @param {string | null} server */
  constructor(header, server) {
    this.match = header.commitment;
    this.server = server;
    /** @type {Map<string, Transcript>[]} */
    this.known = Array.from({ length: header.seats }, () => new Map());
    for (const { key, seats } of header.shuffle?.devices ?? []) {
      for (const seat of key ? seats : []) this.known[seat]?.set(key, { counter: 0, said: '' });
    }
  }

  /** @param {Line} line @returns {string | null} the digest of what was signed */
  follow(line) {
    const { by = null, signed: act, seat, n } = line, known = this.known[seat];
    if (!known) throw new BadLine(n + 1, 'journal-foreign');
    if (by === 'device' && act) return this.#signed(line);
    if (act || by === 'device' || ![null, 'guest', 'bot', 'stand-in', 'clock'].includes(by)) {
      throw new BadLine(n + 1, 'signature-form');
    }
    const said = { match: this.match, seat, line: n, action: line.action };
    if ((by === null || by === 'guest') && known.size && !signed(this.server, 'unsigned', said, line.attested)) {
      throw new BadLine(n + 1, 'signature-missing');
    }
    return null;
  }

  /** @param {Line} line */
  #signed({ n, seat, action, signed: act }) {
    const { device, counter, id, at, seen, signature } = act, known = this.known[seat];
    if (!known.has(device)) this.#certified(n, seat, act);
    const before = known.get(device) ?? { counter: 0, said: '' };
    if (counter !== before.counter + 1) throw new BadLine(n + 1, 'signature-counter');
    const content = { match: this.match, seat, device, counter, id, action, at, seen, transcript: before.said };
    if (!signed(device, 'act', content, signature)) throw new BadLine(n + 1, 'signature-false');
    const said = digest('act', content);
    known.set(device, { counter, said });
    return said;
  }

  /** @param {number} n @param {number} seat @param {Line} act */
  #certified(n, seat, { device, certificate }) {
    if (!certificate) throw new BadLine(n + 1, 'signature-device');
    const { device: by, signature } = certificate;
    const good = by ? this.known[seat].has(by) && signed(by, 'device', { device }, signature)
      : signed(this.server, 'recovery', { match: this.match, seat, device }, signature);
    if (!good) throw new BadLine(n + 1, 'signature-certificate');
  }
}

/** Lines as people write them: 2, 4–7, 9. @param {number[]} lines */
function listed(lines) {
  const runs = /** @type {number[][]} */ ([]);
  for (const line of lines) {
    const last = runs[runs.length - 1];
    if (last && last[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/**
 * Who signed what, and whether what this device did stands there as it did it.
 * @param {Line[]} lines @param {string | null} server @param {Memory | null} memory @param {number[]} seats of mine
 * @param {string[]} others the keys of my other devices
 * @returns {Finding[]}
 */
function signatures(lines, server, memory, seats, others) {
  const signers = new Signers(lines[0], server), acts = lines.slice(1, -1);
  const said = acts.map((line) => signers.follow(line)), found = new Set(said);
  const at = (/** @type {(line: Line) => unknown} */ wanted) => acts.filter(wanted).map((line) => line.n + 1);
  const signedLines = at(({ by }) => by === 'device'), unsigned = at(({ by }) => !by || by === 'guest');
  const vouched = at((line) => line.signed?.certificate && !line.signed.certificate.device);
  const findings = /** @type {Finding[]} */ ([]);
  if (signedLines.length) findings.push({ good: true, id: 'proof-signed', args: { lines: signedLines.length } });
  if (unsigned.length) findings.push({ good: null, id: 'proof-unsigned', args: { lines: listed(unsigned) } });
  if (vouched.length) findings.push({ good: null, id: 'proof-vouched', args: { lines: listed(vouched) } });
  if (!memory) return findings;
  const mine = [...memory.earlier ?? [], ...Object.values(memory.acts).flat()];
  const gone = mine.filter((act) => !found.has(act.said));
  const keys = new Set([...memory.keys, ...others]);
  for (const { signed: act } of acts) if (keys.has(act?.certificate?.device)) keys.add(act.device);  // by my word
  const strange = at(({ by, seat, signed: act }) => by === 'device' && seats.includes(seat) && !keys.has(act.device));
  const other = at(({ by, seat, signed: act }) => (
    by === 'device' && seats.includes(seat) && keys.has(act.device) && !memory.keys.includes(act.device)));
  const receipts = mine.filter((act) => act.receipt).length;
  if (gone.length) findings.push({ good: false, id: 'proof-mine-gone', args: { acts: gone.length } });
  else if (mine.length) findings.push({ good: true, id: 'proof-mine', args: { acts: mine.length } });
  if (receipts) findings.push({ good: true, id: 'proof-receipts', args: { acts: mine.length, receipts } });
  if (other.length) findings.push({ good: true, id: 'proof-other-device', args: { lines: listed(other) } });
  if (strange.length) findings.push({ good: false, id: 'proof-not-mine', args: { lines: listed(strange) } });
  return findings;
}

/**
 * The server's signature below the whole.
 * @param {Line[]} lines @param {string[]} texts @param {string | null} server
 * @returns {Finding}
 */
function sealed(lines, texts, server) {
  const last = lines[lines.length - 1], text = texts[texts.length - 1];
  if (server === null && !last.signature) return { good: null, id: 'proof-not-sealed' };
  let content = /** @type {string | null} */ (text);
  for (const name of ['digest', 'server', 'signature']) content = content && last[name] ? without(content, name) : null;
  const said = { match: lines[0].commitment, chain: chained(lines[lines.length - 2].digest, content ?? '') };
  const good = last.server === server && signed(server, 'end', said, last.signature);
  if (!good) throw new BadLine(lines.length, 'signature-end');
  return { good: true, id: 'proof-sealed' };
}

/** The chance of every step in one digest. @param {Line[]} lines @param {Uint8Array} secret */
function chances(lines, secret) {
  const steps = lines.length - 1, all = new Uint8Array(32 * steps);
  for (let step = 0; step < steps; step += 1) {
    const count = new Uint8Array(8);
    new DataView(count.buffer).setUint32(0, step, true);
    all.set(blake(count, { key: secret, person: 'konspira chance' }), 32 * step);
  }
  return toHex(blake(all, { person: 'konspira chances' }));
}

/**
 * All that can be found out here about a journal.
 * @param {string} text @param {Memory | null} memory @param {number[]} [seats] that are mine
 * @param {string[]} [others] the keys of my other devices
 * @returns {{good: boolean, findings: Finding[], commitment: string, server: string | null, chances: string | null}}
 */
export function prove(text, memory, seats = [], others = []) {
  let header = /** @type {Line} */ ({}), server = null;
  try {
    const { lines, texts } = chain(text), last = lines[lines.length - 1], key = fromHex(last.key, 32);
    [header] = lines;
    server = (header.konspira >= 3 ? header.shuffle?.server : null) ?? last.server ?? null;
    if (!key) throw new BadLine(lines.length, 'journal-key-damaged');
    const committed = toHex(blake(key, { person: 'konspira commit' }));
    if (committed !== header.commitment) throw new BadLine(1, 'journal-other-key');
    const shuffle = header.konspira >= 3 ? shuffled(header, key, memory) : shuffled({}, key, memory);
    const findings = [
      { good: true, id: 'proof-chain', args: { lines: lines.length } }, seal(header, memory), ...shuffle.findings,
      ...(memory?.firstServer && server ? [known(memory.firstServer === server)] : []),
      ...signatures(lines, server, memory, seats, others), sealed(lines, texts, server),
    ];
    const good = findings.every((one) => one.good !== false);
    const all = header.konspira >= 3 ? chances(lines, shuffle.secret) : null;
    return { good, findings, commitment: header.commitment, server, chances: all };
  } catch (error) {
    const bad = error instanceof BadLine ? error : new BadLine(1, 'journal-header');  // no server writes so
    const findings = [{ good: false, id: 'proof-bad', args: { line: bad.line, why: { id: bad.id, args: bad.args } } }];
    return { good: false, findings, commitment: String(header.commitment ?? ''), server, chances: null };
  }
}

/** @param {boolean} same @returns {Finding} */
const known = (same) => ({ good: same, id: same ? 'proof-server' : 'proof-other-server' });

/** @param {Line} header @param {Memory | null} memory @returns {Finding} */
function seal(header, memory) {
  if (!memory?.began) return { good: null, id: 'proof-not-here' };
  const same = memory.commitment === header.commitment;
  return { good: same, id: same ? 'proof-seal' : 'proof-other-seal' };
}

