// The coach: what I could do and why, from what my own seat sees; after the end, how everybody's beliefs went.
import { html, useEffect, useRef, useState } from './vendor/preact.js';
import { Icon, Sheet, useShell } from './components.js';
import { api } from './connection.js';
/** @import { Refusal } from './connection.js' */
/** @import { Advised, Belief, BeliefHistory, BeliefsAtStep, Suggestion } from './types/page.js' */
/** @import { Person, Room, Speaker, TableHere } from './types/page.js' */

/** @typedef {{speak: Speaker, people: Person[], seat: number}} At */
/** @typedef {{name: string, face?: string, share: number, text: string}} Row */

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)} %`;

/**
 * What item k of a belief is called: by the game's own name for it, else by who sits there.
 * @param {Speaker} speak
 * @param {string} key
 * @param {number} k
 * @param {Person[]} people
 */
function itemName(speak, key, k, people) {
  if (speak.has(`belief-${key}-item`)) return speak.say(`belief-${key}-item`, { number: k + 1 });
  return people[k]?.name ?? speak.say(`belief-${key}-other`);
}

/** Are there several chances for each seat? @param {Belief | undefined} value @returns {value is number[][]} */
const isMatrix = (value) => Array.isArray(value) && Array.isArray(value[0]);

/**
 * One belief as rows `{name, face, share, text}`: a chance, a chance for each seat, or each seat's likeliest of several
 * things.
 * @param {string} key
 * @param {Belief} value
 * @param {At} at
 * @returns {Row[]}
 */
function rows(key, value, { speak, people, seat }) {
  if (typeof value === 'number') return [{ name: '', share: value, text: percent(value) }];
  const bySeat = !speak.has(`belief-${key}-item`);
  if (isMatrix(value)) {
    return value.flatMap((chances, k) => {
      const best = chances.indexOf(Math.max(...chances));
      const name = `${people[k].name}: ${itemName(speak, key, best, people)}`;
      return k === seat ? [] : [{ name, face: people[k].face, share: chances[best], text: percent(chances[best]) }];
    });
  }
  const most = Math.max(...value), whole = most > 1 ? most : 1;
  return value.flatMap((share, k) => (bySeat && k === seat ? [] : [{
    name: itemName(speak, key, k, people), face: bySeat ? people[k]?.face ?? 'i-user' : undefined, share: share / whole,
    text: bySeat ? percent(share) : speak.say('belief-number', { value: share }),
  }]));
}

/**
 * A belief as bars; the mark on a bar is where it was when the coach was asked before.
 * @param {{name: string, value: Belief, was?: Belief} & At} props
 */
function Bars({ name, value, was, ...at }) {
  const found = rows(name, value, at), before = was === undefined ? [] : rows(name, was, at);
  const top = Math.max(...found.map(({ share }) => share));
  return html`<section class="believed"><h3>${at.speak.say(`belief-${name}`)}</h3>
    <ul class="beliefs">${found.map((row, i) => html`
      <li key=${row.name}
        class=${`${row.share === top && found.length > 1 ? 'top' : ''} ${row.face ? 'who' : row.name ? '' : 'one'}`}>
        ${row.face && html`<${Icon} name=${row.face} class=""/>`}${row.name && html`<span>${row.name}</span>`}
        <span class="bar2" aria-hidden="true"
          style=${{ '--p': 100 * row.share, '--was': 100 * (before[i]?.share ?? row.share) }}><i></i>
          ${before[i] && html`<u></u>`}</span>
        <b>${row.text}</b></li>`)}</ul></section>`;
}

/** @param {Suggestion} suggestion */
const keyOf = ({ action }) => JSON.stringify(action);

/**
 * The best first, for which the one that stood there makes room; the others where they stood, as far as they are left.
 * @param {Suggestion[]} suggestions
 * @param {Suggestion[]} before
 */
function inPlace([best, ...others], before) {
  const placed = [best], places = before.map(keyOf), was = places.indexOf(keyOf(best));
  if (was > 0) [places[0], places[was]] = [places[was], places[0]];
  const moved = others.filter((one) => {
    const at = places.indexOf(keyOf(one)), stays = at > 0 && at <= others.length;
    if (stays) placed[at] = one;
    return !stays;
  });
  for (let i = 1; moved.length; i += 1) placed[i] ??= /** @type {Suggestion} */ (moved.shift());
  return placed;
}

/**
 * What the coach says now, and what he thinks until then, which is shown and not spoken. Asking again at the same
 * moment gives the same answer, so it is asked once.
 * @param {{room: Room, speak: Speaker, people: Person[], seat: number, onClose: () => void}} props
 */
export function CoachSheet({ room, speak, people, seat, onClose }) {
  const [advice, setAdvice] = useState(/** @type {Advised | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));
  const was = useRef(room.believed?.current ?? {});
  useEffect(() => {
    let wanted = true;
    /** @param {Advised} found */
    const show = (found) => {
      if (!wanted) return;
      setAdvice((before) => ({ ...found, suggestions: inPlace(found.suggestions, before?.suggestions ?? []) }));
    };
    room.send('advise', { aloud: true }, show).then((found) => {
      if (room.believed && found.beliefs) room.believed.current = found.beliefs;
      show(found);
    }).catch((error) => { if (wanted) setTrouble(error); });
    return () => { wanted = false; };
  }, []);
  const thinks = !advice || advice.more, first = advice && `${speak.say(advice.suggestions[0].label)}.`;
  const proven = advice?.evidence.map((news) => speak.say(news)) ?? [];
  const said = thinks ? speak.say('coach-thinks') : [first, speak.say(advice.why), ...proven].join(' ');
  const note = !advice ? 'coach-thinks' : thinks ? 'coach-so-far' : 'coach-note';
  return html`<${Sheet} title=${speak.say('coach-name')} look="coach" onClose=${onClose}>
    <p class="sr" role="status">${trouble ? speak.say(trouble.news) : said}</p>
    <div class="stack" aria-busy=${thinks && !trouble}>
      ${trouble ? html`<p class="hint warn"><${Icon} name="i-warn" class=""/>
        <span>${speak.say(trouble.news)}</span></p>`
        : html`<p class="hint"><${Icon} name=${thinks ? 'i-hourglass' : 'i-eye'} class=""/>
          <span>${speak.say(note)}</span></p>`}
      ${advice && !trouble && html`
        <p class="why"><b>${first}</b> ${speak.say(advice.why)}</p>
        ${proven.map((text, i) => html`<p key=${i} class="why">${text}</p>`)}
        ${advice.why.id !== 'coach-early' && html`<section><h3>${speak.say('coach-chances')}</h3>
          <ol class="beliefs advice">
            ${advice.suggestions.map((one, i) => html`
              <li key=${keyOf(one)} class=${i === 0 ? 'top' : ''}><span>${speak.say(one.label)}</span>
                <span class="bar2" aria-hidden="true" style=${{ '--p': 100 * (one.chance ?? 0) }}><i></i></span>
                <b>${one.chance === null ? html`<small>${speak.say('coach-unexamined-short')}</small>`
                  : html`${percent(one.chance)} <small>± ${Math.round(100 * (one.margin ?? 0))}</small>`}</b></li>`)}
          </ol></section>`}
        ${Object.entries(advice.beliefs ?? {})
          .map(([name, value]) => html`<${Bars} key=${name} name=${name} value=${value} was=${was.current[name]}
            speak=${speak} people=${people} seat=${seat}/>`)}
        ${Object.keys(was.current).length > 0 && html`<p class="key-line"><u></u>${speak.say('coach-was')}</p>`}`}
    </div><//>`;
}

const WIDE = 300, HIGH = 96;

/**
 * The belief to draw: the first that a game names of all it tells. At some moments it cannot be told, so those are left
 * out.
 * @param {BeliefsAtStep[][]} seats
 */
function mainBelief(seats) {
  const [first] = seats.flat().sort((one, two) => Object.keys(two.beliefs).length - Object.keys(one.beliefs).length);
  return first && Object.keys(first.beliefs)[0];
}

/**
 * What a seat's thoughts come to as lines: `{name, values}`, one value a thought.
 * @param {string} key
 * @param {BeliefsAtStep[]} thoughts
 * @param {At} at
 */
function lines(key, thoughts, at) {
  const told = thoughts.map(({ beliefs }) => rows(key, beliefs[key], at));
  const matrix = isMatrix(thoughts[0].beliefs[key]);
  return told[0].map((row, i) => ({
    name: matrix ? row.name.split(':')[0] : row.name || at.speak.say(`belief-${key}`),
    values: told.map((one) => one[i].share),
  }));
}

/**
 * The beliefs of one seat over the game: a line for each thing that was believed, and the same in words.
 * @param {{of: string, thoughts: BeliefsAtStep[], steps: number, person: Person, speak: Speaker,
 *   people: Person[]}} props
 */
function Chart({ of: key, thoughts, steps, person, speak, people }) {
  const found = lines(key, thoughts, { speak, people, seat: person.seat });
  /** @param {number} k @param {number} value */
  const at = (k, value) => `${(WIDE * thoughts[k].step / steps).toFixed(1)},${(HIGH * (1 - value)).toFixed(1)}`;
  const some = thoughts.map((_, k) => k)
    .filter((k) => k % Math.ceil(thoughts.length / 6) === 0 || k === thoughts.length - 1);
  return html`<figure class="chart">
    <figcaption><${Icon} name=${person.face} class="ic-l"/>
      <b>${speak.say('course-eyes', { name: person.name })}</b></figcaption>
    <svg viewBox=${`-36 -6 ${WIDE + 40} ${HIGH + 12}`} role="img"
      aria-label=${`${speak.say('course-eyes', { name: person.name })}. ${speak.say(`belief-${key}`)}`}>
      ${[0, 0.5, 1].map((y) => html`<g key=${y}><line class="grid" x1="0" x2=${WIDE} y1=${HIGH * y} y2=${HIGH * y}/>
        <text x=${-6} y=${HIGH * y + 3}>${percent(1 - y)}</text></g>`)}
      ${found.map((line, i) => html`
        <polyline key=${i} class=${`l${i % 7}`} points=${line.values.map((value, k) => at(k, value)).join(' ')}/>`)}
    </svg>
    ${found.length > 1 && html`<ul class="legend">
      ${found.map((line, i) => html`<li key=${i}>
        <svg viewBox="0 0 28 8" aria-hidden="true"><line class=${`l${i % 7}`} x1="0" x2="28" y1="4" y2="4"/></svg>
        ${line.name} ${percent(line.values.at(-1) ?? 0)}</li>`)}</ul>`}
    <details><summary class="small">${speak.say('course-numbers')}</summary>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${speak.say('course-numbers')}><table>
        <thead><tr><th scope="col">${speak.say('course-step')}</th>
          ${found.map((line, i) => html`<th scope="col" key=${i}>${line.name}</th>`)}</tr></thead>
        <tbody>${some.map((k) => html`<tr key=${k}><th scope="row">${thoughts[k].step}</th>
          ${found.map((line, i) => html`<td key=${i}>${percent(line.values[k])}</td>`)}</tr>`)}</tbody>
      </table></div></details>
  </figure>`;
}

/**
 * How the beliefs of each seat went over the game: asked for by a button, because it is a lot to reckon.
 * @param {{table: TableHere, match: number, speak: Speaker, people: Person[], course: BeliefHistory | null,
 *   setCourse: (course: BeliefHistory) => void}} props
 */
export function BeliefsCourse({ table, match, speak, people, course, setCourse }) {
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try { setCourse(await api(`/api/tables/${table.id}/${match}/beliefs`)); } catch (error) {
      shell.toast(error, speak);
    }
    setBusy(false);
  };
  const key = course && mainBelief(course.seats);
  const shown = course?.seats.map((all, seat) => ({
    seat, thoughts: all.filter(({ beliefs }) => key && key in beliefs),
  })).filter(({ thoughts }) => thoughts.length > 1);
  return html`<section class="sect course" aria-labelledby="course"><h2 id="course">${speak.say('course-title')}</h2>
    <p class="small muted">${speak.say('course-note')}</p>
    <div role="status">
      ${!course && html`<button type="button" class="btn s quiet" disabled=${busy} onClick=${ask}>
        <${Icon} name=${busy ? 'i-hourglass' : 'i-coach'}/>${speak.say(busy ? 'course-wait' : 'course-show')}</button>`}
      ${shown?.length === 0 && html`<p class="small muted">${speak.say('course-none')}</p>`}
    </div>
    ${shown && shown.length > 0 && html`<h3>${speak.say(`belief-${key}`)}</h3>`}
    ${course && key && shown?.map(({ thoughts, seat }) => html`
      <${Chart} key=${seat} of=${key} thoughts=${thoughts} steps=${course.steps} person=${people[seat]} speak=${speak}
          people=${people}/>`)}
  </section>`;
}
