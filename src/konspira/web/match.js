// A match at its own address: the replay at the step and through the eyes that the link names, what it came to, the
// series of its table, a picture to share, and the journal.
import { html, useEffect, useLayoutEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, useShell } from './components.js';
import { Bar } from './bar.js';
import { api } from './connection.js';
import { Crest, Opened, Shout, Tale } from './end.js';
import { useSpeakers } from './language.js';
import { people } from './people.js';
import { Scene, Scrubber, useReplay, useScrub } from './replay.js';
import { addressOf, ShareSheet } from './sharing.js';
import { usePage } from './table.js';
/** @import { GameInfo, MatchListed, MatchShown, Outcome, Page, Person, Replay } from './types/page.js' */
/** @import { Speaker, TableHere } from './types/page.js' */

const SETTLED = 200;  // milliseconds after which the address follows the rail
const NOBODY = {
  seat: -1, mine: [], host: false, invites: {}, turns: [], barred: 0, asking: [], asked: false, reports: [],
  reported: false,
};

/** @typedef {{shown: MatchShown, game: GameInfo, page: Page, speak: Speaker, people: Person[],
 *   table: TableHere}} Here */

/** The step and the eyes that an address names. */
function inAddress() {
  const asked = new URLSearchParams(location.search), step = asked.get('step'), eyes = asked.get('eyes');
  return { step: step && /^\d{1,6}$/.test(step) ? Number(step) : null, eyes };
}

/** What a match came to, in a few words. @param {MatchListed} match @param {Speaker} speak */
function resultOf(match, speak) {
  if (match.state === 'playing') return speak.say('match-playing');
  const sat = people(asChairs(match), speak), won = sat.filter(({ seat }) => (match.payoffs?.[seat] ?? 0) > 0);
  if (won.length === 1) return speak.say('end-wins', { name: won[0].name });
  if (won.length) return speak.say('end-win-together', { names: won.map(({ name }) => name).join(', ') });
  return speak.say(match.state === 'closed' ? 'closed-title' : 'end-nobody');
}

/** Who sat there then: nobody is away in a game that is over. @param {MatchListed} match */
const asChairs = (match) => match.seated.map((one) => ({ ...one, present: true, stand_in: false }));

/** When it was played. @param {MatchListed} match @param {string} language */
const when = ({ began, ended }, language) =>
  new Date(ended ?? began).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Every match of the table. @param {{shown: MatchShown, speak: Speaker}} props */
function Series({ shown: { table, match, series }, speak }) {
  const { language } = useShell();
  return html`<section class="sect" aria-labelledby="series"><h2 id="series">${speak.say('match-series')}</h2>
    <ol class="series">${series.map((one) => html`<li key=${one.number}>
      <span><b>${speak.say('match-number', { number: one.number })}</b> · ${resultOf(one, speak)}
        <small>${when(one, language)}</small></span>
      ${one.number === match.number ? html`<span class="chip on" aria-current="page">${speak.say('match-here')}</span>`
        : html`<a class="btn s quiet" href=${`/m/${table}/${one.number}`}>${speak.say('match-see')}
          <span class="sr"> ${one.number}</span></a>`}</li>`)}</ol>
    <div class="row wrap"><a class="btn s quiet" href=${`/t/${table}`}><${Icon} name="i-cards"/>
      ${speak.say('match-table')}</a></div></section>`;
}

/**
 * What it came to, and what can be done with it.
 * @param {Here & {replay: Replay, to: (step: number) => void, onShare: () => void}} props
 */
function Ended({ shown, page, speak, people: sat, replay, to, onShare }) {
  const sights = replay.eyes[-1], turn = sights[sights.length - 1], room = /** @type {any} */ ({ turn });
  const outcome = /** @type {Outcome} */ (replay.outcome), shared = { room, page, people: sat, speak, seat: -1 };
  const journal = `/api/tables/${shown.table}/${shown.match.number}/journal`;
  return html`<section class=${`hero ${page.hero ?? ''}`} aria-label=${speak.say('end-result')}>
      <${Crest} ...${shared}/>
      <div class="stack"><h2>${page.shout?.(turn.view, speak, turn.derived)
        ?? html`<${Shout} outcome=${outcome} people=${sat} speak=${speak} seat=${-1}/>`}</h2>
        <p>${speak.say(outcome.reason)}</p></div>
      <div class="actions wrap" id="act" tabindex="-1">
        <button type="button" class="btn must" onClick=${() => to(0)}><${Icon} name="i-play"/>
          ${speak.say('match-watch')}</button>
        <button type="button" class="btn bare" onClick=${onShare}><${Icon} name="i-share"/>
          ${speak.say('end-share')}</button>
        <a class="btn bare" href=${journal} download><${Icon} name="i-download"/>${speak.say('end-journal')}</a></div>
    </section>
    <main class="end"><${Opened} ...${shared}/>
      <section class="sect" aria-labelledby="how-it-went"><h2 id="how-it-went">${speak.say('end-story')}</h2>
        <${Tale} page=${page} replay=${replay} eyes=${'-1'} speak=${speak} people=${sat} to=${to}/></section>
      <${Changed} shown=${shown} people=${sat} speak=${speak}/>
      <${Series} shown=${shown} speak=${speak}/></main>`;
}

/** What a match that counted has changed. @param {Pick<Here, 'shown' | 'people' | 'speak'>} props */
function Changed({ shown: { ratings = [] }, people: sat, speak }) {
  if (!ratings.length) return null;
  return html`<section class="sect" aria-labelledby="changed"><h2 id="changed">${speak.say('match-ratings')}</h2>
    <ul class="series">${ratings.map(({ seat, rating, before }) => html`<li key=${seat}>
      <b>${sat[seat]?.name}</b><span class="tnum">${before && before[0] !== rating[0]
        && `${speak.say('bots-rating', { rating: before[0], margin: before[1] })} → `}
        <b>${speak.say('bots-rating', { rating: rating[0], margin: rating[1] })}</b></span></li>`)}</ul></section>`;
}

/** A match that is over: the address follows the step and the eyes. @param {Here} props */
function Replayed(props) {
  const { shown, game, page, speak, people: sat, table } = props, { match } = shown, first = useMemo(inAddress, []);
  const { language } = useShell(), replay = useReplay(table, match.number), last = replay?.steps.length ?? 0;
  const scrub = useScrub(last), [share, setShare] = useState(false);
  const known = first.eyes !== null && ['all', '-1', ...sat.map(({ seat }) => String(seat))].includes(first.eyes);
  const [eyes, setEyes] = useState(known ? /** @type {string} */ (first.eyes) : 'all');
  const [placed, setPlaced] = useState(false);
  useLayoutEffect(() => {  // before anybody sees another step
    if (!replay) return;
    scrub.to(first.step ?? last);
    setPlaced(true);
  }, [replay]);
  const watching = replay && placed && scrub.step < last;
  const address = addressOf(shown.table, match.number, watching ? scrub.step : null, eyes);
  useEffect(() => {
    if (!placed) return undefined;
    const timer = setTimeout(() => history.replaceState(null, '', address), SETTLED);
    return () => clearTimeout(timer);
  }, [address, placed]);
  const marks = useMemo(() => (replay && page.marks?.(replay.eyes[-1], speak)) ?? [], [replay, speak]);
  if (!replay || !placed) return html`<div class="waiting" role="status"><p>${speak.say('table-connecting')}</p></div>`;
  const shared = { replay, eyes, people: sat, speak };
  return html`<div class=${`ended ${watching ? `game replay ${page.look ?? ''}` : ''}`} data-table=${shown.table}>
      <${Bar} game=${game} speak=${speak} options=${shown.options}
        line=${`${speak.say('match-number', { number: match.number })} · ${when(match, language)}`}/>
      ${watching ? html`<${Scene} ...${shared} match=${match.number} step=${scrub.step} page=${page} table=${table}/>`
        : html`<${Ended} ...${props} replay=${replay} to=${scrub.to} onShare=${() => setShare(true)}/>`}
      <${Scrubber} ...${shared} id=${watching ? 'act' : undefined} scrub=${scrub} marks=${marks} setEyes=${setEyes}
        onShare=${watching ? () => setShare(true) : undefined}/></div>
    ${share && html`<${ShareSheet} table=${shown.table} match=${match.number} speak=${speak} address=${address}
      headline=${resultOf(match, speak)} onClose=${() => setShare(false)}/>`}`;
}

/** A match of which nothing is shown: it is still played, or people have ended it. @param {Here} props */
function Unshown({ shown, game, speak }) {
  const playing = shown.match.state === 'playing';
  return html`<${Bar} game=${game} speak=${speak} options=${shown.options}
      line=${speak.say('match-number', { number: shown.match.number })}/>
    <main class="end" id="act" tabindex="-1"><section class="hero" aria-label=${speak.say('end-result')}>
      <${Icon} name="i-hand" class="trophy"/>
      <div class="stack"><h2>${resultOf(shown.match, speak)}</h2>
        <p>${speak.say(playing ? 'match-playing-note' : 'closed-note')}</p></div></section>
      <${Series} shown=${shown} speak=${speak}/></main>`;
}

/** @param {{table: string, number: number}} props */
export function Match({ table: id, number }) {
  const shell = useShell(), { language } = shell;
  const [shown, setShown] = useState(/** @type {MatchShown | null} */ (null));
  const [refused, setRefused] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    let wanted = true;
    api(`/api/tables/${id}/${number}`).then((found) => { if (wanted) setShown(found); })
      .catch((error) => { if (wanted) setRefused(error); });
    return () => { wanted = false; };
  }, [id, number]);
  const game = shown ? shell.game(shown.game) : undefined, page = usePage(game);
  const speaker = useSpeakers(game ? [game.name] : [], language)[game?.name ?? ''];
  const sat = useMemo(() => (shown && speaker ? people(asChairs(shown.match), speaker) : []), [shown, speaker]);
  const speak = useMemo(() => {
    const plain = speaker?.at(sat.map(({ name }) => name), -1);
    return plain && page?.voice ? page.voice(plain) : plain;
  }, [speaker, sat, page]);
  const title = speak ? speak.say('title') : 'Konspira';
  useEffect(() => {
    document.title = shown && speak ? `${resultOf(shown.match, speak)} · ${title} · Konspira` : 'Konspira';
  }, [shown, speak]);
  if (refused || (shown && !game)) {
    return html`<main class="empty"><${Icon} name="i-cards" class="art"/><h1>${shell.speak.say('match-none')}</h1>
      <p class="muted">${shell.speak.say('match-none-note')}</p>
      <a class="btn go" href="/">${shell.speak.say('page-home')}</a></main>`;
  }
  if (!shown || !game || !page || !speak) return html`<div class="waiting" role="status"></div>`;
  const table = /** @type {any} */ ({
    id, game: game.name, options: shown.options, chairs: asChairs(shown.match), match: number, you: NOBODY,
    state: shown.match.state, clock: null,
  });
  const here = { shown, game, page, speak, people: sat, table };
  return html`<a class="skip" href="#act">${speak.say('page-skip')}</a>
    ${shown.match.state === 'over' ? html`<${Replayed} ...${here}/>` : html`<${Unshown} ...${here}/>`}`;
}
