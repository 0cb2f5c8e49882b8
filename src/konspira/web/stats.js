// How I have played, and the ladder of bots with how it was measured.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { useSpeakers } from './language.js';
import { Mast } from './lobby.js';
import { botName } from './people.js';
import { api } from './connection.js';
/** @import { Answered, ComponentChildren, LadderLevel, Speaker, Stats, Tally } from './types/page.js' */

/**
 * What the server says at an address, `null` until it does.
 * @template {string} Path
 * @param {Path | null} address
 * @param {unknown} [again]
 */
function useAsked(address, again) {
  const shell = useShell();
  const [said, setSaid] = useState(/** @type {Answered<Path, undefined> | null} */ (null));
  useEffect(() => {
    let wanted = true;
    if (address) api(address).then((found) => { if (wanted) setSaid(() => found); }).catch(shell.toast);
    return () => { wanted = false; };
  }, [address, again]);
  return said;
}

/** @param {{title: string, children: ComponentChildren}} props */
export function Page({ title, children }) {
  const { speak } = useShell();
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  return html`<div class="lobby"><${Mast} tagline=${title}/><main class="record">${children}
    <p class="row wrap"><a class="btn s quiet" href="/"><${Icon} name="i-back"/>
      ${speak.say('page-home')}</a></p></main></div>`;
}

/** Wins as a bar, with the words beside it. @param {Tally} props */
function Won({ played, won }) {
  const { speak } = useShell();
  return html`<span class="bar2" aria-hidden="true" style=${{ '--p': 100 * won / played }}><i></i></span>
    <b>${speak.say('record-won', { played, won })}</b>`;
}

/** By game, and against whom. @param {{stats: Stats, title: (game: string | null) => string}} props */
function Scores({ stats, title }) {
  const { speak } = useShell(), { played, won, games, against } = stats;
  return html`
    <section class="panel" aria-labelledby="games"><h2 id="games">${speak.say('record-games')}</h2>
      <p class="small muted">${speak.say('record-all', { played, won })}</p>
      <ul class="beliefs scores">${games.map((one) => html`<li key=${`${one.game}${one.seats}`}>
        <span><b>${title(one.game)}</b><small>${speak.say('record-seats', { seats: one.seats })}</small></span>
        <${Won} ...${one}/></li>`)}</ul></section>
    ${against.length > 0 && html`
      <section class="panel" aria-labelledby="against"><h2 id="against">${speak.say('record-against')}</h2>
        <ul class="beliefs scores">${against.map((one, i) => html`<li key=${i}>
          <span><b>${one.bot ? botName(speak, one.bot) : one.name ?? speak.say('guest-somebody')}</b>
            <small>${one.bot ? speak.say('record-bot') : ''}</small></span>
          <${Won} ...${one}/></li>`)}</ul></section>`}`;
}

/** The way to the list of every game. */
function ToRatings() {
  const { speak } = useShell();
  return html`<p><a class="btn s quiet" href="/ratings"><${Icon} name="i-trophy"/>
    ${speak.say('ratings-title')}</a></p>`;
}

export function StatsPage() {
  const shell = useShell(), { speak, me, language } = shell;
  const speakers = useSpeakers(shell.games.map((game) => game.name), language);
  const stats = useAsked(me ? '/api/me/record' : null, me), ratings = stats?.ratings ?? [];
  /** @param {string | null} name */
  const title = (name) => (name && speakers[name]?.say('title')) || (name ?? '');
  return html`<${Page} title=${speak.say('record-title')}>
    ${(!me || stats?.played === 0) && html`<section class="panel empty"><${Icon} name="i-trophy" class="art"/>
      <p>${speak.say('record-none')}</p></section>`}
    ${ratings.length > 0 && html`<section class="panel" aria-labelledby="my-ratings">
      <h2 id="my-ratings">${speak.say('ratings-mine')}</h2>
      <ul class="rungs">${ratings.map(({ game, rating: [rating, margin], matches }) => html`
        <li key=${game}><${Icon} name="i-trophy" class=""/>
          <span><b>${title(game)}</b><small>${speak.say('ratings-matches', { matches })}</small></span>
          <b class="tnum">${speak.say('bots-rating', { rating, margin })}</b></li>`)}</ul></section>`}
    ${stats && stats.played > 0 && html`<${Scores} stats=${stats} title=${title}/>`}
    <${ToRatings}/>
  <//>`;
}

/** How a bot thinks, in words. @param {LadderLevel} rung @param {Speaker} speak */
function how({ thinks, budget }, speak) {
  const worlds = budget === '' ? []
    : [speak.say(budget.endsWith('s') ? 'thinks-seconds' : 'thinks-worlds', { budget: parseFloat(budget) })];
  return [speak.say(`thinks-${thinks}`), ...worlds].join(', ');
}

/** @param {{rung: LadderLevel}} props */
function RungRow({ rung }) {
  const { speak } = useShell(), [rating, margin] = rung.rating ?? [];
  return html`<li><${Icon} name="bot-1" class=""/>
    <span><b>${botName(speak, rung.name)}</b><small>${how(rung, speak)}</small></span>
    <b class="tnum">${rung.rating ? speak.say('bots-rating', { rating, margin })
      : html`<small>${speak.say('bots-not-measured')}</small>`}</b></li>`;
}

export function BotsPage() {
  const shell = useShell(), { speak, language } = shell;
  const speakers = useSpeakers(shell.games.map((game) => game.name), language);
  const ladder = useAsked('/api/bots');
  const shown = Object.entries(ladder?.games ?? {})
    .filter(([name, rungs]) => rungs.length > 0 && (shell.game(name)?.seats[1] ?? 0) > 1);
  return html`<${Page} title=${speak.say('bots-title')}>
    <section class="panel stack"><p>${speak.say('bots-fair')}</p>
      <p class="small muted">${speak.say('bots-measured')}</p><${ToRatings}/></section>
    ${shown.map(([name, rungs]) => html`
      <section class="panel" key=${name} aria-labelledby=${`ladder-${name}`}>
        <h2 id=${`ladder-${name}`}>${speakers[name]?.say('title') ?? name}</h2>
        <ol class="rungs">${rungs.map((rung) => html`<${RungRow} key=${rung.name} rung=${rung}/>`)}</ol></section>`)}
  <//>`;
}
