// A sealed moment: everybody turns their cards at once; that somebody is ready is public, how they lie is not even
// sent.
import { html, useLayoutEffect, useRef, useState } from '/web/vendor/preact.js';
import { Act, Icon } from '/web/components.js';
import { mayMove } from '/web/preferences.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Card } from './cards.js';
import { mine, within } from './pieces.js';
import { Seats } from './seats.js';
/** @import { Ends } from './pieces.js' */
/** @import { ComponentChildren, Person, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Turn } from './view.js' */

const QUARTER = 210;  // milliseconds for a quarter turn

/**
 * A card that is turned by pressing it. What is chosen changes at once; the drawing follows: a quarter turn, then the
 * tones change places, then the rest of the way.
 * @param {{ends: Ends, flipped: boolean, onTurn: () => void, speak: Speaker, land: string}} props
 */
function Turner({ ends, flipped, onTurn, speak, land }) {
  const ref = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const [drawn, setDrawn] = useState(flipped);
  const [up, down] = flipped ? [ends[1], ends[0]] : ends;
  useLayoutEffect(() => {
    const card = ref.current?.querySelector('.dcard');
    if (drawn === flipped) return undefined;
    if (!mayMove() || !card?.animate) { setDrawn(flipped); return undefined; }
    const away = card.animate([{ transform: 'none' }, { transform: 'rotate(90deg) scale(1.08)' }],
      { duration: QUARTER, easing: 'ease-in' });
    away.onfinish = () => {
      setDrawn(flipped);
      card.animate([{ transform: 'rotate(-90deg) scale(1.08)' }, { transform: 'none' }],
        { duration: QUARTER, easing: 'ease-out' });
    };
    return () => away.cancel();
  }, [flipped]);
  const turn = () => { sound('card'); onTurn(); };
  return html`<button type="button" class=${`turner ${land}`} ref=${ref} data-up=${flipped ? 1 : 0}
    aria-label=${speak.say('gra-turn-card', { up, down })} onClick=${turn}>
    <${Card} ends=${drawn ? [ends[1], ends[0]] : ends} speak=${speak} hidden/>
    <${Icon} name="i-turn" class=""/></button>`;
}

/**
 * What is touched to turn my cards so, one after the other.
 * @param {number[]} wanted
 * @param {number} cards
 * @returns {[string, string?][]}
 */
export const turns = (wanted, cards) => Array.from({ length: cards }, (_, place) => {
  const card = `.turner:nth-child(${place + 1})`;
  return [card, `${card}[data-up="${wanted.includes(place) ? 1 : 0}"]`];
});

/** @param {number[]} a @param {number[]} b */
const same = (a, b) => a.length === b.length && a.every((place) => b.includes(place));

/**
 * @param {Pick<BoardProps, 'turn' | 'people' | 'speak' | 'act' | 'busy' | 'tapped' | 'lost'>
 *   & {children: ComponentChildren}} props
 */
export function Turning({ turn, people, speak, act, busy, tapped, lost, children }) {
  const { view } = turn, cards = mine(view), choices = kind(turn.legal, 'turn');
  const [flipped, setFlipped] = useState(/** @type {number[]} */ ([]));
  useLayoutEffect(() => setFlipped([]), [view.round]);
  /** @param {number} place */
  const toggle = (place) =>
    setFlipped((now) => (now.includes(place) ? now.filter((one) => one !== place) : [...now, place]));
  const action = choices.find((choice) => same(choice.flipped, flipped));
  const faces = cards.map((ends, i) => ends[flipped.includes(i) ? 1 : 0]);
  const seal = () => { if (action) { sound('seal'); act(action); } };
  return html`
    <main class="stage g-stage turning">
      <${Seats} turn=${turn} people=${people} speak=${speak}/>
      <div><h2>${speak.say('gra-turn-title')}</h2><p class="narrow">${speak.say('gra-turn-note')}</p></div>
      <div class=${`turners ${cards.length > 4 ? 'five' : ''}`} data-about role="group"
        aria-label=${speak.say('gra-hand')}>
        ${cards.map((ends, i) => html`
          <${Turner} key=${`${view.round}-${i}`} ends=${ends} flipped=${flipped.includes(i)} onTurn=${() => toggle(i)}
            speak=${speak} land="an-land"/>`)}</div>
      <p class="ticker"><${Icon} name="i-eye-off" class=""/><span>${speak.say('gra-only-you')}</span></p>
    </main>
    ${children}
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      <div class="welt flat">
        <p class="hint"><${Icon} name=${lost ? 'i-offline' : 'i-lock'} class=""/>
          <span>${lost ? speak.say('table-sends-later')
            : speak.say('gra-turn-hint', { faces: faces.join(', ') })}</span></p>
        <div class="actions"><${Act} class="go" off=${busy || tapped || !action}
          onClick=${seal}><${Icon} name="i-lock"/>
          ${speak.say('gra-seal')}<//></div>
      </div>
    </footer>`;
}

/**
 * My choice is sealed (or I only look on): who is still choosing.
 * @param {{turn: Turn, people: Person[], speak: Speaker, children: ComponentChildren, pocket: ComponentChildren}} props
 */
export function Sealed({ turn, people, speak, children, pocket }) {
  const { view } = turn;
  const waiting = people.filter(({ seat }) => within(view.waiting, seat)).map(({ name }) => name);
  return html`
    <main class="stage g-stage turning">
      <${Seats} turn=${turn} people=${people} speak=${speak}/>
      <div><h2>${speak.say('gra-waiting-title')}</h2>
        <p class="narrow">${speak.say('gra-waiting-for', { names: waiting.join(', ') })}</p></div>
      <p class="ticker"><${Icon} name="i-hourglass" class=""/><span>${speak.say('gra-waiting-note')}</span></p>
    </main>
    ${children}${pocket}`;
}
