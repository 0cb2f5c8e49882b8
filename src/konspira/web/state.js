// A table as this browser knows it: what the server has told, kept together while connections come and go.
import { useCallback, useEffect, useMemo, useReducer, useRef } from './vendor/preact.js';
import { Connection } from './connection.js';
/** @import { Beliefs, Room, Send, Status, StoryEntry } from './types/page.js' */
/** @import { TableHere, TableState, ToClient, TurnUpdate, You } from './types/page.js' */
/** @import { Shuffler } from './shuffle.js' */
/** @typedef {Omit<Room, 'send' | 'now' | 'believed'>} State */

const SEEDED = new Set(['sit', 'start', 'again']);  // commands with which a seed is sent
const ONCE = new Set(['sit', 'swap', 'start', 'again', 'undo']);  // a second tap meanwhile asks for nothing more

/** @type {State} */
const NOTHING = {
  status: 'connecting', table: null, turn: null, story: [], chat: [], stoodIn: 0, notice: null, reason: null,
};

/** A story up to a moment: what came later has been taken back. @param {StoryEntry[]} story @param {number} last */
const until = (story, last) => story.filter(({ moment }) => moment <= last);

/**
 * Add moments to a story; one that is there already is not told twice.
 * @param {StoryEntry[]} story
 * @param {StoryEntry[]} moments
 */
function extend(story, moments) {
  const last = story.length ? story[story.length - 1].moment : 0;
  return [...story, ...moments.filter(({ moment }) => moment > last)];
}

/**
 * A table with what I am at it, and its clock by the time of this browser.
 * @param {{table: TableState, you: You}} message
 * @returns {TableHere}
 */
function tableOf({ table, you }) {
  const heard = Date.now();
  return { ...table, you, clock: table.clock && { ...table.clock, heard, skew: heard - table.clock.now } };
}

/** Do two turns belong to one seat of one match? @param {TurnUpdate | null} one @param {TurnUpdate} other */
const sameSeat = (one, other) => one?.match === other.match && one.view.seat === other.view.seat;

/**
 * What changes when a message is heard.
 * @param {State} state
 * @param {ToClient | {type: 'status', status: Status, said: boolean}} message
 * @returns {State}
 */
function heard(state, message) {
  switch (message.type) {
    case 'status':
      return { ...state, status: message.status, notice: null, reason: message.said ? state.notice : null };
    case 'welcome': {
      const { turn } = message, again = turn && sameSeat(state.turn, turn);
      const said = new Set(state.chat.map((one) => one.number));
      return {
        ...state, table: tableOf(message), turn, notice: null, reason: null,
        stoodIn: state.stoodIn + (message.stood_in ? 1 : 0),
        story: extend(again ? until(state.story, turn.moment) : [], message.story),
        chat: [...state.chat, ...message.chat.filter((one) => !said.has(one.number))],
      };
    }
    case 'table':
      return { ...state, table: tableOf(message) };
    case 'turn': {
      const { moment, news } = message, before = sameSeat(state.turn, message) ? until(state.story, moment - 1) : [];
      return { ...state, turn: message, story: extend(before, [{ moment, news }]) };
    }
    case 'refused':
      return { ...state, notice: message.news };
    case 'said':
      return { ...state, chat: [...state.chat, message] };
    default:
      return state;
  }
}

/** What is asked for again while it is being done is done once. @param {Send} send @returns {Send} */
function useOnce(send) {
  const under = useRef(/** @type {Map<string, Promise<any>>} */ (new Map()));
  return useCallback(/** @type {Send} */ ((type, fields, meanwhile) => {
    const key = JSON.stringify([type, fields]), asked = under.current.get(key);
    if (asked) return asked;
    const done = send(type, fields, meanwhile);
    if (ONCE.has(type)) {
      under.current.set(key, done);
      const over = () => { under.current.delete(key); };
      done.then(over, over);
    }
    return done;
  }), [send]);
}

/** Sit at a table (or look on): its state, and `send(type, fields)`. @param {string} id @returns {Room} */
export function useTableState(id) {
  const [state, hear] = useReducer(heard, NOTHING);
  const connection = useRef(/** @type {Connection | null} */ (null));
  const shuffler = useRef(/** @type {Promise<Shuffler | null>} */ (Promise.resolve(null)));
  useEffect(() => {
    /** @type {Promise<Shuffler | null> | null} */
    let mine = null;  // fetched for who has a chair; where it cannot be, the header of the journal says so
    /** @param {ToClient} message */
    const listen = (message) => {
      hear(message);
      if ((message.type !== 'welcome' && message.type !== 'table') || !(mine || message.you.mine.length)) return;
      mine ??= import('./shuffle.js').then((module) => new module.Shuffler(id)).catch(() => null);
      shuffler.current = mine;
      mine.then((one) => one?.hear(message, (type, fields) => opened.send(type, fields)));
    };
    const opened = new Connection(id, {
      hear: listen, state: (status, said = false) => hear({ type: 'status', status, said }),
    });
    connection.current = opened;
    return () => opened.close();
  }, [id]);
  const sent = useCallback(/** @type {Send} */ (async (type, fields, meanwhile) => {
    if (!connection.current) throw new Error('not at a table yet');
    const act = /** @type {any} */ (fields);  // the type of `send` says so for every command
    const seeded = SEEDED.has(type) ? (await shuffler.current)?.with(type, fields) ?? fields : fields;
    return type === 'act' ? connection.current.act(act) : connection.current.send(type, seeded, meanwhile);
  }), []);
  const send = useOnce(sent);
  const now = useCallback(() => connection.current?.now(), []);
  const believed = useRef(/** @type {Beliefs | null} */ (null));  // what the coach said last, to see what has changed
  return useMemo(() => ({ ...state, send, now, believed }), [state, send, now]);
}
