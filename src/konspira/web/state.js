// A table as this browser knows it: what the server has told, kept together while connections come and go.
import { useCallback, useEffect, useMemo, useReducer, useRef } from './vendor/preact.js';
import { Connection } from './connection.js';

const NOTHING = { status: 'connecting', table: null, turn: null, story: [], chat: [], stoodIn: 0 };

/** A story up to a moment: what came later has been taken back. */
const until = (story, last) => story.filter(({ moment }) => moment <= last);

/** Add moments to a story; one that is there already is not told twice. */
function extend(story, moments) {
  const last = story.length ? story[story.length - 1].moment : 0;
  return [...story, ...moments.filter(({ moment }) => moment > last)];
}

/** A table with what I am at it, and its clock by the time of this browser. */
function tableOf({ table, you }) {
  const heard = Date.now();
  return { ...table, you, clock: table.clock && { ...table.clock, heard, skew: heard - table.clock.now } };
}

/** What changes when a message is heard. */
function heard(state, message) {
  switch (message.type) {
    case 'status':
      return { ...state, status: message.status };
    case 'welcome': {
      const again = state.turn && message.turn && state.turn.match === message.turn.match && state.turn.view.seat === message.turn.view.seat;
      const said = new Set(state.chat.map((one) => one.number));
      return {
        ...state, table: tableOf(message), turn: message.turn, stoodIn: state.stoodIn + (message.stood_in ? 1 : 0),
        story: extend(again ? until(state.story, message.turn.moment) : [], message.story),
        chat: [...state.chat, ...message.chat.filter((one) => !said.has(one.number))],
      };
    }
    case 'table':
      return { ...state, table: tableOf(message) };
    case 'turn': {
      const same = state.turn?.match === message.match && state.turn.view.seat === message.view.seat;
      return { ...state, turn: message, story: extend(same ? until(state.story, message.moment - 1) : [], [{ moment: message.moment, news: message.news }]) };
    }
    case 'said':
      return { ...state, chat: [...state.chat, message] };
    default:
      return state;
  }
}

/** Sit at a table (or look on): its state, and `send(type, fields)`. */
export function useTableState(id) {
  const [state, hear] = useReducer(heard, NOTHING);
  const live = useRef(null);
  useEffect(() => {
    live.current = new Connection(id, { hear, state: (status) => hear({ type: 'status', status }) });
    return () => live.current.close();
  }, [id]);
  const send = useCallback((type, fields) => live.current.send(type, fields), []);
  const now = useCallback(() => live.current.now(), []);
  const believed = useRef(null);  // what the coach said last, to see what has changed
  return useMemo(() => ({ ...state, send, now, believed }), [state, send, now]);
}
