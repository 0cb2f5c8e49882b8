// The vote: everybody points at once and seals it; then all envelopes open together.
import { html, useLayoutEffect, useState } from '/web/vendor/preact.js';
import { Act, Icon, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Emblem, Face, placeName, roleName, Tokens } from './cards.js';
import { Hand } from './hand.js';
import { Info } from './mission.js';
import { members, mine, places, pointed, professor, roleOf, within } from './pieces.js';
import { Peek } from './role.js';
/** @import { ComponentChildren, Person, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Turn, View, Vote } from './view.js' */

/**
 * Who has sealed a vote; which one, nobody is told. Who casts none has no envelope.
 * @param {{turn: Turn, people: Person[], speak: Speaker}} props
 */
const Sealed = ({ turn: { view, derived }, people, speak }) => html`
  <ul class="sealed-row" aria-label=${speak.say('krecia-page-sealed-row')}>
    ${places(view).filter((place) => place < view.options.seats).map((place) => {
      const votes = within(derived.voting, place), waits = within(view.waiting, place);
      return html`<li key=${place} class=${waits || !votes ? 'wait' : ''}>
        <${Face} view=${view} place=${place} people=${people} class="ic-l"/>
        ${!votes ? html`<span class="env"></span>`
          : waits ? html`<span class="env none"></span>` : html`<${Icon} name="sealed" class="env an-seal"/>`}
        <span>${placeName(view, place, people, speak)}</span>
        <span class="sr">${speak.say(!votes ? 'krecia-page-votes-not'
          : waits ? 'krecia-page-thinks' : 'krecia-screen-sealed')}</span></li>`;
    })}</ul>`;

/** @param {{turn: Turn, place: number, people: Person[], speak: Speaker, finger?: number | null}} props */
const Suspect = ({ turn: { view, derived }, place, people, speak, finger }) => html`
  <${Face} view=${view} place=${place} people=${people}/>
  ${placeName(view, place, people, speak)}
  <span class="seat-i"><${Tokens} n=${view.tokens[place]} speak=${speak}/></span>
  <${Emblem} role=${derived.sought} class="mark"/>
  ${finger && html`<span class="ord" aria-hidden="true">${finger}</span>
    <span class="sr">${speak.say('krecia-page-finger', { finger })}</span>`}`;

/**
 * Where all point twice: the first tap is the first finger, the second one the other.
 * @param {{turn: Turn, choices: Vote[], fingers: number[], setFingers: (fingers: number[]) => void, people: Person[],
 *   speak: Speaker}} props
 */
function Fingers({ turn, choices, fingers, setFingers, people, speak }) {
  const open = [...new Set(choices.map(({ target }) => target))];
  /** @param {number} place */
  const tap = (place) =>
    setFingers(fingers.includes(place) ? fingers.filter((one) => one !== place) : [...fingers, place].slice(-2));
  return html`<div class="suspects" data-about role="group"
    aria-label=${speak.say('krecia-page-suspects')}>${open.map((place) => {
    const finger = fingers.indexOf(place) + 1;
    return html`<button type="button" key=${place} class="suspect" aria-pressed=${finger > 0}
      onClick=${() => tap(place)}>
      <${Suspect} turn=${turn} place=${place} people=${people} speak=${speak} finger=${finger || null}/></button>`;
  })}</div>`;
}

/**
 * @param {{turn: Turn, choices: Vote[], fingers: number[], setFingers: (fingers: number[]) => void, people: Person[],
 *   speak: Speaker}} props
 */
function Pointing({ turn, choices, fingers, setFingers, people, speak }) {
  if (choices.some(({ second }) => second !== null)) return html`
    <${Fingers} turn=${turn} choices=${choices} fingers=${fingers} setFingers=${setFingers} people=${people}
      speak=${speak}/>`;
  const items = choices.map(({ target }) => ({
    value: target, label: placeName(turn.view, target, people, speak),
    content: html`<${Suspect} turn=${turn} place=${target} people=${people} speak=${speak}/>`,
  }));
  return html`<${Radios} label=${speak.say('krecia-page-suspects')} items=${items} value=${fingers[0] ?? null}
    onChange=${(place) => setFingers([place])} look="suspects" item="suspect" about/>`;
}

/** @param {BoardProps} props */
export function Voting({ turn, story, people, speak, act, busy, lost, replay, asked }) {
  const { view } = turn, choices = kind(turn.legal, 'vote');
  const [fingers, setFingers] = useState(/** @type {number[]} */ ([])), points = choices.length > 0;
  useLayoutEffect(() => setFingers([]), [turn.match]);
  const action = choices.find(({ target, second }) => target === fingers[0] && second === (fingers[1] ?? null));
  const done = members(view.fulfilled).length, looking = view.seat < 0, whom = { professor: professor(turn.derived) };
  const seal = () => { if (action) { sound('seal'); act(action); } };
  const hint = lost ? 'table-sends-later' : looking ? 'table-looking-on'
    : !points ? 'krecia-page-wait-votes' : view.options.double ? 'krecia-page-two-fingers' : 'krecia-then-sealed';
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak} bare/>
    <main class="stage g-stage voting" id=${points ? 'act' : undefined} tabindex="-1"><div class="lamp"></div>
      <div class="dlg"><span class="kicker muted">
        ${speak.say('krecia-fulfilled-of', { done, goal: view.options.goal })}</span>
        <h2>${speak.say('krecia-page-who', whom)}</h2>
        <p class="muted">
          ${speak.say(view.options.seats === 2 ? 'krecia-page-who-two' : 'krecia-page-who-note', whom)}</p>
        ${points && html`<${Pointing} turn=${turn} choices=${choices} fingers=${fingers} setFingers=${setFingers}
          people=${people} speak=${speak}/>`}
        <${Sealed} turn=${turn} people=${people} speak=${speak}/></div>
    </main>
    <footer class="pocket g-pocket" id=${points ? undefined : 'act'} tabindex="-1">
      ${mine(view).length > 0 && html`<${Hand} view=${view} speak=${speak} still/>`}
      ${!replay && html`<div class=${`welt ${mine(view).length ? '' : 'flat'}`}>
        <p class="hint"><${Icon} name=${lost ? 'i-offline' : asked ? 'i-star' : 'i-lock'} class=""/>
          <span class="grow">${asked ?? speak.say(hint)}</span>
          ${!looking && html`<${Peek} turn=${turn} story=${story} speak=${speak} small/>`}</p>
        ${points && html`<div class="actions">
          <${Act} class="go" off=${busy || !action} onClick=${seal}><${Icon} name="i-lock"/>
            ${speak.say(action ? 'krecia-page-seal' : 'krecia-refuse-vote-now', whom)}<//></div>`}
      </div>`}
    </footer>`;
}

/**
 * All envelopes open together, and the roles behind them.
 * @param {Pick<BoardProps, 'turn' | 'people' | 'speak' | 'watched' | 'story'> & {children: ComponentChildren}} props
 */
export function Votes({ turn, people, speak, watched, story, children }) {
  const { view } = turn, ends = turn.outcome?.reason;
  return html`
    ${children}
    <main class="stage g-stage voting"><div class="lamp"></div>
      <ol class="opened" aria-label=${speak.say('krecia-page-votes')}>${places(view).map((place) => html`
        <li key=${place} class=${`an-open ${place === view.accused ? 'accused' : ''}`}>
          <span class="who"><${Face} view=${view} place=${place} people=${people}/>
            <${Emblem} role=${roleOf(view, place)}/></span>
          <span><b>${placeName(view, place, people, speak)}</b>
            <small>${roleName(speak, view, roleOf(view, place))}</small></span>
          ${place < view.options.seats && pointed(view, place).length > 0 && html`
            <span class="points"><span class="sr">${speak.say('krecia-page-points')}</span>
              <${Icon} name="i-next" class="ic-s"/>${pointed(view, place).map((target) => html`
                <span key=${target} class="row tight">
                  <${Face} view=${view} place=${target} people=${people} class="ic-l"/>
                  ${placeName(view, target, people, speak)}</span>`)}</span>`}</li>`)}</ol>
    </main>
    ${watched && html`<footer class="pocket g-pocket" id="act" tabindex="-1"><div class="welt flat">
      <p class="hint"><${Icon} name="i-trophy" class=""/>
        <span>${ends ? speak.say(ends) : story?.at(-1)?.news.map((news) => speak.say(news)).at(-2)}</span></p>
      <div class="actions"><button type="button" class="btn go" onClick=${watched}>
        ${speak.say('krecia-page-to-end')}</button></div></div></footer>`}`;
}
