// A tournament for a club's evening: join by a link, be taken to the table that is drawn, see how everybody stands.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, copy, Icon, useLater, useShell } from './components.js';
import { api } from './connection.js';
import { beGuest } from './guest.js';
import { Reach } from './invite.js';
import { Mast } from './lobby.js';
import { useSpeakers } from './language.js';
import { faceSymbol } from './people.js';
import { loadForTab, saveForTab } from './preferences.js';
import { style } from './stylesheet.js';
/** @import { ComponentChildren, Speaker, TournamentPlayer, TournamentState, TournamentTable } from './types/page.js' */

const LOOK_AGAIN = 3000;
const COLUMNS = [
  'tournament-place', 'tournament-name', 'tournament-points', 'tournament-wins', 'tournament-opponents',
];
export const SYSTEMS = { swiss: 'tournament-swiss', all: 'tournament-all' };

/** @param {{title: string, children: ComponentChildren}} props */
export function Page({ title, children }) {
  const { speak } = useShell(), styled = useLater(true, () => style('/web/style/tournament.css').then(() => true));
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  return html`<div class="lobby"><${Mast} tagline=${title}/>
    <main class="record" id="play" tabindex="-1">${styled && children}
      <p class="row wrap"><a class="btn s quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
    </main></div>`;
}

/** A tournament, looked at again and again; `look` at once. @param {string} id */
function useTournament(id) {
  const shell = useShell();
  const [state, setState] = useState(/** @type {TournamentState | null} */ (null));
  const [lost, setLost] = useState(/** @type {any} */ (null));
  const look = () => api(`/api/tournaments/${id}`).then((found) => { setLost(null); setState(found); }).catch(setLost);
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [id, shell.me]);
  return { state, lost, look };
}

/** Whoever is drawn is taken to the table, once: who comes back from it stays. @param {TournamentState | null} state
 * @param {string} [here] */
function useDrawn(state, here) {
  const shell = useShell(), mine = state?.mine ?? null;
  useEffect(() => {
    if (!mine || mine === here || loadForTab('drawn', null) === mine) return;
    saveForTab('drawn', mine);
    shell.go(`/t/${mine}`);
  }, [mine]);
}

/** After a match of a tournament: back to it, or on to the next table. @param {{id: string, table: string,
 *   speak: Speaker}} props */
export function BackToTournament({ id, table, speak }) {
  const { state } = useTournament(id);
  useDrawn(state, table);
  return html`<a class="btn must" href=${`/tournament/${id}`}><${Icon} name="i-crown"/>
    ${speak.say('tournament-back')}</a>`;
}

/** @param {Speaker} speak @param {TournamentPlayer | undefined} player */
const nameOf = (speak, player) => player?.name ?? speak.say('tournament-nobody');

/** Points as they are written in a language. @param {number} points @param {Speaker} speak */
const points = (points, speak) => points.toLocaleString(speak.language, { maximumFractionDigits: 2 });

/** What I can do: join, go to my table, leave. @param {{state: TournamentState, post: Post}} props */
function MyPart({ state, post }) {
  const shell = useShell(), { speak } = shell;
  const mine = state.players.find(({ number }) => number === state.me), plays = Boolean(mine?.active);
  const note = state.mine ? 'tournament-your-table' : plays ? 'tournament-wait' : 'tournament-join-note';
  const join = async () => { if (await beGuest(shell) !== null) await post('join', {}); };
  if (state.finished) return html`<p role="status">${speak.say('tournament-over')}</p>`;
  return html`<div class="stack">
    <p role="status">${speak.say(note, { round: state.drawn.length + 1 })}</p>
    ${state.mine && html`<a class="btn go full" href=${`/t/${state.mine}`}><${Icon} name="i-play"/>
      ${speak.say('tournament-go')}</a>`}
    ${plays
      ? html`<button type="button" class="btn quiet full" onClick=${() => post('leave', {})}>
        ${speak.say('tournament-leave')}</button>`
      : html`<button type="button" class="btn go full" onClick=${join}><${Icon} name="i-add-user"/>
        ${speak.say('tournament-join')}</button>`}</div>`;
}

/** @typedef {(what: string, body: object) => Promise<void>} Post */

/** Say how a table ended that does not end. @param {{table: TournamentTable, number: number, state: TournamentState,
 *   post: Post}} props */
function Decide({ table, number, state, post }) {
  const { speak } = useShell(), people = table.seats.flatMap((seat) => seat ?? []);
  const [chosen, setChosen] = useState('');
  const winners = chosen === 'all' ? people : chosen === 'none' || !chosen ? [] : [Number(chosen)];
  return html`<li class="row wrap"><label class="stack tight grow">
      <span>${speak.say('tournament-decide', { number })}</span>
      <select class="sel" onChange=${(e) => setChosen(e.currentTarget.value)}>
        <option value="">${speak.say('tournament-decide-wait')}</option>
        ${people.map((one) => html`<option key=${one} value=${one}>${speak.say('tournament-decide-win',
          { name: nameOf(speak, state.players.find((player) => player.number === one)) })}</option>`)}
        <option value="all">${speak.say('tournament-decide-all')}</option>
        <option value="none">${speak.say('tournament-decide-none')}</option></select></label>
    <${Act} class="s" off=${!chosen} onClick=${() => post('decide', { table: table.table, winners })}>
      ${speak.say('tournament-decide-go')}<//></li>`;
}

/** What a host does: draw, decide, end. @param {{state: TournamentState, post: Post}} props */
function HostPart({ state, post }) {
  const { speak } = useShell(), last = state.drawn.at(-1)?.tables ?? [], round = state.drawn.length + 1;
  const waiting = last.filter(({ payoffs }) => payoffs === null), active = state.players.filter((one) => one.active);
  const off = waiting.length > 0 || active.length < 2;
  return html`<section class="panel stack" aria-labelledby="hosting"><h2 id="hosting">
      ${speak.say('tournament-hosting')}</h2>
    ${round <= state.rounds && html`<${Act} class="go full" off=${off} onClick=${() => post('draw', {})}>
      <${Icon} name="i-cards"/>${waiting.length > 0 ? speak.say('tournament-tables-left', { tables: waiting.length })
        : speak.say('tournament-draw', { round })}<//>`}
    ${waiting.length > 0 && html`<details><summary class="btn quiet full">${speak.say('tournament-stuck')}</summary>
      <p class="small muted">${speak.say('tournament-stuck-note')}</p>
      <ul class="stack plain">${last.map((table, i) => table.payoffs === null && html`
        <${Decide} key=${table.table} table=${table} number=${i + 1} state=${state} post=${post}/>`)}</ul></details>`}
    <details><summary class="btn quiet full">${speak.say('tournament-people')}</summary>
      <ul class="stack plain">${active.map((one) => html`<li key=${one.number} class="row wrap between">
        <span>${nameOf(speak, one)}</span>
        <button type="button" class="btn s quiet" onClick=${() => post('leave', { player: one.number })}>
          ${speak.say('tournament-let-go')}<span class="sr"> ${nameOf(speak, one)}</span></button></li>`)}</ul>
    </details>
    <details><summary class="btn quiet full">${speak.say('tournament-end')}</summary>
      <p class="small">${speak.say('tournament-end-note')}</p>
      <button type="button" class="btn full" onClick=${() => post('finish', {})}>
        ${speak.say('tournament-end-go')}</button></details></section>`;
}

/** The link that brings people here. @param {{id: string, title: string}} props */
function Share({ id, title }) {
  const shell = useShell(), { speak } = shell, address = `${shell.site.url}/tournament/${id}`;
  const qr = useLater(true, () => import('./qr.js')), drawn = qr?.path(address);
  const copied = async () => shell.toast(await copy(address) ? speak.say('page-copied') : address);
  const share = () => { navigator.share({ title: `${title} · Konspira`, url: address }).catch(() => {}); };
  return html`<section class="panel stack" aria-labelledby="share"><h2 id="share">${speak.say('tournament-share')}</h2>
    ${drawn && html`<div class="code"><svg class="qr" viewBox=${`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img"
      width=${5 * (drawn.size + 8)} height=${5 * (drawn.size + 8)} aria-label=${speak.say('tournament-code-alt')}
      shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/>
      <path d=${drawn.path} fill="#000"/></svg></div>`}
    <code class="small" tabindex="0">${address}</code><${Reach} speak=${speak}/>
    ${typeof navigator.share === 'function' && html`<button type="button" class="btn go full" onClick=${share}>
      <${Icon} name="i-share"/>${speak.say('invite-share')}</button>`}
    <button type="button" class="btn full" onClick=${copied}><${Icon} name="i-link"/>
      ${speak.say('invite-copy')}</button></section>`;
}

/** Who stands where, and by what. @param {{state: TournamentState}} props */
function Standings({ state }) {
  const { speak } = useShell();
  if (!state.players.length) return html`<section class="panel"><p>${speak.say('tournament-empty')}</p></section>`;
  return html`<section class="panel stack" aria-labelledby="standings"><h2 id="standings">
      ${speak.say('tournament-standings')}</h2>
    <div class="sideways" tabindex="0" role="group" aria-labelledby="standings"><table class="standings">
      <thead><tr>${COLUMNS.map((column) => html`
        <th key=${column} scope="col">${speak.say(column)}</th>`)}</tr></thead>
      <tbody>${state.players.map((one) => html`
        <tr key=${one.number} class=${`${one.number === state.me ? 'is-me' : ''} ${one.active ? '' : 'gone'}`}>
          <td class="tnum">${one.place}</td>
          <th scope="row"><span class="row"><${Icon} name=${faceSymbol(one.face)} class="ic-l"/>
            <span>${nameOf(speak, one)}
              ${!one.active && html`<small> ${speak.say('tournament-left')}</small>`}</span></span></th>
          <td class="tnum">${points(one.points, speak)}</td><td class="tnum">${one.wins}</td>
          <td class="tnum">${points(one.opponents, speak)}</td></tr>`)}</tbody></table></div>
    <p class="small muted">${speak.say('tournament-standings-note')}</p>
    <p class="row wrap">
      <a class="btn s quiet" download href=${`/api/tournaments/${state.id}/results.csv`}><${Icon} name="i-download"/>
        ${speak.say('tournament-csv')}</a>
      <a class="btn s quiet" download href=${`/api/tournaments/${state.id}/results.json`}><${Icon} name="i-download"/>
        ${speak.say('tournament-json')}</a></p></section>`;
}

/** The rounds so far, the last one first. @param {{state: TournamentState}} props */
function Rounds({ state }) {
  const { speak } = useShell();
  /** @param {number | null} seat */
  const name = (seat) => (seat === null ? speak.say('tournament-bot')
    : nameOf(speak, state.players.find(({ number }) => number === seat)));
  /** @param {TournamentTable} table */
  const told = ({ seats, payoffs }) => seats.map((seat, i) => (payoffs?.[i]
    ? `${name(seat)} (${points(payoffs[i], speak)})` : name(seat))).join(', ');
  return state.drawn.map((round, i) => html`<section key=${i} class="panel stack" aria-labelledby=${`round-${i}`}>
    <h2 id=${`round-${i}`}>${speak.say('tournament-round', { round: i + 1, rounds: state.rounds })}</h2>
    <ol class="drawn">${round.tables.map((table) => html`<li key=${table.table}>
      <span>${told(table)}</span> <small>${speak.say(table.decided ? 'tournament-decided'
        : table.payoffs ? 'tournament-played' : 'tournament-playing')}</small>
      ${!table.payoffs && html` <a href=${`/t/${table.table}`}>${speak.say('lobby-watch')}</a>`}</li>`)}</ol>
    ${round.byes.length > 0 && html`<p class="small">${speak.say('tournament-byes',
      { names: round.byes.map(name).join(', ') })}</p>`}</section>`).reverse();
}

/** @param {{id: string}} props */
export function TournamentPage({ id }) {
  const shell = useShell(), { speak, language } = shell, { state, lost, look } = useTournament(id);
  const speakers = useSpeakers(state ? [state.game] : [], language);
  useDrawn(state);
  /** @type {Post} */
  const post = async (what, body) => {
    await api(`/api/tournaments/${id}/${what}`, body).catch(shell.toast);
    await look();
  };
  if (!state) {
    return html`<${Page} title=${speak.say('tournament-title')}>${lost && html`<section class="panel" role="alert">
      ${speak.say(lost.news ?? 'page-no-network')}</section>`}<//>`;
  }
  const chips = [
    speakers[state.game]?.say('title') ?? state.game, speak.say('tournament-size', { seats: state.size }),
    speak.say('tournament-rounds', { rounds: state.rounds }), speak.say(SYSTEMS[state.system]),
    ...(state.clock === 'none' ? [] : [speak.say(`clock-${state.clock}`)]),
  ];
  // Before the first round the link comes first: people are still to be brought here.
  const share = !state.finished && html`<${Share} id=${id} title=${state.title}/>`;
  return html`<${Page} title=${state.title}>
    <section class="panel stack" aria-labelledby="cup"><h2 id="cup">${state.title}</h2>
      <p class="row wrap">${chips.map((chip) => html`<span class="chip" key=${chip}>${chip}</span>`)}</p>
      ${state.hosted_by && html`<p class="small muted">${speak.say('tournament-host', { name: state.hosted_by })}</p>`}
      <${MyPart} state=${state} post=${post}/></section>
    ${state.host && !state.finished && html`<${HostPart} state=${state} post=${post}/>`}
    ${!state.drawn.length && share}
    <${Standings} state=${state}/>
    <${Rounds} state=${state}/>
    ${state.drawn.length > 0 && share}<//>`;
}
