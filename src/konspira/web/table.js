// A table: people gather, play, and see how it ended. Which of these it is, the server says.
import { html, useEffect, useMemo, useRef, useState } from './vendor/preact.js';
import { Icon, useLater, useShell } from './components.js';
import { HotSeat, useHotSeat } from './hotseat.js';
import { Gathering } from './gathering.js';
import { inviteInLink, START } from './links.js';
import { saveForTab, loadForTab } from './preferences.js';
import { useTableState } from './state.js';
import { useSpeakers } from './language.js';
import { useToldApart } from './guest.js';
import { people, sitting } from './people.js';
import plain from './plainboard.js';
import { Lost, Play, Trouble } from './play.js';
import { Refusal } from './connection.js';
import { at } from './site.js';
import { sprite } from './sprite.js';
import { style } from './stylesheet.js';
/** @import { GameInfo, News, Page, RoomPlaying, TurnUpdate } from './types/page.js' */

const FAREWELL = 'refused-too-much';  // the line ends with it, and the strip says so

/** @param {string} folder @param {string} name @returns {Promise<Page>} */
async function boardIn(folder, name) {
  const [module] = await Promise.all([
    import(`${folder}/board.js`), style(`${folder}/board.css`), sprite(`${folder}/symbols.svg`, name),
  ]);
  return module.default;
}

/**
 * The page of a game, out of its own folder; the plain one where it has none.
 * @param {GameInfo | null | undefined} game
 * @returns {Page | null}
 */
export function usePage(game) {
  const [page, setPage] = useState(/** @type {Page | null} */ (null));
  useEffect(() => {
    let wanted = true;
    if (!game) return undefined;
    const folder = at(`games/${game.name}/page`);
    const found = game.page ? boardIn(folder, game.name) : Promise.resolve(plain);
    found.then((one) => { if (wanted) setPage({ ...plain, ...one }); });
    return () => { wanted = false; };
  }, [game]);
  return page;
}

/**
 * A scene that should be watched before the table moves on: which one was watched last, in this tab.
 * @param {string} id
 * @param {TurnUpdate | null} turn
 * @param {Page | null} page
 * @returns {[number | null, () => void]}
 */
function useScenes(id, turn, page) {
  const key = `scene-${id}-${turn?.match}`;
  const [seen, setSeen] = useState(/** @type {{[key: string]: number}} */ ({}));
  if (!turn || !page) return [null, () => {}];
  const now = page.scene?.(turn.view) ?? 0;
  // Whoever opens a game that is over, or comes to one that runs, has not missed a scene: it starts from here.
  const last = seen[key] ?? loadForTab(key, null) ?? now;
  if (seen[key] === undefined) {
    setSeen({ ...seen, [key]: last });
    saveForTab(key, last);
  }
  const watched = () => {
    setSeen({ ...seen, [key]: now });
    saveForTab(key, now);
  };
  return [now > last ? now : null, watched];
}

/** @param {{id: string}} props */
export function Table({ id }) {
  const shell = useShell(), { speak, language } = shell;
  const room = useTableState(id), { table, turn } = room;
  const game = table && shell.game(table.game);
  const speakers = useSpeakers(game ? [game.name] : [], language);
  const page = usePage(game);
  const [scene, watched] = useScenes(id, turn, page);
  const handover = useHotSeat(room, scene), lifted = useRef(false);
  if (handover) lifted.current = true;
  const speaker = game ? speakers[game.name] : undefined;
  const seat = turn?.view.seat ?? table?.you.seat ?? -1;
  const chairs = JSON.stringify(table && sitting(table));
  const persons = useMemo(() => (table && speaker ? people(sitting(table), speaker) : []), [speaker, chairs]);
  useToldApart(table, speaker);
  const toMe = useMemo(() => {
    const plain = speaker?.at(persons.map((one) => one.name), seat);
    return plain && page?.voice ? page.voice(plain) : plain;
  }, [speaker, persons, seat, page]);
  const [starts, setStarts] = useState(location.hash === START);
  const ready = starts && table?.state === 'gathering' && table.you.mine.length > 0;
  useEffect(() => {  // "play now": it begins when this device is there to shuffle
    if (starts) history.replaceState(null, '', location.pathname);
    if (ready) room.send('start').catch((error) => { setStarts(false); shell.toast(error, speaker); });
  }, [starts, ready]);
  const late = table && table.state !== 'gathering' && table.you.mine.length === 0 && inviteInLink() !== null;
  useEffect(() => {  // somebody invited comes when the game has begun
    if (!late) return;
    shell.toast(speak.say('gather-late'));
    history.replaceState(null, '', location.pathname);
  }, [late]);

  const end = useLater(Boolean(turn?.outcome), () => import('./end.js'));
  const unseen = Boolean(table && table.state === 'playing' && !turn);
  const watching = useLater(unseen, () => import('./watching.js'));
  const nextgame = useLater(Boolean(table?.closed), () => import('./nextgame.js'));

  const told = room.status === 'open' && room.notice?.id !== FAREWELL && room.notice;
  useEffect(() => { if (told) shell.toast(speak.say(told)); }, [told]);
  if (room.status === 'gone' || (table && !game)) return html`<${NoTable} reason=${room.reason}/>`;
  if (!table || !game || !toMe || !page || ready) {
    const wait = speak.say(room.reason ?? (room.status === 'lost' ? 'table-lost' : 'table-connecting'));
    return html`<div class="waiting" role="status"><p>${wait}</p></div>`;
  }
  const shared = { room, table, game, page, speak: toMe, people: persons, seat };
  if (handover) return html`<${HotSeat} ...${shared}/>`;
  const lost = room.status !== 'open' ? html`<${Lost} room=${room} speak=${toMe}/>`
    : table.trouble && html`<${Trouble} news=${table.trouble} speak=${toMe}/>`;
  if (unseen && watching) return html`${lost}<${watching.Unwatched} ...${shared}/>`;
  if (table.state === 'gathering' || !turn) return html`${lost}<${Gathering} ...${shared}/>`;
  const playing = { ...shared, room: /** @type {RoomPlaying} */ (room) };
  if (table.closed && nextgame) return html`${lost}<${nextgame.ClosedMatch} ...${playing}/>`;
  if (turn.outcome && !scene && end) {
    return html`${lost}<${end.End} ...${playing} outcome=${turn.outcome} key=${turn.match}/>`;
  }
  return html`<${Play} ...${playing} scene=${scene} watched=${watched} lifted=${lifted.current}/>`;
}

/** There is no such table, or none for me. @param {{reason: News | null}} props */
function NoTable({ reason }) {
  const shell = useShell(), { speak } = shell, out = reason?.id === 'refused-signed-out' && reason;
  const why = reason?.id === 'refused-no-table' ? null : reason;
  const title = speak.say(out ? 'devices-signed-out' : why ? 'table-closed' : 'table-none');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  useEffect(() => { if (out) shell.signedOut(new Refusal(out)); }, [Boolean(out)]);
  return html`<main class="empty">
    <${Icon} name="chair" class="art"/>
    <h1>${title}</h1>
    <p class=${why ? '' : 'muted'}>${speak.say(why ?? 'table-none-note')}</p>
    ${out && html`<a class="btn go" href="/me">${speak.say('recovery-link')}</a>`}
    <a class=${`btn ${out ? 'quiet' : 'go'}`} href="/">${speak.say('page-home')}</a></main>`;
}
