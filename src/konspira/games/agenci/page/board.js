// Agenci in the browser: which of its scenes is drawn, from the view alone. See docs/game-page.md for what a page gives.
import { html } from '/web/vendor/preact.js';
import { size } from '/web/legal.js';
import { Akta } from './akta.js';
import { City } from './city.js';
import { Composing, usePlan } from './compose.js';
import { Emblem, highlights, marks, Opened, OpenTable, ornament, shout, Unmasked } from './end.js';
import { Reveal, useUnread } from './identity.js';
import { FILES, MOVING, OVER, SAFE, SECRETS } from './pieces.js';
import { Placing, usePlacing } from './safe.js';
import { quiet, Standing, Waiting } from './seats.js';
import { Secrets, situation, useAim } from './secrets.js';

/** What I have in mind, by the phase in which it counts. */
function useMinds(turn) {
  return { [MOVING]: usePlan(turn), [SECRETS]: useAim(turn), [SAFE]: usePlacing(turn) };
}

const MINE = { [MOVING]: Composing, [SECRETS]: Secrets, [SAFE]: Placing };

function Board({ watched, scene, all, ...rest }) {
  const { turn, table, people, speak, replay } = rest, { view } = turn, unread = useUnread(turn, table, replay), mind = useMinds(turn)[view.phase];
  if (unread && view.phase !== OVER) return html`<${Reveal} speak=${speak} unread=${unread}><${Standing} turn=${turn} people=${people} speak=${speak}/><//>`;
  if (view.phase === FILES && !all) return html`<${Akta} ...${rest}/>`;
  const acts = size(turn.legal) > 0, Scene = acts ? MINE[view.phase] : view.phase === OVER ? Unmasked : all ? OpenTable : Waiting;
  return html`<${City} view=${view} speak=${speak} ...${acts ? mind.city : {}} note=${acts && view.phase === SECRETS && situation(turn, speak)}/>
    <${Scene} ...${rest} all=${all} mind=${mind} watched=${scene && watched}/>`;
}

/** A line under the name of the game. */
const headline = (view, speak) => `${speak.say('agenci-page-turn', { turn: view.turn })} · ${speak.say('agenci-page-players', { seats: view.options.seats })}`;

/** The reveal is a scene: it is watched before the end page comes. */
const scene = (view) => Number(view.phase === OVER);

export default {
  Board, headline, scene, ornament, quiet, chapters: new Set(['agenci-rolls']), look: 'agenci', hero: 'blue', Opened, Emblem, shout, marks, highlights,
};
