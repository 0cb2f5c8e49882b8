// Agenci in the browser: which of its scenes is drawn, from the view alone. See docs/game-page.md for what a page gives.
import { html } from '/web/vendor/preact.js';
import { size } from '/web/menu.js';
import { Akta } from './akta.js';
import { Composing } from './compose.js';
import { Emblem, highlights, marks, Opened, OpenTable, ornament, shout, Unmasked } from './end.js';
import { Reveal, useUnread } from './identity.js';
import { FILES, MOVING, OVER, SAFE, SECRETS } from './pieces.js';
import { Placing } from './safe.js';
import { quiet, Standing, Waiting } from './seats.js';
import { Secrets } from './secrets.js';

const MINE = { [MOVING]: Composing, [SECRETS]: Secrets, [SAFE]: Placing };

function Board({ watched, scene, all, ...rest }) {
  const { turn, table, people, speak, replay } = rest, { view } = turn, unread = useUnread(turn, table, replay);
  if (view.phase === OVER) return html`<${Unmasked} turn=${turn} people=${people} speak=${speak} watched=${scene && watched}/>`;
  if (unread) return html`<${Reveal} speak=${speak} unread=${unread}><${Standing} turn=${turn} people=${people} speak=${speak}/><//>`;
  if (all) return html`<${OpenTable} turn=${turn} all=${all} people=${people} speak=${speak}/>`;
  if (view.phase === FILES) return html`<${Akta} ...${rest}/>`;
  const Scene = size(turn.legal) > 0 ? MINE[view.phase] : Waiting;
  return html`<${Scene} ...${rest}/>`;
}

/** A line under the name of the game. */
const headline = (view, speak) => `${speak.say('agenci-page-turn', { turn: view.turn })} · ${speak.say('agenci-page-players', { seats: view.options.seats })}`;

/** The reveal is a scene: it is watched before the end page comes. */
const scene = (view) => Number(view.phase === OVER);

export default {
  Board, headline, scene, ornament, quiet, chapters: new Set(['agenci-rolls']), look: 'agenci', hero: 'blue', Opened, Emblem, shout, marks, highlights,
};
