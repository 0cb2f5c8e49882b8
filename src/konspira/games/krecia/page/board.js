// Krecia robota in the browser: which of its scenes is drawn, from the view alone. See docs/game-page.md for what a
// page gives.
import { html } from '/web/vendor/preact.js';
import { Taken } from './taken.js';
import { SuitOf } from './cards.js';
import { byVote, Emblems, highlights, marks, Opened, OpenTable, shout, took } from './end.js';
import { ForLarry } from './larry.js';
import { Info } from './mission.js';
import {
  ALLYING, cardOf, CHOOSING, JUDGING, judging, LARRYS, lastTrick, NOBODY, OBJECTING, OVER, PLAYING, VOTING,
} from './pieces.js';
import { Choosing, Playing, Waiting } from './playing.js';
import { Allying, Reveal, useUnread } from './role.js';
import { PRIVATE } from './sentences.js';
import { Judging, Objecting } from './verdict.js';
import { Votes, Voting } from './vote.js';
/** @import { ComponentChildren, ComponentType, News, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Page, View } from './view.js' */

/** @type {{[phase: string]: ComponentType<BoardProps & {children: ComponentChildren}>}} */
const MINE = {
  [ALLYING]: Allying, [CHOOSING]: Choosing, [PLAYING]: Playing, [LARRYS]: ForLarry,
  [JUDGING]: Judging, [OBJECTING]: Objecting,
};

/** @param {BoardProps} props */
function Board({ scene, watched, replay, all, ...rest }) {
  const { turn, table } = rest, { view } = turn, shared = { ...rest, replay };
  const unread = useUnread(turn, table, replay);
  const info = html`<${Info} ...${shared} bare/>`;
  if (scene) return byVote(view) ? html`<${Votes} ...${shared} watched=${watched}>${info}<//>`
    : html`<${Taken} ...${shared} watched=${watched}/>`;
  if (unread) return html`<${Reveal} ...${shared} unread=${unread}>${info}<//>`;
  if (view.phase === OVER) return byVote(view) ? html`<${Votes} ...${shared}>${info}<//>`
    : html`<${Taken} ...${shared}/>`;
  if (all) return html`<${OpenTable} ...${shared} all=${all}/>`;
  if (replay && turn.news.some(took)) return html`<${Taken} ...${shared}/>`;
  if (view.phase === VOTING) return html`<${Voting} ...${shared}/>`;
  const Scene = Object.keys(turn.legal).length > 0 ? MINE[view.phase] : Waiting;
  return html`<${Scene} ...${shared}>${info}<//>`;
}

/**
 * A line under the name of the game; while a trick that is taken is looked at, of that one.
 * @param {View} view
 * @param {Speaker} speak
 * @param {number | null} scene
 */
const headline = (view, speak, scene) => {
  const taken = scene && !byVote(view);
  if (view.phase === VOTING && !taken) return speak.say('krecia-page-votes');
  const trick = 1 + (taken ? lastTrick(view) : view.trick);
  return `${speak.say('krecia-screen-trick', {
    trick, tricks: view.options.tricks,
  })} · ${speak.say('krecia-page-players', { seats: view.options.seats })}`;
};

/** A trick that is taken, and judged, is a scene, and so is the opening of the votes. @param {View} view */
const scene = (view) =>
  view.won.filter((place) => place !== NOBODY).length - Number(judging(view)) + Number(byVote(view));

/** A suit beside a sentence about a card. @param {News} news */
const ornament = ({ args }) => (args?.card?.args?.suit ? html`<${SuitOf} colour=${args.card.args.suit}/>` : null);

/**
 * What is touched to do this, one after the other: each with the sign that it is done.
 * @type {NonNullable<Page['touches']>}
 */
const touches = (action) => {
  if (action.do === 'play') {
    const card = `.fan button.card[data-card="${cardOf(action)}"]`;
    return [[card, `${card}.up`], [`.welt .actions .btn${action.token ? ':not(.go)' : '.go'}`]];
  }
  const [group, value] = action.do === 'choose' ? ['.mchoice', action.mission]
    : ['.suspects', action.do === 'vote' ? action.target : ''];
  const one = `${group} [data-value="${value}"]`;
  return [[one, `${one}[aria-checked=true]`], [`.game:has(${group}) .g-pocket .btn.go`]];
};

/** @satisfies {Page} */
const page = {
  Board, headline, scene, ornament, chapters: new Set(['krecia-leads', 'krecia-vote-opens']), quiet: PRIVATE,
  prompts: new Set(['krecia-board-turn', 'krecia-board-voting', 'krecia-refuse-risky']), recalls: 2, look: 'krecia',
  Opened, Emblem: Emblems, shout, marks, highlights, touches,
};
export default page;
