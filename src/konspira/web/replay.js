// The replay: a finished game step by step, through the eyes of any seat or with all cards open.
import { html, useEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, IconButton, useShell } from './components.js';
import { mayMove } from './preferences.js';
import { api } from './connection.js';
/** @import { Mark, Page, Person, Replay, Seen, Speaker, TableHere, TableState } from './types/page.js' */

const PACE = 1400;

/** What a board is given where nothing can be done. */
const NOTHING_TO_DO = { act: () => {}, busy: false, tapped: false, explain: async () => [], toast: () => {} };

/**
 * The whole replay, once the game is over; `asked` may name one pair of eyes, and ask for the table as text.
 * @param {TableState} table
 * @param {number} match
 * @param {string} [asked]
 * @returns {Replay | null}
 */
export function useReplay(table, match, asked = 'seat=all') {
  const shell = useShell();
  const [replay, setReplay] = useState(/** @type {Replay | null} */ (null));
  useEffect(() => {
    let wanted = true;
    api(`/api/tables/${table.id}/${match}/replay?${asked}`).then((found) => {
      if (wanted) setReplay(found);
    }).catch(shell.toast);
    return () => { wanted = false; };
  }, [table.id, match, asked]);
  return replay;
}

/**
 * What one pair of eyes saw at a step: the last sight that is not later.
 * @param {Seen[]} sights
 * @param {number} step
 */
export const sightAt = (sights, step) => sights.findLast((sight) => sight.step <= step) ?? sights[0];

/** Where the replay stands, and whether it runs. @param {number} last */
export function useScrub(last) {
  const [step, setStep] = useState(last);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setStep((now) => {
      if (now + 1 >= last) setRuns(false);
      return Math.min(now + 1, last);
    }), mayMove() ? PACE : 2 * PACE);
    return () => clearInterval(timer);
  }, [runs, last]);
  /** @param {number} where */
  const to = (where) => { setRuns(false); setStep(Math.min(Math.max(where, 0), last)); };
  const play = () => { setStep((now) => (now >= last ? 0 : now)); setRuns(!runs); };
  return { step, to, play, runs };
}

/**
 * The board at a step, also as text: that comes after the picture. With all open it says what a spectator saw.
 * @param {{replay: Replay, match: number, step: number, eyes: string, page: Page, table: TableHere, people: Person[],
 *   speak: Speaker}} props
 */
export function Scene({ replay, match, step, eyes, page, table, people: now, speak }) {
  // Who is away today was there then.
  const people = useMemo(() => now.map((one) => ({ ...one, gone: false, stand_in: false })), [now]);
  const seat = eyes === 'all' ? '-1' : eyes, words = useReplay(table, match, `seat=${seat}&text=1`);
  const sights = words?.eyes[seat] ?? replay.eyes[seat], sight = sightAt(sights, step);
  const voice = useMemo(() => speak.at(people.map(({ name }) => name), Number(seat)), [speak, people, seat]);
  const all = useMemo(
    () => (eyes === 'all' ? table.chairs.map((_, i) => sightAt(replay.eyes[i], step).view) : null),
    [eyes, step, replay],
  );
  const told = sight.news.map((news) => voice.say(news));
  const action = replay.steps[step - 1], news = sight.step === step ? sight.news : [];
  const turn = { view: sight.view, derived: sight.derived, legal: {}, news, moment: step, board: sight.board };
  const story = sights.filter((one) => one.step <= step);
  return html`
    <${page.Board} key=${eyes} turn=${turn} table=${table} people=${people} speak=${voice} told=${told} story=${story}
      all=${all} ...${NOTHING_TO_DO} replay/>
    <div class="sr" role="region" aria-label=${speak.say('table-text')}>
      ${sight.board?.map((news, i) => html`<p key=${i}>${voice.say(news)}</p>`)}</div>
    <p class="replay-line" role="status">
      ${action ? html`<b>${people[action.seat].name}</b>: ${voice.say(action.label)}` : speak.say('replay-start')}</p>`;
}

/** @typedef {ReturnType<typeof useScrub>} Scrub */

/**
 * Steps, a rail to drag along, a mark for every chapter, and whose eyes.
 * @param {{replay: Replay, scrub: Scrub, marks: Mark[], eyes: string, setEyes: (eyes: string) => void,
 *   people: Person[], speak: Speaker, id?: string, onShare?: () => void}} props
 */
export function Scrubber({ replay, scrub, marks, eyes, setEyes, people, speak, id, onShare }) {
  const { step, to, play, runs } = scrub, last = replay.steps.length;
  const here = marks.findIndex((mark) => mark.step >= step);
  const place = marks[here] ? marks[here].title : speak.say('replay-step', { step, last });
  const choice = html`
    <select class="sel grow" aria-label=${speak.say('replay-eyes')} onChange=${(e) => setEyes(e.currentTarget.value)}>
      <option value="all" selected=${eyes === 'all'}>${speak.say('replay-all-open')}</option>
      ${people.map(({ seat, name }) => html`<option value=${String(seat)} selected=${eyes === String(seat)}>
        ${speak.say('replay-eyes-of', { name })}</option>`)}
      <option value="-1" selected=${eyes === '-1'}>${speak.say('replay-spectator')}</option>
    </select>`;
  return html`
    <section class="scrub" id=${id} tabindex="-1" aria-label=${speak.say('replay-title')}>
      <div class="row">
        <${IconButton} icon="i-step-b" label=${speak.say('replay-back')} onClick=${() => to(step - 1)}/>
        <${IconButton} icon=${runs ? 'i-pause' : 'i-play'} label=${speak.say(runs ? 'replay-pause' : 'replay-play')}
          onClick=${play}/>
        <${IconButton} icon="i-step-f" label=${speak.say('replay-on')} onClick=${() => to(step + 1)}/>
        <span class="small where tnum" aria-hidden="true">${step} / ${last}</span>
        ${choice}
        ${onShare && html`<${IconButton} icon="i-share" label=${speak.say('match-share')} onClick=${onShare}/>`}
      </div>
      <div class="rail">
        <input type="range" min="0" max=${last} value=${step} aria-label=${speak.say('replay-rail')}
          aria-valuetext=${`${place}, ${speak.say('replay-step', { step, last })}`}
          onInput=${(e) => to(Number(e.currentTarget.value))}/>
        ${marks.length > 0 && html`<div class="line" role="group" aria-label=${speak.say('replay-chapters')}>
          ${marks.map((mark, i) => html`<button type="button" key=${i} class=${mark.look}
            style=${{ flexGrow: mark.step - (marks[i - 1]?.step ?? 0) }} aria-label=${mark.title} title=${mark.title}
            aria-current=${i === here ? 'step' : undefined} onClick=${() => to(mark.step)}>
            <i><${Icon} name=${mark.icon} class=""/></i>${mark.label}</button>`)}</div>`}
      </div>
    </section>`;
}
