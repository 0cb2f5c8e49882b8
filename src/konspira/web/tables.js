// Tables that are there already: mine, those that are over, and those open to everybody.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, IconButton, Poster, useShell } from './components.js';
import { notify } from './notify.js';
import { watchSaid } from './how.js';
import { nameOf } from './people.js';
import { timeLeft } from './speech.js';
import { api } from './connection.js';
/** @import { Shell, Speaker, TableSummary } from './types/page.js' */

/** @typedef {{mine: TableSummary[], done: TableSummary[], open: TableSummary[], running: TableSummary[]}} Found */

const LOOK_AGAIN = 5000, SHOWN = 8, MINE = 6, DONE_AT_FIRST = 3;

/** Does a table wait for me? @param {TableSummary} table */
export const myTurn = ({ mine = [], waiting = [], chairs }) =>
  mine.some((seat) => waiting.includes(seat) && !chairs[seat].stand_in);

/**
 * What tables there are, for a guest that the server knows or does not.
 * @param {boolean} known
 * @returns {Promise<Found>}
 */
async function looked(known) {
  const [{ tables: own }, { tables: all }] = await Promise.all([
    known ? api('/api/me/tables') : { tables: [] }, api('/api/tables'),
  ]);
  const others = all.filter((table) => !own.some((one) => one.id === table.id));
  return {
    mine: own.filter((table) => table.state !== 'over'),
    done: own.filter((table) => table.state === 'over'),
    open: others.filter((table) => table.state === 'gathering'),
    running: others.filter((table) => table.state === 'playing'),
  };
}

/** My tables and the open ones, looked at again and again; `null` until they are known. */
export function useTables() {
  const { me } = useShell();
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  useEffect(() => {
    let wanted = true, timer = 0;
    const look = async () => {
      const now = await looked(Boolean(me)).catch(() => null);
      if (!wanted) return;
      if (now) setFound(now);
      timer = setTimeout(look, LOOK_AGAIN);
    };
    look();
    return () => { wanted = false; clearTimeout(timer); };
  }, [me]);
  return found;
}

/**
 * Those of a list whose game is on the shelf and has its texts here.
 * @param {TableSummary[]} tables
 * @param {{[game: string]: Speaker}} speakers
 * @param {Shell['game']} game
 */
const known = (tables, speakers, game) => tables.flatMap((table) => {
  const played = game(table.game), speaker = speakers[table.game];
  return played && speaker ? [{ table, played, title: speaker.say('title') }] : [];
});

/** @param {TableSummary} table @param {Speaker} speak */
const peopleAt = (table, speak) => table.chairs.filter((chair) => chair.who !== 'open')
  .map((chair) => nameOf(chair, speak));

/** How long I may still think, where there is a clock; else how long who is waited for may. @param {TableSummary} table
 * @param {Speaker} speak */
function leftAt({ left = {}, mine = [], waiting = [] }, speak) {
  const seats = mine.some((seat) => waiting.includes(seat)) ? mine : waiting;
  const least = Math.min(...seats.flatMap((seat) => left[seat] ?? []));
  return Number.isFinite(least) ? ` · ${timeLeft(speak, least / 1000)}` : '';
}

/** How far a table is, in a few words. @param {TableSummary} table @param {Speaker} speak */
function stateOf(table, speak) {
  const free = table.chairs.filter((chair) => chair.who === 'open').length;
  if (table.state === 'gathering') return speak.say(free > 0 ? 'lobby-free' : 'gather-full', { free });
  if (table.state === 'frozen') return speak.say('mine-frozen');
  if (myTurn(table)) return `${speak.say('table-your-turn')}${leftAt(table, speak)}`;
  const names = (table.waiting ?? []).map((seat) => nameOf(table.chairs[seat], speak)).join(', ');
  return names ? `${speak.say('mine-waits', { names })}${leftAt(table, speak)}` : speak.say('mine-goes-on');
}

/** Those of my tables that I have not hidden just now, and how one is hidden. @param {TableSummary[]} tables */
function useHiding(tables) {
  const shell = useShell(), [hidden, setHidden] = useState(/** @type {string[]} */ ([]));
  /** @param {string} id */
  const hide = (id) => {
    setHidden([...hidden, id]);
    api(`/api/me/tables/${id}/hidden`, {}).catch((error) => shell.toast(error));
  };
  return { shown: tables.filter(({ id }) => !hidden.includes(id)), hide };
}

/**
 * My tables that go on, each one tap away; the title of the page says how many wait for me.
 * @param {{tables: TableSummary[], speakers: {[game: string]: Speaker}, title: string, all?: boolean}} props
 */
export function Mine({ tables, speakers, title: page, all = false }) {
  const { speak, game } = useShell(), { shown, hide } = useHiding(tables);
  const mine = known(shown, speakers, game).slice(0, all ? undefined : MINE);
  const turns = mine.filter(({ table }) => myTurn(table));
  useEffect(() => {
    const waiting = turns.length ? `● ${speak.say('mine-turns', { turns: turns.length })} · ` : '';
    document.title = `${waiting}${page} · Konspira`;
  }, [turns.length, speak, page]);
  useEffect(() => {
    for (const { table: { id, touched }, title } of turns) {
      notify(speak.say('table-your-turn'), title, `${id}.${touched}`, `/t/${id}`);
    }
  }, [turns.map(({ table }) => table.id).join()]);
  if (!mine.length) return null;
  return html`<section class="my-tables" aria-labelledby="mine"><h2 id="mine">${speak.say('lobby-mine')}</h2>
    <ul>${mine.map(({ table, played, title }) => html`
      <li key=${table.id}><a class=${`my-table ${myTurn(table) ? 'turn' : ''}`} href=${`/t/${table.id}`}>
        <${Poster} game=${played} title=${title} class="ico" box="30 120 240 240" all/>
        <span><b>${title}</b><small>${peopleAt(table, speak).join(', ')}</small>
          <em>${myTurn(table) && html`<${Icon} name="i-turn" class="ic-s"/>`}${stateOf(table, speak)}</em></span>
        </a>
        <${IconButton} icon="i-close" class="hide" label=${speak.say('mine-hide', { title })}
          onClick=${() => hide(table.id)}/></li>`)}</ul></section>`;
}

/** How a table ended, for me. @param {TableSummary} table @param {Speaker} speak */
function ending(table, speak) {
  const { payoffs, mine = [] } = table;
  if (!payoffs) return speak.say('end-over');
  if (mine.some((seat) => payoffs[seat] > 0)) return speak.say('end-you-win');
  const winners = payoffs.flatMap((share, seat) => (share > 0 ? [nameOf(table.chairs[seat], speak)] : []));
  return winners.length ? speak.say('end-win-together', { names: winners.join(', ') }) : speak.say('end-nobody');
}

/**
 * @param {{tables: TableSummary[], speakers: {[game: string]: Speaker}, verb: string,
 *   told: (table: TableSummary, speak: Speaker) => string, hide?: (id: string) => void}} props
 */
function List({ tables, speakers, verb, told, hide }) {
  const { speak, game } = useShell();
  return html`<ul class="tables">${known(tables, speakers, game).map(({ table, played, title }) => {
    const people = peopleAt(table, speak);
    return html`<li key=${table.id}>
      <${Poster} game=${played} title=${title} class="ico" box="30 120 240 240" all/>
      <span><b>${title}</b><small>${people.join(', ')} · ${told(table, speak)}</small></span>
      <span class="row tight"><a class="btn s grow" href=${`/t/${table.id}`}>
        ${speak.say(verb)}<span class="sr"> ${title}, ${people.join(', ')}</span></a>
        ${hide && html`<${IconButton} icon="i-close" label=${speak.say('mine-hide', { title })}
          onClick=${() => hide(table.id)}/>`}</span>
    </li>`;
  })}</ul>`;
}

/**
 * Tables open to everybody, and mine that are over.
 * @param {{tables: Found, speakers: {[game: string]: Speaker}}} props
 */
export function There({ tables, speakers }) {
  const { speak } = useShell();
  const [all, setAll] = useState(false);
  const { open, running } = tables, { shown: done, hide } = useHiding(tables.done);
  return html`<section class="panel there" aria-labelledby="there">
    <h2 id="there">${speak.say('lobby-tables')}</h2>
    ${open.length > 0
      ? html`<${List} tables=${open.slice(0, SHOWN)} speakers=${speakers} verb="lobby-join" told=${stateOf}/>`
      : html`<p class="small muted">${speak.say('lobby-no-tables')}</p>`}
    ${running.length > 0 && html`<h3 class="below">${speak.say('lobby-running')}</h3>
      <${List} tables=${running.slice(0, SHOWN)} speakers=${speakers} verb="lobby-watch"
        told=${(table, by) => (table.watch ? watchSaid(by, table.watch) : stateOf(table, by))}/>`}
    ${done.length > 0 && html`<h3 class="below">${speak.say('mine-done')}</h3>
      <${List} tables=${all ? done : done.slice(0, DONE_AT_FIRST)} speakers=${speakers} verb="mine-see" told=${ending}
        hide=${hide}/>
      ${!all && done.length > DONE_AT_FIRST && html`
        <button type="button" class="btn s quiet full below" onClick=${() => setAll(true)}>
          ${speak.say('mine-all', { more: done.length - DONE_AT_FIRST })}</button>`}`}
  </section>`;
}
