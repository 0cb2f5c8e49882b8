// Larry's three cards: the tray where a card lies is its fate. Cards change places by the arrows, by a tap on each, or
// by dragging one onto another.
import { html, useLayoutEffect, useRef, useState } from '/web/vendor/preact.js';
import { Act, Icon, Sheet } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Card, cardName, Print, Suit } from './cards.js';
import { Info } from './mission.js';
import { cardOf, COLOURS, LARRY, mine, sides, suit, SUITS, value } from './pieces.js';
import { Peek } from './role.js';
import { heard, Round, Slot } from './trick.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { BoardProps, ForLarry as Larry, Turn } from './view.js' */

const TRAYS = [
  { look: 'plays', icon: 'i-play', id: 'krecia-page-tray-plays' },
  { look: '', icon: 'i-up', id: 'krecia-page-tray-top' }, { look: 'out', icon: 'i-close', id: 'krecia-page-tray-out' },
];

/**
 * The action that puts each card where it lies now, legal or not; `three` are the cards from the lowest on.
 * @param {number[]} three
 * @param {number[]} cards
 * @returns {Larry}
 */
const action = (three, [plays, top, out]) => ({
  do: 'larry', colour: COLOURS[suit(plays)], value: value(plays),
  back: three.indexOf(top) > three.indexOf(out) ? 'higher' : 'lower',
});
/** @param {Larry} one @param {Larry} other */
const same = (one, other) => cardOf(one) === cardOf(other) && one.back === other.back;
/** @param {number[]} cards @param {number} a @param {number} b */
const changed = (cards, a, b) => cards.map((card, i) => cards[i === a ? b : i === b ? a : i]);

/**
 * How the three lie: at first as the menu's first action would have it.
 * @param {Turn} turn
 * @param {BoardProps['explain']} explain
 * @param {BoardProps['toast']} toast
 * @param {Speaker} speak
 */
function useTrays(turn, explain, toast, speak) {
  const choices = kind(turn.legal, 'larry'), { three } = turn.derived;
  const first = () => {
    const plays = cardOf(choices[0]), others = three.filter((card) => card !== plays);
    return [plays, ...(choices[0].back === 'higher' ? others.reverse() : others)];
  };
  const [cards, setCards] = useState(first), [picked, setPicked] = useState(/** @type {number | null} */ (null));
  useLayoutEffect(() => { setCards(first()); setPicked(null); }, [turn.moment]);
  /** @param {number[]} some */
  const legal = (some) => choices.find((one) => same(one, action(three, some)));
  /** @param {number} a @param {number} b */
  const swap = (a, b) => {
    const next = changed(cards, a, b);
    setPicked(null);
    if (legal(next)) setCards(next);
    else {
      explain([action(three, next)]).then(([{ refused }]) => { if (refused) toast(speak.say(refused)); })
        .catch(() => {});
    }
  };
  /** @param {number} at */
  const tap = (at) => {
    if (picked === null || picked === at) setPicked(picked === at ? null : at); else swap(picked, at);
  };
  return {
    cards, picked, tap, swap,
    may: (/** @type {number} */ a, /** @type {number} */ b) => Boolean(legal(changed(cards, a, b))),
    action: legal(cards),
  };
}

/** @typedef {ReturnType<typeof useTrays>} Trays */

const FAR = 10;  // pixels before a touch is a drag

/** Follow a finger from a tray; let go over another one, the two cards change places. @param {Trays} trays */
function useDrag(trays) {
  const drag = useRef(/** @type {{at: number, card: HTMLElement, x: number, y: number} | null} */ (null));
  const moved = useRef(false), [over, setOver] = useState(/** @type {number | null} */ (null));
  /** @param {PointerEvent} event */
  const under = (event) => [...document.querySelectorAll('.tray')].findIndex((tray) => {
    const box = tray.getBoundingClientRect();
    return event.clientX > box.left && event.clientX < box.right && event.clientY > box.top
      && event.clientY < box.bottom;
  });
  /** @param {number} at */
  const start = (at) => (/** @type {PointerEvent & {currentTarget: HTMLElement}} */ event) => {
    moved.current = false;
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at, card: event.currentTarget, x: event.clientX, y: event.clientY };
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = drag.current;
    if (!now) return;
    const dx = event.clientX - now.x, dy = event.clientY - now.y;
    if (!moved.current && Math.hypot(dx, dy) < FAR) return;
    moved.current = true;
    now.card.classList.add('drag');
    now.card.style.setProperty('--dx', `${dx}px`);
    now.card.style.setProperty('--dy', `${dy}px`);
    setOver(under(event) === now.at ? null : under(event));
  };
  /** @param {PointerEvent} event */
  const stop = (event) => {
    const now = drag.current, onto = event.type === 'pointerup' ? under(event) : -1;
    drag.current = null;
    setOver(null);
    setTimeout(() => { moved.current = false; });  // after the click that ends a drag
    if (!now || !moved.current) return;
    now.card.classList.remove('drag');
    now.card.style.removeProperty('--dx');
    now.card.style.removeProperty('--dy');
    if (onto >= 0 && onto !== now.at) trays.swap(now.at, onto);
  };
  /** @param {number} at */
  const tap = (at) => { if (!moved.current) trays.tap(at); };
  return {
    over, tap,
    on: (/** @type {number} */ at) => ({
      onPointerDown: start(at), onPointerMove: move, onPointerUp: stop, onPointerCancel: stop,
    }),
  };
}

/** @param {{at: number, trays: Trays, drag: ReturnType<typeof useDrag>, speak: Speaker}} props */
function Tray({ at, trays, drag, speak }) {
  const { look, icon, id } = TRAYS[at], card = trays.cards[at];
  return html`<div class=${`tray ${look} ${drag.over === at ? 'over' : ''}`}>
    <b class="th"><${Icon} name=${icon} class=""/><span>${speak.say(id)}</span></b>
    <button type="button" class=${`card ${trays.picked === at ? 'up' : ''}`} data-suit=${SUITS[suit(card)]}
      aria-pressed=${trays.picked === at}
      aria-label=${`${speak.say(id)}: ${cardName(speak, card)}`} onClick=${() => drag.tap(at)} ...${drag.on(at)}>
      <${Print} card=${card}/></button></div>`;
}

/** @param {{a: number, b: number, trays: Trays, speak: Speaker}} props */
const Swap = ({ a, b, trays, speak }) =>
  html`<button type="button" class="swap" aria-disabled=${trays.may(a, b) ? undefined : 'true'}
    aria-label=${speak.say('krecia-page-swap', {
      one: cardName(speak, trays.cards[a]), two: cardName(speak, trays.cards[b]),
    })} onClick=${() => trays.swap(a, b)}><${Icon} name="i-turn" class=""/></button>`;

/** @param {BoardProps} props */
export function ForLarry({ turn, story, people, speak, act, busy, explain, lost, toast }) {
  const { view, derived: { lead, order } } = turn, trays = useTrays(turn, explain, toast, speak), drag = useDrag(trays);
  const [hand, setHand] = useState(false), lying = order[view.leader];
  const [plays, top] = trays.cards;
  const play = () => { if (trays.action) { sound('card'); act(trays.action); } };
  const follow = speak.say('krecia-page-larry-follows', { suit: { id: 'krecia-suit', args: { suit: COLOURS[lead] } } });
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}>
      <div class="only-wide panel"><h2>${speak.say('krecia-page-whose-larry')}</h2>
        <p class="small">${speak.say('krecia-page-whose-larry-note')}</p></div><//>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${view.trick} icon="i-hand" line=${heard(turn, speak)}
      look="short">
      <${Slot} side=${sides(view)[LARRY]} order=${1 + lying.indexOf(LARRY)}>${speak.say('krecia-larry')}<//>
      <${Slot} side=${sides(view)[view.seat]} order=${1 + lying.indexOf(view.seat)}>
        ${speak.say('krecia-page-then-you')}<//><//>
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      <div class="trays" role="group" aria-label=${speak.say('krecia-page-trays')}>
        <${Tray} at=${0} trays=${trays} drag=${drag} speak=${speak}/>
        <${Swap} a=${0} b=${1} trays=${trays} speak=${speak}/>
        <${Tray} at=${1} trays=${trays} drag=${drag} speak=${speak}/>
        <${Swap} a=${1} b=${2} trays=${trays} speak=${speak}/>
        <${Tray} at=${2} trays=${trays} drag=${drag} speak=${speak}/></div>
      <div class="welt">
        <p class="hint"><${Suit} colour=${lead} speak=${speak}/>
          <span class="grow">${lost ? speak.say('table-sends-later') : follow}</span>
          <${Peek} turn=${turn} story=${story} speak=${speak} small/></p>
        <div class="actions">
          <button type="button" class="btn quiet fit" onClick=${() => setHand(true)}><${Icon} name="i-cards"/>
            ${speak.say('krecia-page-my-hand', { cards: mine(view).length })}</button>
          <${Act} class="go" off=${busy || !trays.action} onClick=${play}><span>${speak.say('krecia-page-larry-plays')}
            <small>${speak.say('krecia-page-larry-how',
              { card: cardName(speak, plays), back: cardName(speak, top) })}</small></span><//>
        </div>
      </div>
    </footer>
    ${hand && html`<${Sheet} title=${speak.say('krecia-screen-hand')} onClose=${() => setHand(false)}>
      <ul class="row wrap open-hand">
        ${mine(view).map((card) => html`<li key=${card}><${Card} card=${card} speak=${speak}/></li>`)}</ul><//>`}`;
}
