// The table while a game is on: the board of the game, what I may do, what has just happened, and who is there.
import { html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from './vendor/preact.js';
import { Icon, Sheet, useShell, useTapped, useWide } from './components.js';
import { AskedForChair, AskForChair, WouldFinish } from './asking.js';
import { Bar } from './bar.js';
import { Clocks } from './clock.js';
import { CoachSheet } from './coach.js';
import { TutorialStrip } from './tutorial.js';
import { InviteSheet } from './invite.js';
import { hasResigned, LeaveSheet } from './leaving.js';
import { size } from './legal.js';
import { notify } from './notify.js';
import { Sidebar } from './sidebar.js';
import { sound } from './sound.js';
import { chosenNames } from './options.js';
/** @import { News, Room, RoomPlaying, Shared, Speaker, TableHere, Turn } from './types/page.js' */

const AT_ONCE = 64;  // actions that can be asked about in one message
const LATE = 900;  // milliseconds after which a move on its way is spoken of
const FRESH = 10000;  // what happened longer ago is no news

/** Ask what actions would do; answers are kept while the moment lasts. @param {RoomPlaying} room */
function useExplain(room) {
  const known = useRef({ moment: -1, answers: new Map() });
  return useCallback(async (/** @type {any[]} */ actions) => {
    const { moment } = room.turn;
    if (known.current.moment !== moment) known.current = { moment, answers: new Map() };
    const { answers } = known.current, keys = actions.map((action) => JSON.stringify(action));
    const unknown = actions.filter((_, k) => !answers.has(keys[k]));
    for (let i = 0; i < unknown.length; i += AT_ONCE) {
      const asked = unknown.slice(i, i + AT_ONCE);
      const { actions: told } = await room.send('explain', { actions: asked });
      asked.forEach((action, k) => answers.set(JSON.stringify(action), told[k]));
    }
    return keys.map((key) => answers.get(key));
  }, [room.turn.moment, room.send]);
}

/**
 * Send an action; `busy` until it is stored.
 * @param {RoomPlaying} room
 * @param {Speaker} speak
 * @param {() => void} tap
 * @returns {[(action: any) => Promise<void>, boolean]}
 */
function useAct(room, speak, tap) {
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  const act = useCallback(async (/** @type {any} */ action) => {
    setBusy(true);
    tap();
    await room.send('act', { action, match: room.turn.match, at: room.turn.moment })
      .catch((error) => shell.toast(error, speak));
    setBusy(false);
  }, [room.turn, room.send, speak]);
  return [act, busy];
}

/**
 * Where I sit alone, my last action can be taken back.
 * @param {RoomPlaying} room
 * @param {TableHere} table
 * @param {number} seat
 * @param {Speaker} speak
 */
function useUndo(room, table, seat, speak) {
  const shell = useShell();
  const undo = () => room.send('undo', { match: room.turn.match, at: room.turn.moment })
    .catch((error) => shell.toast(error, speak));
  return table.chairs.length === 1 && seat >= 0 && room.turn.moment > 1 ? undo : null;
}

/**
 * The turn as I may play it: who has resigned decides nothing more.
 * @param {RoomPlaying} room
 * @param {TableHere} table
 * @param {number} seat
 */
function useTurn({ turn }, table, seat) {
  const resigned = hasResigned(table, seat);
  return useMemo(() => (resigned ? { ...turn, legal: {} } : turn), [turn, resigned]);
}

/** The keyboard goes to where I can act. */
const toAct = () => document.getElementById('act')?.focus({ preventScroll: true });

/** Is the keyboard where it must not be taken away from: in a field, in a sheet, or where I act already? */
function isAtWork() {
  const now = document.activeElement;
  return Boolean(document.querySelector('dialog[open]') ?? now?.closest('input, textarea, select, #act, .picker'));
}

/**
 * The keyboard comes to the game when it begins, goes on where I can act when what was focused has gone (a button that
 * did its work), and comes to every new decision of mine.
 * @param {Turn} turn
 * @param {number | null} scene
 * @param {boolean} mine
 */
function useFocus(turn, scene, mine) {
  const was = useRef(true);  // who comes to a game comes to play it
  const decision = mine && !scene ? turn.moment : 0;
  useEffect(() => {
    /** @param {Event} event */
    const seen = ({ target }) => { was.current = target instanceof Element && target.closest('.game') !== null; };
    document.addEventListener('focusin', seen);
    return () => document.removeEventListener('focusin', seen);
  }, []);
  useEffect(() => {
    if (was.current && document.activeElement === document.body) toAct();
  }, [turn, scene]);
  useEffect(() => { if (decision && !isAtWork()) toAct(); }, [decision]);
}

/**
 * My turn: in the title, as a sound where sounds are on, as a notification where those are.
 * @param {boolean} mine
 * @param {string} title
 * @param {Speaker} speak
 * @param {string} about
 */
function useMyTurn(mine, title, speak, about) {
  useEffect(() => {
    document.title = `${mine ? `● ${speak.say('table-your-turn')} · ` : ''}${title} · Konspira`;
    if (mine) sound('turn');
  }, [mine, title, speak]);
  useEffect(() => { if (mine) notify(speak.say('table-your-turn'), title, about, location.pathname); }, [mine, about]);
}

/**
 * Alt and a letter do what a button does, where there is something to do.
 * @param {string} letter
 * @param {(() => void) | null} action
 */
function useKey(letter, action) {
  useLayoutEffect(() => {  // a key counts from the moment in which its button is seen
    if (!action) return undefined;
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${letter.toUpperCase()}`) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [letter, Boolean(action)]);
}

/**
 * The line to the table is lost, and why, where the server has said so; it comes back by itself, or at once.
 * @param {{room: Room, speak: Speaker, waits?: boolean}} props
 */
export const Lost = ({ room, speak, waits = false }) =>
  html`<div class="strip" role="alert"><${Icon} name="i-reconnect"/>
    <span>${room.reason && `${speak.say(room.reason)} `}${speak.say(waits ? 'table-lost-waits' : 'table-lost')}</span>
    <button type="button" class="btn s" onClick=${room.now}>${speak.say('table-now')}</button></div>`;

/** Nothing can be kept now, and nobody can move. @param {{news: News, speak: Speaker}} props */
export const Trouble = ({ news, speak }) =>
  html`<div class="strip" role="alert"><${Icon} name="i-warn"/><span>${speak.say(news)}</span></div>`;

/** Has something been under way for so long that it should be said? @param {boolean} busy */
function useLate(busy) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => { clearTimeout(timer); setLate(false); };
  }, [busy]);
  return late;
}

/** Do I look on, and later than it happens? @param {TableHere} table */
const isLate = ({ watch, you }) => Boolean(watch) && !you.mine.length;

/**
 * Notices that lie across the board: lost connection, a bot in my chair, a frozen match.
 * @param {{room: RoomPlaying, table: TableHere, seat: number, speak: Speaker, busy: boolean}} props
 */
function Strips({ room, table, seat, speak, busy }) {
  const shell = useShell(), late = useLate(busy);
  const chair = table.chairs[seat];
  const back = () => room.send('back').catch((error) => shell.toast(error, speak));
  if (table.state === 'frozen') {
    return html`<div class="strip" role="alert"><${Icon} name="i-lock"/>
      <span>${table.frozen && speak.say(table.frozen)}</span></div>`;
  }
  if (room.status !== 'open') return html`<${Lost} room=${room} speak=${speak} waits=${busy}/>`;
  if (late) return html`<div class="strip" role="status"><${Icon} name="i-hourglass"/>
    <span>${speak.say('table-on-its-way')}</span></div>`;
  if (isLate(table)) return html`<div class="strip" role="status"><${Icon} name="i-hourglass"/>
    <span>${speak.say('watch-behind', { moves: table.watch })}</span></div>`;
  if (table.trouble) return html`<${Trouble} news=${table.trouble} speak=${speak}/>`;
  if (hasResigned(table, seat)) return html`<div class="strip" role="status"><${Icon} name="i-bot"/>
    <span>${speak.say('table-resigned')}</span></div>`;
  if (chair?.stand_in) {
    return html`<div class="strip" role="alert"><${Icon} name="i-bot"/><span>${speak.say('table-stand-in')}</span>
      <button type="button" class="btn s" onClick=${back}>${speak.say('table-take-back')}</button></div>`;
  }
  return null;
}

/**
 * What lies over the board when it is asked for.
 * @param {Pick<Shared<RoomPlaying>, 'room' | 'table' | 'speak' | 'people' | 'seat'>
 *   & {sheet: string | null, onClose: () => void}} props
 */
function Sheets({ sheet, room, table, speak, people, seat, onClose }) {
  const { turn } = room;
  return html`
    ${sheet === 'coach' && html`<${CoachSheet} key=${turn.moment} room=${room} speak=${speak} people=${people}
      seat=${seat} onClose=${onClose}/>`}
    ${sheet === 'invite' && html`<${InviteSheet} table=${table} speak=${speak} onClose=${onClose}/>`}
    ${sheet === 'leave' && html`<${LeaveSheet} room=${room} table=${table} speak=${speak}
      onClose=${onClose}/>`}
    ${sheet === 'text' && html`<${Sheet} title=${speak.say('table-text')} onClose=${onClose}>
      <div class="stack">${(turn.board ?? []).map((news, i) => html`<p key=${i}>${speak.say(news)}</p>`)}</div><//>`}`;
}

/**
 * @param {Shared<RoomPlaying> & {scene: number | null, watched: () => void, lifted: boolean}} props
 *   `lifted`: a curtain was before it, whose button may have been tapped twice
 */
export function Play({ room, table, game, page, speak, people, seat, scene, watched, lifted }) {
  const shell = useShell(), wide = useWide(), turn = useTurn(room, table, seat);
  const explain = useExplain(room), undo = useUndo(room, table, seat, speak);
  const [tapped, tap] = useTapped(lifted), [act, busy] = useAct(room, speak, tap);
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [read, setRead] = useState(() => room.chat.length);
  const mine = size(turn.legal) > 0;
  const title = speak.say('title');
  useMyTurn(mine && !scene, title, speak, `${table.id}.${turn.match}.${turn.moment}`);
  useFocus(turn, scene, mine);
  useEffect(() => { if (room.stoodIn) shell.toast(speak.say('table-stood-in')); }, [room.stoodIn]);
  useEffect(() => { if (wide || sheet === 'side') setRead(room.chat.length); }, [wide, sheet, room.chat.length]);

  const last = room.chat.at(-1);
  useEffect(() => {
    if (last?.phrase !== 'clock-out' || Date.now() - last.at >= FRESH) return;
    shell.toast(speak.say('clock-out', { seat: last.seat }));
  }, [last?.number]);
  // Alone I am asked what lies on my table: nobody can advise on that.
  const advised = table.coach && table.chairs.length > 1;
  const coach = mine && !scene && advised && table.state === 'playing' ? () => setSheet('coach') : null;
  useKey('c', coach);

  const told = useMemo(() => turn.news.map((news) => speak.say(news)), [turn, speak]);
  const spoken = [...told, mine ? speak.say('table-your-turn') : ''].join(' ');
  const line = [
    page.headline?.(turn.view, speak, scene), table.rated && speak.say('rated-chip'),
    ...chosenNames(game, speak, table.options),
  ].filter(Boolean).join(' · ');
  const menu = [
    { icon: 'i-eye', text: speak.say('table-as-text'), onClick: () => setSheet('text') },
    { icon: 'i-share', text: speak.say('table-share'), onClick: () => setSheet('invite') },
    ...(seat >= 0 ? [{ icon: 'i-handover', text: speak.say('table-leaving'), onClick: () => setSheet('leave') }] : []),
  ];
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <div class=${`game ${page.look ?? game.name}`} data-table=${table.id} data-moment=${turn.moment}>
      <${Bar} game=${game} speak=${speak} table=${table} room=${room}
        options=${table.options} line=${line} menu=${menu} coach=${coach}
        unread=${room.chat.length - read} side=${() => setSheet('side')}>
        <p class="small muted seal"><${Icon} name="i-shield" class="ic-s"/>
          <span>${speak.say('table-seal')}<br/><code>${table.commitment}</code></span></p>
      <//>
      <p class="sr" role="status">${spoken}</p>
      <div class="g-strip"><${Strips} room=${room} table=${table} seat=${seat} speak=${speak} busy=${busy}/>
        <${AskForChair} room=${room} table=${table} people=${people} speak=${speak}/>
        <${AskedForChair} room=${room} table=${table} people=${people} speak=${speak}/>
        <${WouldFinish} room=${room} table=${table} people=${people} speak=${speak}/>
        <${Clocks} clock=${table.clock} people=${people} seat=${seat} speak=${speak}/>
        ${table.tutorial && html`<${TutorialStrip} tutorial=${table.tutorial} turn=${turn} page=${page} scene=${scene}
          speak=${speak}/>`}</div>
      <${page.Board} turn=${turn} table=${table} people=${people} speak=${speak} act=${act} busy=${busy}
        tapped=${tapped} explain=${explain} undo=${undo} told=${told} story=${room.story} scene=${scene}
        watched=${() => { tap(); watched(); }}
        lost=${room.status !== 'open'} toast=${shell.toast}/>
      <div class="sr" role="region" aria-label=${speak.say('table-text')}>
        ${(turn.board ?? []).map((news, i) => html`<p key=${i}>${speak.say(news)}</p>`)}</div>
      <${Sidebar} room=${room} page=${page} speak=${speak} people=${people} seat=${seat} wide=${wide}
        quiet=${isLate(table)} open=${sheet === 'side'} onClose=${() => setSheet(null)}/>
    </div>
    <${Sheets} sheet=${sheet} room=${room} table=${table} speak=${speak} people=${people} seat=${seat}
      onClose=${() => setSheet(null)}/>`;
}
