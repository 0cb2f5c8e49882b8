// Teach-in by pictures: the card that the owner of the box is reading out, as far as it has been read, and the place
// asked about.
import { html } from '/web/vendor/preact.js';
import { Art, BonusIcon, CARD_ART, Effect, RowIcon, SCALE_ART, Skill } from './art.js';
import { asked, CARDS, printed, ROOMS, SCALES, SLOTS_IN_ROOM, within } from './pieces.js';
/** @import { ComponentType, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

const Gap = () => html`<li class="gap" aria-hidden="true">?</li>`;

/** A row of an exploration card, from the left. @param {{view: View}} props */
function ReadRow({ view }) {
  const card = Math.floor(view.about / ROOMS.length), room = view.about % ROOMS.length;
  return html`<b class="letter">${ROOMS[room]}</b>
    <ol>${view.pack.icon[card][room].slice(0, view.detail)
      .map((icon, i) => html`<li key=${i}><${RowIcon} icon=${icon}/></li>`)}<${Gap}/></ol>`;
}

/** An action card, from the top. @param {{view: View}} props */
function ReadCard({ view }) {
  const card = view.about, ofSkill = asked(view) === 'bonus_skill';
  const known = view.pack.bonus[card].slice(0, view.detail + (ofSkill ? 1 : 0));
  return html`<b class="letter"><${Art} name=${CARD_ART[CARDS[card]]}/></b>
    <ol>${known.map((bonus, i) => html`<li key=${i}><${BonusIcon} bonus=${bonus}/>
      ${i < view.detail ? html`<${Skill} skill=${view.pack.bonus_skill[card][i]}/>` : html`<b>?</b>`}</li>`)}
      ${!ofSkill && html`<${Gap}/>`}</ol>`;
}

/** The numbers on a plan of the farm, in their order. @param {{view: View}} props */
function ReadPlan({ view }) {
  const ranks = view.pack.plan[view.about];
  const known = Array.from({ length: view.detail - 1 }, (_, i) => ranks.indexOf(i + 1));
  /** @param {number} slot */
  const side = (slot) => (view.pack.slots[Math.floor(slot / SLOTS_IN_ROOM)] > 1
    ? (slot % SLOTS_IN_ROOM ? '▸' : '◂') : '');
  return html`<b class="letter"><${Art} name="task"/></b>
    <ol>${known.map((slot, i) => html`<li key=${i}><small>${i + 1}</small>
      ${ROOMS[Math.floor(slot / SLOTS_IN_ROOM)]}${side(slot)}</li>`)}<${Gap}/></ol>`;
}

/** The fields of a scale that were read, and the one asked about. @param {{view: View, speak: Speaker}} props */
function ReadScale({ view, speak }) {
  const scale = view.about, before = asked(view) === 'length' ? 0 : Math.max(0, view.detail);
  const fields = Array.from({ length: Math.min(before, 4) }, (_, i) => before - Math.min(before, 4) + i);
  return html`<b class="letter"><${Art} name=${SCALE_ART[SCALES[scale]]}/></b>
    <ol>${fields.map((field) => html`<li key=${field}><small>${field}</small>
      <b>${printed(view.pack.points[scale][field])}</b>
      <${Effect} effect=${view.pack.effect[scale][field]} speak=${speak}/></li>`)}<${Gap}/></ol>`;
}

/** The rooms next to one, as far as they were told. @param {{view: View}} props */
function ReadWays({ view }) {
  const room = view.about;
  const known = ROOMS.map((_, other) => other).filter((other) => within(view.pack.ways[room], other));
  return html`<b class="letter">${ROOMS[room]}</b>
    <ol>${known.map((other) => html`<li key=${other}>
      ${within(view.pack.doors[room], other) && html`<${Art} name="door"/>`}${ROOMS[other]}</li>`)}<${Gap}/></ol>`;
}

/** @type {{[question: string]: ComponentType<{view: View, speak: Speaker}>}} */
const READS = {
  ways: ReadWays, icon: ReadRow, bonus: ReadCard, bonus_skill: ReadCard, plan: ReadPlan, length: ReadScale,
  effect: ReadScale, overflow: ReadScale, field_points: ReadScale,
};

/**
 * The card so far; nothing for questions that are about one number only.
 * @param {{view: View, speak: Speaker}} props
 */
export function Teaching({ view, speak }) {
  const Read = READS[asked(view)];
  return Read
    ? html`<div class="taught" role="img" aria-label=${speak.say('wistar-page-lesson')}>
      <${Read} view=${view} speak=${speak}/></div>` : null;
}
