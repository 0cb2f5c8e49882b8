// Agenci in the browser: which of its scenes is drawn, from the view alone. See docs/game-page.md for what a page
// gives.
import { html } from '/web/vendor/preact.js';
import { size } from '/web/legal.js';
import { Akta } from './akta.js';
import { City } from './city.js';
import { Composing, usePlan } from './compose.js';
import { Emblem, highlights, marks, Opened, OpenTable, ornament, shout, Unmasked } from './end.js';
import { Reveal, useUnread } from './identity.js';
import { AGENTS, FILES, MOVING, OVER, PRINTED, SAFE, SECRETS } from './pieces.js';
import { Placing, usePlacing } from './safe.js';
import { quiet, Standing, Waiting } from './seats.js';
import { Secrets, situation, useAim } from './secrets.js';
/** @import { Placed } from './safe.js' */
/** @import { Aim } from './secrets.js' */
/** @import { Plan } from './compose.js' */
/** @import { ComponentType, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Page, Turn, View } from './view.js' */

/**
 * What I have in mind, by the phase in which it counts.
 * @param {Turn} turn
 * @returns {{[phase: number]: Plan | Aim | Placed}}
 */
function useMinds(turn) {
  return { [MOVING]: usePlan(turn), [SECRETS]: useAim(turn), [SAFE]: usePlacing(turn) };
}

/** @type {{[phase: number]: ComponentType<BoardProps & {mind: any}>}} */
const MINE = { [MOVING]: Composing, [SECRETS]: Secrets, [SAFE]: Placing };

/** @param {BoardProps} props */
function Board({ watched, scene, all, ...rest }) {
  const { turn, table, people, speak, replay } = rest, { view } = turn, unread = useUnread(turn, table, replay);
  const mind = useMinds(turn)[view.phase];
  if (unread && view.phase !== OVER) return html`
    <${Reveal} speak=${speak} unread=${unread}><${Standing} turn=${turn} people=${people} speak=${speak}/><//>`;
  if (view.phase === FILES && !all) return html`<${Akta} ...${rest}/>`;
  const acts = size(turn.legal) > 0, Mine = MINE[view.phase];
  return html`<${City} view=${view} speak=${speak} ...${acts ? mind.city : {}}
    note=${acts && view.phase === SECRETS && situation(turn, speak)}/>
    ${acts && Mine ? html`<${Mine} ...${rest} mind=${mind}/>`
      : view.phase === OVER ? html`<${Unmasked} ...${rest} watched=${scene ? watched : undefined}/>`
      : all ? html`<${OpenTable} ...${rest} all=${all}/>` : html`<${Waiting} ...${rest}/>`}`;
}

/** A line under the name of the game. @param {View} view @param {Speaker} speak */
const headline = (view, speak) =>
  `${speak.say('agenci-page-turn', { turn: view.turn })} · ${speak.say('agenci-page-players',
    { seats: view.options.seats })}`;

/** The reveal is a scene: it is watched before the end page comes. @param {View} view */
const scene = (view) => Number(view.phase === OVER);

/**
 * What is touched to do this, one after the other: each with the sign that it is done.
 * @type {NonNullable<Page['touches']>}
 */
const touches = (action) => {
  /** @type {[string, string?][]} */
  const way = [];
  if (action.do === 'move') {
    for (const [name, steps] of Object.entries(action.steps)) {
      const agent = `.compose .ap[data-agent="${AGENTS.findIndex((one) => one === name)}"]`;
      way.push([agent, `${agent}[data-steps="${steps}"]`]);
    }
  } else if (action.do === 'safe') {
    const house = `.vals [data-value="${PRINTED.indexOf(action.building)}"]`;
    way.push([house, `${house}[aria-checked=true]`]);
  }
  return [...way, [`.compose ~ .g-pocket .btn${action.do === 'pass' ? ':not(.go)' : '.go'}`]];
};

/** @satisfies {Page} */
const page = {
  Board, headline, scene, ornament, quiet, chapters: new Set(['agenci-rolls']), look: 'agenci', hero: 'blue', Opened,
  Emblem, shout, marks, highlights, touches,
};
export default page;
