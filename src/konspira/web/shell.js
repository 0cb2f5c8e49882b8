// The shell: which page is shown, in which language, to whom. It knows no game; a game's page comes from its own
// folder.
import { html, render, useCallback, useEffect, useMemo, useRef, useState } from './vendor/preact.js';
import { ShellContext, useLater } from './components.js';
import { NameSheet } from './guest.js';
import { Lobby, TablesPage } from './lobby.js';
import { Table } from './table.js';
import { OtherDevicePage } from './otherdevice.js';
import { firstLanguage, Speaker, texts, titles } from './speech.js';
import { save, load } from './preferences.js';
import { at } from './site.js';
import { sprite } from './sprite.js';
import { api, Refusal } from './connection.js';
/** @import { GameList, Me } from './types/page.js' */

const TOAST_MS = 6000, LATER = 2000;

/** Where we are: the lobby, a table, a match of one, or the rules of a game. */
function place() {
  const [, where, what, number] = location.pathname.split('/');
  return { where, what: what && decodeURIComponent(what), number: Number(number), key: location.pathname };
}

/** Follow the address bar; `go` changes it. @returns {[ReturnType<typeof place>, (address: string) => void]} */
function usePlace() {
  const [here, setHere] = useState(place);
  useEffect(() => {
    const moved = () => setHere(place());
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const go = useCallback((/** @type {string} */ address) => {
    history.pushState(null, '', address);
    setHere(place());
    scrollTo(0, 0);
  }, []);
  return [here, go];
}

/** The texts of the shell in the chosen language. */
function useSpeech() {
  const [language, setLanguage] = useState(() => firstLanguage(load('language', null)));
  const [speak, setSpeak] = useState(/** @type {Speaker | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    let wanted = true;
    if (location.pathname === '/') titles(language).catch(() => {});  // the lobby asks for them as soon as it can
    texts(language).then((found) => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setTrouble(null);
      setSpeak(new Speaker(found));
    }).catch((error) => { if (wanted) setTrouble(error); });
    return () => { wanted = false; };
  }, [language]);
  const choose = useCallback((/** @type {string} */ chosen) => {
    save('language', chosen);
    setLanguage(chosen);
  }, []);
  return { speak, choose, trouble };
}

/**
 * A short notice that goes away by itself; a refusal is said in its own words.
 * @param {Speaker | null} speak
 * @returns {[string | null, (what: unknown, by?: Speaker | null) => void]}
 */
function useToast(speak) {
  const [toast, setToast] = useState(/** @type {string | null} */ (null));
  const timer = useRef(0);
  const show = useCallback((/** @type {unknown} */ what, by = speak) => {
    clearTimeout(timer.current);
    setToast(what instanceof Refusal ? (by?.has(what.news.id) ? by : speak)?.say(what.news) ?? '' : String(what));
    timer.current = setTimeout(() => setToast(null), TOAST_MS);
  }, [speak]);
  return [toast, show];
}

/** Links inside the page change the place without loading it again. @param {(address: string) => void} go */
function follow(go) {
  return (/** @type {MouseEvent} */ event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '/');
  };
}

/** What brings me back on another device. */
function Account() {
  const account = useLater(true, () => import('./account.js'));
  return account && html`<${account.AccountPage}/>`;
}

/** Where a link in a letter leads. */
function Letters() {
  const letters = useLater(true, () => import('./letters.js'));
  return letters && html`<${letters.LettersPage}/>`;
}

/** A tournament, or mine and a new one. @param {{id?: string}} props */
function Tournaments({ id }) {
  const one = useLater(Boolean(id), () => import('./tournament.js'));
  const all = useLater(!id, () => import('./tournaments.js'));
  if (id) return one && html`<${one.TournamentPage} id=${id}/>`;
  return all && html`<${all.TournamentsPage}/>`;
}

/** My record, or the ladder of bots. @param {{where: string}} props */
function Stats({ where }) {
  const stats = useLater(true, () => import('./stats.js'));
  return stats && (where === 'bots' ? html`<${stats.BotsPage}/>` : html`<${stats.StatsPage}/>`);
}

/** How strong people are. */
function Ratings() {
  const ratings = useLater(true, () => import('./ratings.js'));
  return ratings && html`<${ratings.RatingsPage}/>`;
}

/** A match at its own address. @param {{table: string, number: number}} props */
function Match(props) {
  const match = useLater(true, () => import('./match.js'));
  return match && html`<${match.Match} ...${props}/>`;
}

/** The rules of a game. @param {{name: string}} props */
function Rules({ name }) {
  const rules = useLater(true, () => import('./rules.js'));
  return rules && html`<${rules.RulesPage} name=${name}/>`;
}

/** The puzzle of the day. */
function DailyPuzzle() {
  const puzzle = useLater(true, () => import('./puzzle.js'));
  return puzzle && html`<${puzzle.PuzzlePage}/>`;
}

/** The page at a place. @param {ReturnType<typeof place>} here */
function pageAt({ where, what, number, key }) {
  if (where === 't' && what) return html`<${Table} key=${key} id=${what}/>`;
  if (where === 'm' && what && number > 0) return html`<${Match} key=${key} table=${what} number=${number}/>`;
  if (where === 'rules' && what) return html`<${Rules} key=${key} name=${what}/>`;
  if (where === 'device') return html`<${OtherDevicePage}/>`;
  if (where === 'record' || where === 'bots') return html`<${Stats} where=${where}/>`;
  if (where === 'puzzle') return html`<${DailyPuzzle}/>`;
  if (where === 'ratings') return html`<${Ratings}/>`;
  if (where === 'me') return html`<${Account}/>`;
  if (where === 'tournaments') return html`<${Tournaments}/>`;
  if (where === 'tournament' && what) return html`<${Tournaments} key=${key} id=${what}/>`;
  if (where === 'mail') return html`<${Letters}/>`;
  if (where === 'tables') return html`<${TablesPage}/>`;
  return html`<${Lobby}/>`;
}

function App() {
  const [here, go] = usePlace();
  const { speak, choose, trouble } = useSpeech();
  const [toast, show] = useToast(speak);
  const [shelf, setShelf] = useState(/** @type {GameList | null} */ (null));
  const [me, setMe] = useState(/** @type {Me | null} */ (null));
  const [introducing, setIntroducing] = useState(/** @type {{done: (name: string | null) => void} | null} */ (null));
  const [lost, setLost] = useState(/** @type {unknown} */ (null));
  const ask = useCallback(() => {
    setLost(null);
    Promise.all([api('/api/games'), api('/api/me'), sprite(at('web/symbols.svg'), 'shell')])
      .then(([games, guest]) => { setShelf(games); setMe(guest); }).catch(setLost);
  }, []);
  useEffect(ask, []);
  const shell = useMemo(() => speak && me && {
    speak, language: speak.language, choose, go, toast: show, me: me.name, face: me.face, site: me.site, setMe,
    introduce: () => /** @type {Promise<string | null>} */ (new Promise((done) => { setIntroducing({ done }); })),
    games: shelf?.games ?? [], phrases: shelf?.phrases ?? [],
    character: (/** @type {number} */ seat) => shelf?.characters[seat % shelf.characters.length] ?? 'calm',
    signedOut: (/** @type {unknown} */ error) => { show(error); api('/api/me').then(setMe).catch(() => {}); },
    game: (/** @type {string} */ name) => shelf?.games.find((game) => game.name === name),
  }, [speak, choose, go, show, me, shelf]);

  if (trouble || (lost && speak)) {
    return html`<${Trouble} speak=${speak} again=${() => (trouble ? location.reload() : ask())}/>`;
  }
  if (!shell || !shelf) return html`<div class="waiting" role="status"></div>`;
  return html`
    <${ShellContext.Provider} value=${shell}>
      <div onClick=${follow(go)}>${pageAt(here)}</div>
      ${introducing && html`<${NameSheet} then=${introducing.done}
        onClose=${() => { setIntroducing(null); introducing.done(null); }}/>`}
      <div class="toasts" role="alert">${toast && html`<p class="toast">${toast}</p>`}</div>
    <//>`;
}

/**
 * The server cannot be reached at all. The texts may be missing too, so this page has three words of its own.
 * @param {{speak: Speaker | null, again: () => void}} props
 */
const Trouble = ({ speak, again }) => html`
  <main class="empty"><h1>Konspira</h1>
    <p role="alert">${speak ? speak.say('page-no-server') : 'Brak połączenia · Bez spojení · No connection'}</p>
    <button type="button" class="btn go" onClick=${again}>${speak ? speak.say('page-try-again') : '↻'}</button>
  </main>`;

render(html`<${App}/>`, /** @type {HTMLElement} */ (document.getElementById('page')));

// What the page itself is made of is kept for a moment without network; play needs the server, and the page says so.
addEventListener('load',
  () => setTimeout(() => navigator.serviceWorker?.register('/worker.js').catch(() => {}), LATER));
