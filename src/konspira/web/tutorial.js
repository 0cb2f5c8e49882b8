// A tutorial at the real table: it says in a sentence or two what there is to see and to do, and shows it on the board.
import { html, useEffect, useRef, useState } from './vendor/preact.js';
import { Icon } from './components.js';
/** @import { ComponentChildren, Page, Speaker, TutorialState, Turn } from './types/page.js' */

const GO_ON = '.g-pocket .btn.go';  // what ends a scene
const SIGNS = ['class', 'disabled', 'aria-checked', 'aria-disabled', 'aria-pressed', 'data-steps', 'data-up'];
const MARGIN = 10;  // pixels around what is shown
const SETTLED = 900;  // milliseconds in which a board has scrolled to where it wants to be
const BY_HAND = ['wheel', 'touchmove', 'keydown'];  // who scrolls reads something, and is left there
const ELSEWHERE = 'input, textarea, select, dialog';  // a keyboard that is there stays there

/** Something of the board. @param {string} where @returns {HTMLElement | null} */
const find = (where) => document.querySelector(`.game :is(${where})`);

/**
 * What is to be touched next, of the way to an action; null while a scene covers the board.
 * @param {[string, string?][]} way
 */
function next(way) {
  const left = way.find(([, done]) => !(done && find(done)));
  return left ? find(left[0]) : null;
}

/** How much of the screen it keeps for itself, however far one scrolls. @param {Element | null} one */
const stuck = (one) => (one && ['sticky', 'fixed'].includes(getComputedStyle(one).position) ? one.clientHeight : 0);

/** @param {Element | null} one */
const high = (one) => one?.getBoundingClientRect().height ?? 0;

/** How much of the foot of the screen has something over it, where the thing is. @param {HTMLElement} target */
function foot(target) {
  const { left, right } = target.getBoundingClientRect();
  return Math.max(0, ...[...document.querySelectorAll('.g-pocket, .game [data-over]')].map((one) => {
    const box = one.getBoundingClientRect(), beside = box.left >= right || box.right <= left;
    return beside || one.contains(target) ? 0 : stuck(one);
  }));
}

/** Is it on the screen, and nothing over it? @param {HTMLElement} target */
function inSight(target) {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight - foot(target);
}

/**
 * Bring it where it can be seen and touched, and with it as much of what is said as there is room for.
 * @param {HTMLElement} target
 */
function show(target) {
  const [bar, strip] = ['.g-bar', '.g-strip'].map((one) => document.querySelector(one));
  const { style } = document.documentElement;
  if (!stuck(strip)) scrollTo(0, 0);
  style.scrollPadding = `${stuck(bar) + stuck(strip)}px 0 ${foot(target)}px`;
  target.style.scrollMargin = `${MARGIN}px`;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  style.removeProperty('scroll-padding');  // for now only: the next screen may be another
  target.style.removeProperty('scroll-margin');
}

/** The keyboard goes along, unless it is at something else. @param {HTMLElement} target */
function focus(target) {
  const now = document.activeElement;
  if (!now?.closest(ELSEWHERE) && !document.querySelector('dialog[open]')) target.focus({ preventScroll: true });
}

/** Mark things of the board, and nothing else. @param {string} how @param {HTMLElement | null} thing */
function mark(how, thing) {
  for (const one of document.querySelectorAll(`[data-spot=${how}]`)) {
    if (one !== thing) one.removeAttribute('data-spot');
  }
  if (thing) thing.dataset.spot = how;
}

/** How high that is which stands over a board, for its style: the bar, and the strip with what is said. */
export function useOverBoard() {
  useEffect(() => {
    const bar = document.querySelector('.g-bar'), strip = document.querySelector('.g-strip');
    const measure = new ResizeObserver(() => {
      const { style } = document.documentElement, [under, over] = [stuck(bar), stuck(bar) + stuck(strip)];
      style.setProperty('--under-bar', `${under}px`);
      style.setProperty('--under-strip', `${over}px`);
      style.setProperty('--over-board', `${high(bar) + high(strip)}px`);
    });
    for (const one of [bar, strip]) if (one) measure.observe(one);
    return () => measure.disconnect();
  }, []);
}

/**
 * Follow the board: what is to be touched pulses, is in sight and has the keyboard. Is a scene before it?
 * @param {TutorialState} tutorial
 * @param {[string, string?][]} way
 * @param {number | null} scene
 */
function useSpot(tutorial, way, scene) {
  const [covered, setCovered] = useState(false), shown = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let near = true, hand = false;  // nobody has scrolled away to read something else
    const look = (anew = false) => {
      const target = next(way), hidden = Boolean(scene) || (way.length > 0 && !target);
      const spot = tutorial.quick ? null : hidden ? find(GO_ON) : target;
      setCovered(hidden);
      mark('touch', spot);
      mark('point', hidden || !tutorial.point ? null : find(tutorial.point));
      if (spot && (anew || spot !== shown.current || (near && !inSight(spot)))) show(spot);
      if (spot && spot !== shown.current) focus(spot);
      shown.current = spot;
    };
    let frame = 0, fresh = false, width = innerWidth;
    const soon = (anew = false) => {
      fresh ||= anew;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => { look(fresh); fresh = false; });
    };
    soon();
    const again = setTimeout(() => soon(true), SETTLED);  // a board may scroll, too, when something new has come
    const turned = () => {  // another screen: from its beginning, unless only a bar of the browser has come or gone
      if (innerWidth === width) return;
      width = innerWidth;
      scrollTo(0, 0);
      soon(true);
    };
    const scrolled = () => { if (hand) near = !shown.current || inSight(shown.current); };
    addEventListener('resize', turned);
    const byHand = () => { hand = true; clearTimeout(again); };
    addEventListener('scroll', scrolled, { capture: true, passive: true });
    for (const how of BY_HAND) addEventListener(how, byHand, { passive: true });
    const watch = new MutationObserver(() => soon()), grown = new ResizeObserver(() => soon());
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: SIGNS });
    for (const one of document.querySelectorAll('.g-strip, .g-pocket')) grown.observe(one);  // another text is in it
    return () => {
      watch.disconnect();
      grown.disconnect();
      removeEventListener('resize', turned);
      removeEventListener('scroll', scrolled, { capture: true });
      for (const how of BY_HAND) removeEventListener(how, byHand);
      clearTimeout(again);
      cancelAnimationFrame(frame);
    };
  }, [tutorial, way, scene]);
  useEffect(() => () => { mark('touch', null); mark('point', null); }, []);
  useOverBoard();
  return way.length > 0 ? covered : Boolean(scene);  // with nothing to touch, what was covered before is no longer so
}

/**
 * @param {{tutorial: TutorialState, turn: Turn, page: Page, scene: number | null, speak: Speaker}} props
 */
export function TutorialStrip({ tutorial, turn, page, scene, speak }) {
  const way = useRef(/** @type {{mark: string, now: [string, string?][]}} */ ({ mark: '', now: [] }));
  const moment = `${turn.moment} ${JSON.stringify(tutorial.action)}`;
  if (way.current.mark !== moment) {
    way.current = { mark: moment, now: tutorial.action ? page.touches?.(tutorial.action, turn) ?? [] : [] };
  }
  const covered = useSpot(tutorial, way.current.now, scene);
  const said = tutorial.quick ? 'tutorial-quick'
    : covered ? tutorial.scene ?? 'tutorial-look' : tutorial.say ?? 'tutorial-watch';
  return html`<${Strip} tutorial=${tutorial} speak=${speak} over=${tutorial.step >= tutorial.steps && !covered}>
    ${speak.say(said)}<//>`;
}

/** @param {{tutorial: TutorialState, speak: Speaker, over: boolean, children?: ComponentChildren}} props */
const Strip = ({ tutorial, speak, over, children }) => html`
  <section class="tutorial" aria-label=${speak.say('tutorial-title')}>
    <div class="row between"><b class="kicker"><${Icon} name="i-star" class="ic-s"/>${speak.say('tutorial-title')}</b>
      <progress max=${tutorial.steps} value=${tutorial.step}
        aria-label=${speak.say('tutorial-step', { step: tutorial.step, steps: tutorial.steps })}></progress></div>
    <p role="status">${children}</p>
    ${over && html`<a class="btn s full" href="/">${speak.say('page-home')}</a>`}
  </section>`;

/** What is said when the game of a tutorial is over. @param {{tutorial: TutorialState, speak: Speaker}} props */
export const TutorialEnd = ({ tutorial, speak }) => html`
  <${Strip} tutorial=${tutorial} speak=${speak} over>${tutorial.say && speak.say(tutorial.say)}<//>`;
