// GRA in the browser: which of its scenes is drawn, from the view alone. See docs/game-page.md for what a page gives.
import { html, useEffect } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { size } from '/web/legal.js';
import { Bidding, Hand } from './bidding.js';
import { Die } from './cards.js';
import { highlights, marks, OpenTable, Opened, podium } from './end.js';
import { BIDDING, mine, OVER, TURNING, within } from './pieces.js';
import { Standing } from './seats.js';
import { Showdown } from './showdown.js';
import { Sealed, Turning, turns } from './turning.js';
/** @import { News, Person, Speaker, Story } from '/web/types/page.js' */
/** @import { BoardProps, Page, Turn, View } from './view.js' */

/** What was told at the last check: who lost, what follows. @param {Story} story */
const toldAtCheck = (story) => story.findLast(({ news }) => news.some(isCheck))?.news ?? [];

/** @param {News} news */
const isCheck = ({ id }) => id === 'gra-check';

/** @param {{turn: Turn, people: Person[], speak: Speaker}} props */
function Info({ turn, people, speak }) {
  const { view } = turn;
  const joker = view.phase === BIDDING && !view.wild ? 'gra-no-jokers' : 'option-jokers-help';
  return html`<section class="g-info only-wide" aria-label=${speak.say('gra-standing')}>
    <${Standing} turn=${turn} people=${people} speak=${speak}/>
    ${view.options.jokers && html`<div class="panel"><h3>${speak.say('option-jokers')}</h3>
      <p class="small">${speak.say(joker)}</p></div>`}
  </section>`;
}

/**
 * Who cannot act need not press a button: the showdown makes room when the next round is bid on.
 * @param {number | null | undefined} scene
 * @param {View} view
 * @param {BoardProps['watched']} watched
 */
function usePassing(scene, view, watched) {
  const idle = view.phase === BIDDING && view.bidder >= 0 && (view.seat < 0 || !within(view.playing, view.seat));
  useEffect(() => { if (scene && idle) watched?.(); }, [scene, idle]);
}

/** @param {BoardProps} props */
function Board({ turn, people, speak, scene, watched, story, replay, all, ...more }) {
  const { view } = turn, shared = { turn, people, speak, replay, ...more };
  const info = html`<${Info} turn=${turn} people=${people} speak=${speak}/>`;
  usePassing(scene, view, watched);
  if (scene || (replay && turn.news.some(isCheck))) {
    return html`<${Showdown} key=${view.shown_round} turn=${turn} people=${people} speak=${speak} watched=${watched}
      still=${Boolean(replay)} told=${toldAtCheck(story)}/>`;
  }
  if (all) return html`<${OpenTable} view=${view} all=${all} people=${people} speak=${speak}/>`;
  if (view.phase === TURNING && size(turn.legal) > 0 && !replay) return html`
    <${Turning} ...${shared}>${info}<//>`;
  if (view.phase === TURNING) return html`
    <${Sealed} ...${shared} pocket=${html`<${Pocket} view=${view} speak=${speak} replay=${replay}/>`}>${info}<//>`;
  if (view.phase === OVER) {
    return html`<${Showdown} turn=${turn} people=${people} speak=${speak} still=${true} told=${toldAtCheck(story)}/>`;
  }
  return html`<${Bidding} ...${shared}>${info}<//>`;
}

/** @param {{view: View, speak: Speaker, replay: boolean | undefined}} props */
function Pocket({ view, speak, replay }) {
  const holds = mine(view).length > 0;
  const note = view.seat < 0 ? 'table-looking-on' : holds ? 'gra-sealed-note' : 'gra-out-note';
  return html`<footer class="pocket g-pocket" id="act" tabindex="-1">
    ${holds && html`<${Hand} view=${view} speak=${speak}/>`}
    ${!replay && html`<div class=${`welt ${holds ? '' : 'flat'}`}>
      <p class="hint"><${Icon} name="i-lock" class=""/><span>${speak.say(note)}</span></p></div>`}
  </footer>`;
}

/**
 * A line under the name of the game: the round that is seen, which during a showdown is the one just played.
 * @param {View} view
 * @param {Speaker} speak
 * @param {number | null} scene
 */
const headline = (view, speak, scene) => speak.say('gra-round', { round: scene ?? view.round });

/** A showdown is a scene: it is watched before the next round is dealt on the screen. @param {View} view */
const scene = (view) => view.shown_round;

/** A die beside a sentence about a bid. @param {News} news */
const ornament = ({ id, args }) => (id === 'gra-bid' ? html`<${Die} face=${args?.claim.args.face}/>` : null);

/**
 * What is touched to do this, one after the other: each with the sign that it is done.
 * @type {NonNullable<Page['touches']>}
 */
const touches = (action, { view }) => {
  if (action.do === 'check') return [['.welt .actions .btn:not(.go)']];
  if (action.do === 'turn') return [...turns(action.flipped, mine(view).length), ['.turning ~ .g-pocket .btn.go']];
  const face = `.faces [data-value="${action.face}"]`, count = `.counts [data-value="${action.count}"]`;
  return [
    [face, `${face}[aria-checked=true]`], [count, `${count}[aria-checked=true]`], ['.picker ~ .g-pocket .btn.go']];
};

/** @satisfies {Page} */
const page = {
  Board, headline, scene, ornament, chapters: new Set(['gra-deal']), quiet: new Set(['gra-ready', 'gra-starts']),
  look: 'gra', hero: 'red', Opened, podium, marks, highlights, touches,
};
export default page;
