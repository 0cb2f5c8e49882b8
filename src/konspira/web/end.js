// The end: who won and why, all that was hidden, the story, another game, and proof that the deal was fair.
import { html, useEffect, useLayoutEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, Sheet, Told, useShell } from './components.js';
import { Bar } from './bar.js';
import { BeliefsCourse } from './coach.js';
import { knownDevice, otherDevices, recall } from './memory.js';
import { NextGameSheet, Rematch } from './nextgame.js';
import { Scene, Scrubber, useReplay, useScrub } from './replay.js';
import { addressOf, ShareSheet } from './sharing.js';
import { Story, useTalk } from './sidebar.js';
import { sound } from './sound.js';
import { TutorialEnd } from './tutorial.js';
import { Refusal } from './connection.js';
/** @import { Finding } from './proof.js' */
/** @import { BeliefHistory, Outcome, Page, Person, Place, Replay } from './types/page.js' */
/** @import { RoomPlaying, Shared, Speaker, TableHere, Verdict } from './types/page.js' */

/** @typedef {ReturnType<typeof import('./proof.js').prove> & {key: string | null, seed: string | null,
 *   proven: boolean}} Proven */

const HEIGHTS = [74, 48, 38], AT_FIRST = 6;

/** @param {{places: Place[], people: Person[], speak: Speaker, seat: number}} props */
function Podium({ places, people, speak, seat }) {
  const order = places.length > 2 ? [places[1], places[0], places[2]]
    : places.length > 1 ? [places[1], places[0]] : places;
  return html`<ol class="podium" aria-label=${speak.say('end-podium')}>${order.map((place) => {
    const rank = places.indexOf(place);
    return html`<li key=${place.seat} class=${rank === 0 ? 'first' : ''}>
      <${Icon} name=${people[place.seat].face} class=""/>
      <span>${place.seat === seat ? speak.say('you') : people[place.seat].name}</span>
      <i style=${{ '--h': HEIGHTS[rank] }}>${place.mark}</i></li>`;
  })}</ol>`;
}

/** Who won, as a shout. @param {{outcome: Outcome, people: Person[], speak: Speaker, seat: number}} props */
export function Shout({ outcome, people, speak, seat }) {
  const winners = outcome.payoffs.flatMap((share, i) => (share > 0 ? [i] : []));
  if (winners.length === 0) return speak.say('end-nobody');
  if (winners.length === 1) return speak.say(winners[0] === seat ? 'end-you-win' : 'end-wins',
    { name: people[winners[0]].name });
  return speak.say('end-win-together', { names: winners.map((i) => people[i].name).join(', ') });
}

/**
 * How often everybody has won here, from the second game on.
 * @param {{table: TableHere, people: Person[], speak: Speaker, seat: number}} props
 */
function Score({ table, people, speak, seat }) {
  if (table.match < 2) return null;
  const score = table.won.map((won, i) => [i, won]).filter(([i]) => people[i])
    .map(([i, won]) => `${i === seat ? speak.say('you') : people[i].name} ${won}`).join(' · ');
  return html`<p class="small score">${speak.say('end-score', { games: table.match, score })}</p>`;
}

/**
 * Check the journal here, against what this device remembers; what needs the rules is asked of the server.
 * @param {TableHere} table
 * @param {number} match
 * @returns {Promise<Proven>}
 */
async function verify(table, match) {
  const journal = await fetch(`/api/tables/${table.id}/${match}/journal`);
  if (!journal.ok) throw new Refusal({ id: 'page-went-wrong' });
  const text = await journal.text(), { prove } = await import('./proof.js');
  const memory = recall(table.id, match), found = prove(text, memory, table.you.mine, otherDevices());
  const key = knownDevice()?.key ?? null, seed = memory?.seed ?? null;
  if (!found.good) return { ...found, key, seed, proven: false };
  const asked = await fetch('/api/verify', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text });
  const rules = /** @type {Verdict} */ (asked.ok ? await asked.json() : { good: null });
  const findings = [...found.findings, ...ruled(rules, found.chances)];
  const good = findings.every((one) => one.good !== false);
  const has = (/** @type {string} */ id) => findings.some((one) => one.id === id);
  return { ...found, findings, key, seed, good, proven: good && has('proof-own-seed') && has('proof-seal') };
}

/** What the rules say, as the server has them. @param {Verdict} rules @param {string | null} chances */
function ruled(rules, chances) {
  const same = chances === null || rules.chances === undefined ? null : chances === rules.chances;
  const drawn = same === null ? [] : [{ good: same, id: same ? 'proof-chances' : 'proof-other-chances' }];
  const bad = rules.good === false;
  return /** @type {Finding[]} */ ([
    ...drawn, { good: bad ? false : null, id: bad ? 'proof-rules-bad' : 'proof-rules' },
    { good: null, id: 'proof-hands' },
  ]);
}

const PARTS = /** @type {const} */ ([[false, 'proof-wrong', 'i-warn'], [true, 'proof-checked', 'i-check'],
  [null, 'proof-open', 'i-eye']]);

/** @param {{table: TableHere, match: number, speak: Speaker, onClose: () => void}} props */
function Proof({ table, match, speak, onClose }) {
  const [proof, setProof] = useState(/** @type {Proven | null} */ (null));
  const shell = useShell();
  useEffect(() => { verify(table, match).then(setProof).catch((error) => { shell.toast(error); onClose(); }); }, []);
  if (!proof) {
    return html`<${Sheet} title=${speak.say('proof-title')} onClose=${onClose}>
      <p role="status">${speak.say('proof-wait')}</p><//>`;
  }
  const restarted = proof.findings.some((one) => one.id === 'proof-voided');
  const proven = restarted ? 'proof-proven-restarted' : 'proof-proven';
  const said = proof.proven ? proven : proof.good ? 'proof-holds' : 'proof-fails';
  const known = [['--commitment', proof.commitment], ['--server', proof.server], ['--device', proof.key],
    ['--seed', proof.seed]];
  const command = known.filter(([, value]) => value).map(([name, value]) => `${name} ${value}`).join(' ');
  return html`<${Sheet} title=${speak.say('proof-title')} onClose=${onClose}>
    <div role="status" class="stack proof"><p><b>${speak.say(said)}</b></p>
      ${PARTS.map(([good, title, icon]) => html`<${Findings} key=${title} title=${title} icon=${icon} speak=${speak}
        findings=${proof.findings.filter((one) => one.good === good)}/>`)}
      <p class="small muted">${speak.say('proof-command')}</p>
      <code class="small">konspira verify FILE ${command}</code></div><//>`;
}

/** @param {{title: string, icon: string, findings: Finding[], speak: Speaker}} props */
function Findings({ title, icon, findings, speak }) {
  if (!findings.length) return null;
  return html`<section class="stack tight"><h3>${speak.say(title)}</h3>
    <ul class="stack">${findings.map(({ id, args }) => html`
      <li key=${id} class="row"><${Icon} name=${icon}/><span>${speak.say(id, args)}</span></li>`)}</ul></section>`;
}

/**
 * @param {{page: Page, replay: Replay, eyes: string, speak: Speaker, people: Person[],
 *   to: (step: number) => void}} props
 */
export function Tale({ page, replay, eyes, speak, people, to }) {
  const [all, setAll] = useState(false);
  const sights = replay.eyes[eyes];
  const found = useMemo(() => page.highlights?.(sights, speak), [sights, speak]);
  if (!found) {
    const story = sights.map(({ step, news }) => ({ moment: step, news }));
    return html`<${Story} story=${story} page=${page} speak=${speak} people=${people}/>`;
  }
  const shown = all ? found : found.slice(-AT_FIRST);
  return html`
    <ol class="story">${shown.map(({ step, head, picture, news }) => html`
      <li key=${step}>
        ${picture}<div><button type="button" class="kicker link" onClick=${() => to(step)}>${head}</button>
          <p>${news.map((one, i) => html`<${Told} key=${i} speak=${speak} news=${one}/> `)}</p></div></li>`)}</ol>
    ${found.length > shown.length && html`<button type="button" class="btn s quiet" onClick=${() => setAll(true)}>
      ${speak.say('end-all-story', { more: found.length - shown.length })}</button>`}`;
}

/**
 * What stands at the head: the game's own emblem, or the first three, or a trophy.
 * @param {Pick<Shared<RoomPlaying>, 'room' | 'page' | 'people' | 'speak' | 'seat'>} props
 */
export function Crest({ room: { turn }, page, people, speak, seat }) {
  if (page.Emblem) return html`<${page.Emblem} view=${turn.view} derived=${turn.derived} people=${people}/>`;
  if (!page.podium) return html`<${Icon} name="i-trophy" class="trophy"/>`;
  return html`<${Podium} places=${page.podium(turn.view, turn.derived)} people=${people} speak=${speak} seat=${seat}/>`;
}

/**
 * Who won, why, and what can be done now.
 * @param {Shared<RoomPlaying> & {outcome: Outcome, onNext: () => void, onShare: () => void}} props
 */
function Result({ outcome, onNext, onShare, ...shared }) {
  const { room, table, page, speak, people, seat } = shared;
  const shout = page.shout?.(room.turn.view, speak, room.turn.derived);
  return html`<section class=${`hero ${page.hero ?? ''}`} aria-label=${speak.say('end-result')}>
    <${Crest} room=${room} page=${page} people=${people} speak=${speak} seat=${seat}/>
    <div class="stack">
      <h2>${shout ?? html`<${Shout} outcome=${outcome} people=${people} speak=${speak} seat=${seat}/>`}</h2>
      <p>${speak.say(outcome.reason)}</p>
      <${Score} table=${table} people=${people} speak=${speak} seat=${seat}/></div>
    <div class="actions wrap" id="act" tabindex="-1">
      <${Rematch} room=${room} table=${table} speak=${speak} onNext=${onNext}/>
      <button type="button" class="btn bare" onClick=${onShare}>
        <${Icon} name="i-share"/>${speak.say('end-share')}</button>
    </div>
  </section>`;
}

/** Everything that was hidden. @param {Pick<Shared<RoomPlaying>, 'room' | 'page' | 'people' | 'speak'>} props */
export function Opened({ room: { turn }, page, people, speak }) {
  if (page.Opened) {
    return html`<section class="sect">
      <${page.Opened} view=${turn.view} derived=${turn.derived} board=${turn.board} people=${people}
        speak=${speak}/></section>`;
  }
  return html`<section class="sect"><h2>${speak.say('end-opened')}</h2>
    <div class="panel stack">
      ${(turn.board ?? []).map((news, i) => html`<p key=${i}>${speak.say(news)}</p>`)}</div></section>`;
}

/**
 * The story, and what proves it.
 * @param {Shared<RoomPlaying> & {replay: Replay | null, to: (step: number) => void, onProof: () => void}} props
 */
function HowItWent({ room, table, page, speak, people, seat, replay, to, onProof }) {
  const eyes = replay?.eyes[seat] ? String(seat) : '-1';
  return html`<section class="sect" aria-labelledby="how-it-went"><h2 id="how-it-went">${speak.say('end-story')}</h2>
    ${replay && html`
      <${Tale} page=${page} replay=${replay} eyes=${eyes} speak=${speak} people=${people} to=${to}/>`}
    <div class="row wrap">
      <a class="btn s quiet" href=${`/api/tables/${table.id}/${room.turn.match}/journal`} download>
        <${Icon} name="i-download"/>${speak.say('end-journal')}</a>
      <a class="btn s quiet" href=${`/m/${table.id}/${room.turn.match}`}>
        <${Icon} name="i-link"/>${speak.say('match-page')}</a>
      <button type="button" class="btn s quiet" onClick=${onProof}>
        <${Icon} name="i-shield"/>${speak.say('end-verify')}</button>
    </div>
  </section>`;
}

/** A line under the name of the game: how long it took. @param {Replay | null} replay @param {Speaker} speak */
function lineOf(replay, speak) {
  const minutes = replay?.ended ? Math.max(1, Math.round((replay.ended - replay.began) / 60000)) : null;
  return minutes ? speak.say('end-line', { minutes }) : speak.say('end-over');
}

/** @param {Shared<RoomPlaying> & {outcome: Outcome}} props */
export function End({ outcome, ...shared }) {
  const { room, table, game, page, speak, people, seat } = shared, { match } = room.turn;
  const replay = useReplay(table, match);
  const [over, setOver] = useState(/** @type {string | null} */ (null));  // what lies over the page
  const [course, setCourse] = useState(/** @type {BeliefHistory | null} */ (null));
  const [eyes, setEyes] = useState('all');
  const last = replay?.steps.length ?? 0, scrub = useScrub(last);
  const { talk, unread, sheet } = useTalk({ room, speak, people, seat });
  const marks = useMemo(() => (replay && page.marks?.(replay.eyes[seat] ?? replay.eyes[-1], speak)) ?? [],
    [replay, speak]);
  const title = speak.say('title');
  useEffect(() => { document.title = `${speak.say('end-over')} · ${title} · Konspira`; sound('end'); }, [title]);
  useLayoutEffect(() => scrollTo(0, 0), []);  // wherever the board had been scrolled to
  useLayoutEffect(() => { if (replay) scrub.to(last); }, [replay]);  // before anybody sees the first step
  const watching = replay && scrub.step < last, several = table.chairs.length > 1;
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <div class=${`ended ${watching ? `game replay ${page.look ?? ''}` : ''}`} data-table=${table.id}>
      <${Bar} game=${game} speak=${speak} table=${table} room=${room}
      options=${table.options} line=${lineOf(replay, speak)} talk=${several && talk}
        unread=${unread}/>
      ${watching ? html`<${Scene} replay=${replay} match=${match} step=${scrub.step} eyes=${eyes} page=${page}
        table=${table} people=${people} speak=${speak}/>` : html`
          <${Result} ...${shared} outcome=${outcome} onNext=${() => setOver('next')} onShare=${() => setOver('share')}/>
          <main class="end">
            ${table.tutorial && html`<${TutorialEnd} tutorial=${table.tutorial} speak=${speak}/>`}
            <${Opened} room=${room} page=${page} people=${people} speak=${speak}/>
            <${HowItWent} ...${shared} replay=${replay} to=${scrub.to} onProof=${() => setOver('proof')}/>
            ${several && html`<${BeliefsCourse} table=${table} match=${match} speak=${speak} people=${people}
              course=${course} setCourse=${setCourse}/>`}
          </main>`}
      ${replay && html`<${Scrubber} id=${watching ? 'act' : undefined} replay=${replay} scrub=${scrub} marks=${marks}
        eyes=${eyes} setEyes=${setEyes} people=${people} speak=${speak}
        onShare=${watching ? () => setOver('share') : undefined}/>`}
    </div>
    <p class="sr" role="status">${speak.say(outcome.reason)}</p>
    ${sheet}
    ${over === 'proof' && html`<${Proof} table=${table} match=${match} speak=${speak}
      onClose=${() => setOver(null)}/>`}
    ${over === 'share' && html`<${ShareSheet} table=${table.id} match=${match} speak=${speak}
      address=${addressOf(table.id, match, watching ? scrub.step : null, eyes)} headline=${speak.say(outcome.reason)}
      onClose=${() => setOver(null)}/>`}
    ${over === 'next' && html`<${NextGameSheet} room=${room} table=${table} game=${game} speak=${speak}
      onClose=${() => setOver(null)}/>`}`;
}
