// The connection to the server: questions over HTTP, play over one WebSocket that comes back by itself and sends
// nothing twice.
import { knownDevice, recall, remember, rememberList } from './memory.js';
/** @import { Answer, Answered, Fields, FromClient, News, Status, TableState } from './types/page.js' */
/** @import { ToClient, TurnUpdate } from './types/page.js' */

/**
 * @typedef {{message: any, resolve: (answer: any) => void, reject: (error: Error) => void,
 *   meanwhile?: (answer: any) => void}} Pending
 */

/** The server said no, and why. */
export class Refusal extends Error {
  /** @param {News} news @param {number} [status] */
  constructor(news, status) {
    super(news.id);
    this.news = news;
    this.status = status;
  }
}

/**
 * Ask the server; with a body it is a POST.
 * @template {string} Path
 * @template [Body=undefined]
 * @param {Path} path
 * @param {Body} [body]
 * @returns {Promise<Answered<Path, Body>>}
 */
export async function api(path, body) {
  const posted = body === undefined ? {} : {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  };
  let answer;
  try { answer = await fetch(path, posted); } catch { throw new Refusal({ id: 'page-no-network' }); }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.news ?? { id: 'page-went-wrong' }, answer.status);
  return said;
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The view in a message as it was sent, letter by letter: a device signs what it was shown. @param {string} text */
export function viewIn(text) {
  const found = /"type":"turn","match":\d+,"moment":\d+,"view":/.exec(text);
  if (!found) return '';
  const from = found.index + found[0].length;
  let depth = 0, quoted = false;
  for (let i = from; i < text.length; i += 1) {
    const letter = text[i];
    if (quoted) {
      if (letter === '\\') i += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if ((letter === '}' || letter === ']') && --depth === 0) return text.slice(from, i + 1);
  }
  return '';
}

const FIRST_WAIT = 400, LONGEST_WAIT = 8000, PING_EVERY = 20000, PONG_WITHIN = 8000;
const DOUBT = 1200, PONG_SOON = 1500;  // a line that is in doubt is known to be lost within three seconds
const PONG_AT_ONCE = 1200, SLOWER = 4;  // where other nodes are: so long, or so many times what the last answer took
const VIEWS = 8;  // of the last moments, by which an act may be signed
const NO_SUCH_TABLE = 4404, SENT_AWAY = 4403, SIGNED_OUT = 4401, NOT_ALLOWED = 1008, TOO_MUCH = 4429;
const FAREWELLS = [NO_SUCH_TABLE, SENT_AWAY, SIGNED_OUT, TOO_MUCH];  // before these the server says why

/**
 * A seat's line to a table. `hear(message)` gets all that is sent; `state` is told "open", "lost" or "gone", and
 * whether what was heard last says why.
 */
export class Connection {
  /**
   * @param {string} table
   * @param {{hear: (message: ToClient) => void, state: (state: Status, said?: boolean) => void,
   *   seat?: number}} listener
   */
  constructor(table, { hear, state, seat }) {
    this.table = table;
    this.seat = seat;
    this.hear = hear;
    this.state = state;
    /** @type {string | null} */
    this.have = null;  // MATCH.MOMENT, so that nothing is told twice
    this.wait = FIRST_WAIT;
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    this.closed = false;
    this.welcomed = false;
    this.passed = false;
    this.moving = false;  // has the server said that another node of it is there?
    this.messages = 0;  // heard so far, on all lines: a clock that is put back says nothing of a line
    this.beat = 0;  // milliseconds between two pings while others are waited for, where there are other nodes
    this.waits = false;  // is it the turn of others?
    this.pingedAt = 0;
    this.way = 0;  // milliseconds that the last answer to a ping took
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.heart = 0;
    /** @type {Map<string, string>} */
    this.views = new Map();  // MATCH.SEAT.MOMENT → the view, of the last moments
    /** @type {TableState | null} */
    this.shown = null;  // the table, as it was told last
    /** @type {string | null} */
    this.server = null;  // the key by which the server signs
    this.looks = -1;  // the seat that was shown last
    /** @type {Promise<unknown>} */
    this.acting = Promise.resolve();
    /** @type {Promise<typeof import('./device.js') | null>} */
    this.device = Promise.resolve(null);  // signs and remembers, once there is a match
    this.wake = () => { if (document.visibilityState === 'visible') this.#hurry(); };
    this.sleep = () => this.#rest();
    this.rise = () => this.now();
    this.doubt = () => { if (this.welcomed) this.#ping(PONG_SOON); };
    addEventListener('online', this.wake);
    addEventListener('offline', this.doubt);
    addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    document.addEventListener('freeze', this.sleep);
    document.addEventListener('resume', this.rise);
    this.#connect();
  }

  /**
   * Send a command; the promise is kept when it is done and stored. `meanwhile` hears answers after which more come.
   * @template {FromClient['type']} Name
   * @param {Name} type
   * @param {Fields<Name>} [fields]
   * @param {(answer: Answer<Name>) => void} [meanwhile]
   * @returns {Promise<Answer<Name>>}
   */
  send(type, fields, meanwhile) {
    const asked = this.#ask(newId(), type, fields, meanwhile);
    return type === 'undo' ? asked.then((answer) => this.#tookBack(answer)) : asked;
  }

  /** @template Answered @param {Answered} answer */
  async #tookBack(answer) {
    const { shown, looks } = this, device = await this.device, memory = shown && recall(shown.id, shown.match);
    if (memory) device?.catchUp(shown.id, shown.match, looks, (memory.acts[looks] ?? []).length - 1);
    return answer;
  }

  /**
   * Act, signed by this device. One act is signed after the other: each counts those before it.
   * @param {{action: any, match: number, at: number}} fields
   */
  act(fields) {
    const acted = this.acting.catch(() => {}).then(() => this.#signed(fields));
    this.acting = acted;
    return acted;
  }

  /**
   * @param {{action: any, match: number, at: number}} fields
   * @param {boolean} [again]
   * @returns {Promise<Answer<'act'>>}
   */
  async #signed(fields, again = false) {
    const seat = this.looks, table = this.shown, view = this.views.get(`${fields.match}.${seat}.${fields.at}`);
    const device = this.server && view ? await this.#signer() : null;
    const memory = table && recall(table.id, fields.match);
    if (!table || !device || !memory || !view) return this.#ask(newId(), 'act', fields);
    const devices = (table.shuffle?.closed?.devices ?? []).flatMap((one) => (
      one.key && one.seats.includes(seat) ? [one.key] : []));  // those that the match knows from its beginning
    const id = newId(), act = device.signAct(memory, { id, seat, action: fields.action, at: fields.at, view, devices });
    try {
      const answer = await this.#ask(id, 'act', { ...fields, signed: act.signed });
      device.done(table.id, fields.match, seat, { ...act, id }, answer.receipt ?? null);
      return answer;
    } catch (error) {
      const lost = error instanceof Refusal && error.news.id.startsWith('signature-');
      if (!lost) throw error;
      if (again) return this.#ask(newId(), 'act', fields);  // whatever is wrong with signing, a person can act
      device.newDevice();  // out of step with what the server knows: a new key begins from here
      return this.#signed(fields, true);
    }
  }

  /** What signs, once its module is there. While that does not come, and nothing else either, the line is in doubt. */
  async #signer() {
    const { socket, messages } = this;
    const late = setTimeout(() => {
      if (socket === this.socket && this.messages === messages) this.doubt();
    }, DOUBT);
    return this.device.finally(() => clearTimeout(late));
  }

  /**
   * @template {FromClient['type']} Name
   * @param {string} id
   * @param {Name} type
   * @param {Fields<Name>} [fields]
   * @param {(answer: Answer<Name>) => void} [meanwhile]
   * @returns {Promise<Answer<Name>>}
   */
  #ask(id, type, fields, meanwhile) {
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message, resolve, reject, meanwhile });
      if (!this.welcomed) return;
      this.socket?.send(JSON.stringify(message));
      if (type !== 'ping') this.#expect(id);
    });
  }

  /** A command without an answer, while nothing else is heard either, puts the line in doubt. @param {string} id */
  #expect(id) {
    const { socket, messages } = this;
    setTimeout(() => {
      if (this.pending.has(id) && socket === this.socket && this.messages === messages) this.doubt();
    }, DOUBT);
  }

  /** Try again at once. */
  now() {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.socket?.close();
    this.#connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.doubt);
    removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    document.removeEventListener('freeze', this.sleep);
    document.removeEventListener('resume', this.rise);
    this.socket?.close();
  }

  #connect() {
    const query = new URLSearchParams({ text: '1', curtain: '1' });
    if (this.have) query.set('have', this.have);
    if (this.seat !== undefined) query.set('seat', String(this.seat));
    const device = knownDevice();
    if (device) query.set('device', device.key);
    const address = new URL(`/api/tables/${this.table}/live?${query}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.welcomed = false;
    socket.onmessage = (event) => { if (socket === this.socket) this.#heard(event.data); };
    socket.onclose = (event) => { if (socket === this.socket) this.#lost(event.code); };
  }

  /** @param {string} text */
  #heard(text) {
    const message = /** @type {ToClient} */ (JSON.parse(text));
    this.messages += 1;
    switch (message.type) {
      case 'done':
      case 'refused':
      case 'explained':
      case 'advised':
        this.#answered(message);
        return;
      case 'moving':
        this.moving = true;
        return;
      case 'welcome':
      case 'table':
        this.passed = message.you.mine.length > 1;  // then moments are now one seat's, now another's
    }
    const turn = message.type === 'welcome' ? message.turn : message.type === 'turn' ? message : null;
    if (turn) this.have = this.passed ? null : `${turn.match}.${turn.moment}`;
    if (turn) this.#see(turn, text);
    if (message.type === 'welcome' || message.type === 'table') this.shown = message.table;
    if (message.type === 'welcome') {
      this.server = message.server;
      this.beat = message.beat ?? 0;
    }
    if (turn) this.waits = !Object.keys(turn.legal).length && !turn.outcome;
    if (message.type === 'welcome' || message.type === 'table') this.#remember(message);
    this.hear(message);
    if (message.type === 'welcome') this.#welcomed();
  }

  /**
   * Remember what is shown of a match, so that its journal can be held against it.
   * @param {Extract<ToClient, {type: 'welcome' | 'table'}>} message
   */
  #remember(message) {
    const { table } = message, { server } = this;
    rememberList(table.id, table.shuffle?.closed);
    if (!table.commitment || !server) return;
    remember(table, server);
    if (!message.you.mine.length) return;
    this.device = import('./device.js').then((device) => {
      if (message.type === 'welcome') device.catchUp(table.id, table.match, message.you.seat, message.signed);
      return device;
    }).catch(() => null);  // it cannot be loaded now: what is done is not signed, and the end says so
  }

  /** Keep what a seat was shown, for what it signs. @param {TurnUpdate} turn @param {string} text */
  #see({ match, moment, view }, text) {
    this.looks = view.seat;
    this.views.set(`${match}.${view.seat}.${moment}`, viewIn(text));
    for (const old of Array.from(this.views.keys()).slice(0, -VIEWS)) this.views.delete(old);
  }

  /** @param {Extract<ToClient, {id: string | null}>} message */
  #answered(message) {
    if (message.id === null) this.hear(message);  // what was not asked for: why nothing goes, or goes no more
    const id = message.id ?? '', waiting = this.pending.get(id);
    if ('more' in message && message.more) {
      waiting?.meanwhile?.(message);
      return;
    }
    this.pending.delete(id);
    if (message.type === 'refused') waiting?.reject(new Refusal(message.news));
    else waiting?.resolve(message);
  }

  #welcomed() {
    this.welcomed = true;
    this.wait = FIRST_WAIT;
    this.state('open');
    for (const [id, { message }] of this.pending) {
      this.socket?.send(JSON.stringify(message));
      this.#expect(id);
    }
    clearInterval(this.heart);
    this.heart = setInterval(() => this.#listen(), this.beat || PING_EVERY);
  }

  /** Is the line still good? Who only waits would not notice that it is not, so he asks more often. */
  #listen() {
    const waits = this.beat && this.waits && this.shown?.state === 'playing' && document.visibilityState === 'visible';
    if (waits) this.#ping(Math.min(PONG_WITHIN, Math.max(PONG_AT_ONCE, SLOWER * this.way)));
    else if (Date.now() - this.pingedAt >= PING_EVERY - this.beat) this.#ping();
  }

  /** Ask whether anybody is there; who says nothing within the time is not. @param {number} [within] */
  #ping(within = PONG_WITHIN) {
    const asked = Date.now(), { socket, messages } = this;
    this.pingedAt = asked;
    this.send('ping').then(() => { this.way = Date.now() - asked; }).catch(() => {});
    setTimeout(() => {
      if (socket !== this.socket || this.messages > messages) return;
      this.#lost();
      socket?.close();
    }, within);
  }

  /** After sleep the socket may look alive: ask, or come back sooner. */
  #hurry() {
    if (this.closed) return;
    if (this.welcomed) this.#ping();
    else this.now();
  }

  /** The page is put to sleep, but the browser would go on answering for it: say that nobody is here. */
  #rest() {
    const socket = this.socket;
    clearTimeout(this.timer);
    this.#drop();
    socket?.close();
    this.state('lost');
  }

  #drop() {
    clearInterval(this.heart);
    this.welcomed = false;
    this.socket = null;
    for (const [id, { message }] of this.pending) if (message.type === 'ping') this.pending.delete(id);
  }

  /** @param {number} [code] */
  #lost(code = 0) {
    const said = !this.welcomed || FAREWELLS.includes(code);
    this.#drop();
    if (this.closed) return;
    if ([NO_SUCH_TABLE, SENT_AWAY, SIGNED_OUT, NOT_ALLOWED].includes(code)) { this.state('gone', said); return; }
    if (this.moving) {  // another node of the server is there: nobody needs to know
      this.moving = false;
      this.#connect();
      return;
    }
    this.state('lost', said);
    if (code === TOO_MUCH) this.wait = LONGEST_WAIT;  // the server has said why; it is not to be hurried
    this.timer = setTimeout(() => this.#connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
