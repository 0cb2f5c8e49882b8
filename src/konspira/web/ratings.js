// How strong people are at each game, on one scale with the bots, and how far off that may be.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { useSpeakers } from './language.js';
import { botName, faceSymbol } from './people.js';
import { Page } from './stats.js';
import { api } from './connection.js';
/** @import { RankedPerson, Ranking } from './types/page.js' */

/** @param {{one: RankedPerson, place: number}} props */
function Row({ one, place }) {
  const { speak } = useShell(), [rating, margin] = one.rating;
  const under = one.bot ? speak.say('record-bot') : speak.say('ratings-matches', { matches: one.matches });
  return html`<li class=${one.me ? 'me' : ''} aria-current=${one.me ? 'true' : undefined}>
    <${Icon} name=${one.bot ? 'bot-1' : faceSymbol(one.face)} class=""/>
    <span><b>${place}. ${one.bot ? botName(speak, one.bot) : one.name}</b>
      <small>${under}${one.me ? ` · ${speak.say('you')}` : ''}</small></span>
    <b class="tnum">${speak.say('bots-rating', { rating, margin })}</b></li>`;
}

/** The list of every game, people and bots. */
export function RatingsPage() {
  const shell = useShell(), { speak, language } = shell;
  const games = shell.games.filter(({ seats }) => seats[1] > 1).map(({ name }) => name);
  const speakers = useSpeakers(games, language);
  const [found, setFound] = useState(/** @type {Ranking[]} */ ([]));
  useEffect(() => {
    let wanted = true;
    Promise.all(games.map((game) => api(`/api/games/${game}/ratings`)))
      .then((all) => { if (wanted) setFound(all); }).catch(shell.toast);
    return () => { wanted = false; };
  }, [games.join()]);
  return html`<${Page} title=${speak.say('ratings-title')}>
    <section class="panel stack"><p>${speak.say('ratings-note')}</p>
      <p class="small muted">${speak.say('ratings-scale')}</p></section>
    ${found.map(({ game, people }) => html`
      <section class="panel" key=${game} aria-labelledby=${`ratings-${game}`}>
        <h2 id=${`ratings-${game}`}>${speakers[game]?.say('title') ?? game}</h2>
        ${!people.some(({ bot }) => !bot) && html`<p class="small muted">${speak.say('ratings-none')}</p>`}
        <ol class="rungs">${people.map((one, i) => html`<${Row} key=${i} one=${one} place=${i + 1}/>`)}</ol>
      </section>`)}
  <//>`;
}
