// My hand in the pocket: a tap lifts a card, dragging it to the slot plays it, across the briefcase plays it with a
// token.
import { html, useRef, useState } from '/web/vendor/preact.js';
import { cardName, Print } from './cards.js';
import { mine, SUITS, suit } from './pieces.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { Play, View } from './view.js' */

/** What the menu offers for a card. @typedef {{plain?: Play, token?: Play}} Offer */
/**
 * @typedef {{number: number, card: HTMLElement, x: number, y: number, may: Offer, far?: boolean, brief?: boolean,
 *   above?: boolean}} Dragged
 */

const FAR = 10;  // pixels before a touch is a drag

/** @param {DOMRect | undefined} box @param {number} x @param {number} y @param {number} [room] */
const inside = (box, x, y, room = 0) => box && x > box.left - room && x < box.right + room && y > box.top - room
  && y < box.bottom + room;
/** @param {string} selector */
const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();

/**
 * Follow a finger: `over` is "brief" once it has crossed the briefcase, "slot" while it is above the pocket.
 * @param {{may: (card: number) => Offer | null, drop?: (card: number, token: boolean) => void,
 *   setOver?: (over: string | null) => void}} how
 */
function useDrag({ may, drop, setOver }) {
  const drag = useRef(/** @type {Dragged | null} */ (null)), moved = useRef(false);
  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = drag.current;
    if (!now) return;
    const dx = event.clientX - now.x, dy = event.clientY - now.y;
    if (!now.far && Math.hypot(dx, dy) < FAR) return;
    if (!now.far) { now.far = true; moved.current = true; now.card.classList.add('drag'); }
    now.card.style.setProperty('--dx', `${dx}px`);
    now.card.style.setProperty('--dy', `${dy}px`);
    if (now.may.token && inside(box('.brief'), event.clientX, event.clientY, 8)) now.brief = true;
    const above = event.clientY < (box('.pocket')?.top ?? 0);
    setOver?.(above ? (now.brief ? 'brief' : 'slot') : null);
    now.above = above;
  };
  /** @param {PointerEvent} event */
  const stop = (event) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.far) return;
    setTimeout(() => { moved.current = false; });  // after the click that ends a drag
    now.card.classList.remove('drag');
    now.card.style.removeProperty('--dx');
    now.card.style.removeProperty('--dy');
    setOver?.(null);
    if (event.type === 'pointerup' && now.above) drop?.(now.number, Boolean(now.brief));
  };
  /** @param {number} number */
  const start = (number) => (/** @type {PointerEvent & {currentTarget: HTMLElement}} */ event) => {
    moved.current = false;
    const allowed = may(number);
    if (!allowed || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { number, card: event.currentTarget, x: event.clientX, y: event.clientY, may: allowed };
  };
  return { start, move, stop, moved };
}

/** @type {{[key: string]: number}} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * `may(card)` is what the menu offers for a card: `{plain, token}`, or null; `pale(card)` is the same for every role.
 * @param {{view: View, speak: Speaker, may?: (card: number) => Offer | null, pale?: (card: number) => boolean,
 *   chosen?: number | null, choose?: (card: number | null, tapped?: boolean) => void, play?: (card: number,
 *   token: boolean) => void, setOver?: (over: string | null) => void, still?: boolean}} props
 */
export function Hand({ view, speak, may = () => null, pale = () => false, chosen = null, choose, play, setOver,
  still = false }) {
  const cards = mine(view), list = useRef(/** @type {HTMLUListElement | null} */ (null)), [stop, setStop] = useState(0);
  const drag = useDrag({ may, drop: play, setOver });
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const buttons = /** @type {HTMLElement[]} */ ([...list.current?.querySelectorAll('.card') ?? []]);
    const at = chosen !== null && cards.includes(chosen) ? cards.indexOf(chosen) : stop;
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === 'Enter' && chosen !== null && cards[here] === chosen) {
      event.preventDefault();
      play?.(chosen, event.shiftKey);
    }
    if (!STEPS[event.key]) return;
    event.preventDefault();
    const next = ((here >= 0 ? here : at) + STEPS[event.key] + cards.length) % cards.length;
    setStop(next);
    buttons[next].focus();
    choose?.(may(cards[next]) ? cards[next] : null);
  };
  /** @param {number} card @param {number} i */
  const tap = (card, i) => { setStop(i); if (!drag.moved.current) choose?.(card === chosen ? null : card, true); };
  const rows = cards.length > 7 ? 'tiers' : '';
  return html`
    <div class="hand"><ul ref=${list} class=${`fan ${rows}`} aria-label=${speak.say('krecia-screen-hand')}
      style=${{ '--k': Math.ceil(cards.length / 2) - 1 }} onKeyDown=${still ? undefined : walk}>
      ${cards.map((card, i) => html`<li key=${card} style=${{ '--i': i, '--n': cards.length }}>
        ${still ? html`<span class="card" data-suit=${SUITS[suit(card)]} role="img" aria-label=${cardName(speak, card)}>
          <${Print} card=${card}/></span>` : html`
            <button type="button" class=${`card ${pale(card) ? 'no' : ''} ${card === chosen ? 'up' : ''}`}
              data-suit=${SUITS[suit(card)]} data-card=${card} aria-label=${cardName(speak, card)}
              aria-pressed=${card === chosen} aria-disabled=${may(card) ? undefined : 'true'}
              tabindex=${i === Math.min(stop, cards.length - 1) ? 0 : -1}
              onClick=${() => tap(card, i)} onPointerDown=${drag.start(card)} onPointerMove=${drag.move}
              onPointerUp=${drag.stop} onPointerCancel=${drag.stop}>
              <${Print} card=${card}/></button>`}</li>`)}</ul></div>`;
}
