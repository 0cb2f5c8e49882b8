// The pictures: one for every thing, deed, question and printed icon. The words always stand beside them.
import { html } from '/web/vendor/preact.js';
import { Drawn, Icon } from '/web/components.js';
import { BONUS_KINDS, CARDS, EFFECTS, ICON_KINDS, ROOMS, SCALES, SKILLS, SLOTS_IN_ROOM } from './pieces.js';
import { ownNames, ownPicture } from './symbols.js';
/** @import { News, Speaker } from '/web/types/page.js' */
/** @import { Action, View } from './view.js' */

/**
 * A drawing: out of this game's folder, or out of the shell's where its name begins with "i-".
 * @param {{name: string, class?: string}} props
 */
export function Art({ name, class: look = 'pic' }) {
  if (name.startsWith('i-')) return html`<${Icon} name=${name} class=${look}/>`;
  const own = ownPicture(name);
  return own ? html`<img class=${`${look} own`} src=${own} alt=""/>`
    : html`<${Drawn} game="wistar" name=${name} class=${look}/>`;
}

/**
 * The same inside a drawing, at a place.
 * @param {{name: string, x: number, y: number, size: number, color?: string}} props
 */
export const At = ({ name, x, y, size, ...color }) => (ownPicture(name)
  ? html`<image href=${ownPicture(name)} x=${x} y=${y} width=${size} height=${size}/>`
  : html`<use href=${`#wistar-${name}`} x=${x} y=${y} width=${size} height=${size} ...${color}/>`);

/** @type {{[name: string]: string}} */
export const CARD_ART = {
  wood: 'wood', dig: 'pick', metal: 'metal', beds: 'bed', develop: 'blueprint', explore: 'compass', cottage: 'cottage',
};
/** @type {{[name: string]: string}} */
export const SCALE_ART = { building: 'house', tool: 'wrench', automaton: 'gear' };
/** @type {{[name: string]: string}} */
const ICON_ART = { end: 'i-close', reveal: 'task', tent: 'tent', mouse: 'mouse', cheese: 'cheese' };
/** @type {{[name: string]: string}} */
const BONUS_ART = {
  end: 'i-close', projects: 'blueprint', round_mouse: 'mouse', skill: 'i-star', task: 'task', room_tile: 'cheese',
};
/** @type {{[name: string]: string}} */
const ATTACK_ART = {
  metal: 'metal', wood: 'wood', undergrounds: 'pick', mice: 'mouse', doors: 'door', movement: 'explorer',
  hand: 'i-cards', jokers: 'i-star',
};
/** @type {{[name: string]: string}} */
const FINAL_ART = {
  beds: 'bed', goals: 'goal', tents: 'tent', house_mice: 'mouse', doors: 'door', undergrounds: 'pick', K1: 'k1',
  K2: 'k2', K3: 'k3', K4: 'k4', K5: 'k5',
};
/** @type {{[name: string]: number}} */
const FINAL_EACH = { beds: 1, undergrounds: 1 };  // points for each; 2 where nothing stands here
/** @type {{[name: string]: string}} */
export const ATTACKED_BY = { resources: 'wood', undergrounds: 'pick', beds: 'bed', mice: 'mouse', points: 'i-star' };

/** A skill token, with the name that he calls it by. @param {{skill: number}} props */
export const Skill = ({ skill }) =>
  html`<i class="skill" title=${ownNames()[SKILLS[skill]]}><${Art} name=${SKILLS[skill].toLowerCase()}/>
    <small>${(ownNames()[SKILLS[skill]] ?? SKILLS[skill]).slice(0, 3)}</small></i>`;

/** What an effect is called. @param {string} effect @param {Speaker} speak */
export function effectName(effect, speak) {
  const what = effect.split(' ')[1];
  return SKILLS.includes(what) ? speak.say('wistar-effect-final-skill', { skill: what })
    : speak.say(`wistar-effect-${effect.replace(/[ _]/g, '-').toLowerCase()}`);
}

/**
 * The plan on the back of an exploration card: the task cards of each room with their numbers.
 * @param {{view: View, plan: number}} props
 */
export function Back({ view, plan }) {
  const ranks = view.pack.plan[plan];
  return html`<span class="back" aria-hidden="true">${ROOMS.slice(1).map((room, i) => html`<i key=${room}>
    <small>${room}</small>${Array.from({ length: SLOTS_IN_ROOM }, (_, k) => ranks[(i + 1) * SLOTS_IN_ROOM + k])
      .filter(Boolean).map((rank) => html`<b key=${rank}>${rank}</b>`)}</i>`)}</span>`;
}

/**
 * What stands beside a field of a scale, drawn; its words are for the ear and for the pointer.
 * @param {{effect: number, speak: Speaker}} props
 */
export function Effect({ effect, speak }) {
  if (effect < 0) return html`<span class="unknown">?</span>`;
  if (effect === 0) return html`<span></span>`;
  const told = effectName(EFFECTS[effect], speak);
  return html`<span title=${told}><span aria-hidden="true"><${EffectPicture} effect=${effect}/></span>
    <span class="sr">${told}</span></span>`;
}

/** @param {{effect: number}} props */
function EffectPicture({ effect }) {
  const [kind, what] = EFFECTS[effect].split(' ');
  switch (kind) {
    case 'goal': return html`<${Art} name="goal"/>${what}`;
    case 'explore': return html`<${Art} name="compass"/>`;
    case 'task': return html`<${Art} name="task"/>`;
    case 'attack': return html`<span class="agg">−<${Art} name=${ATTACK_ART[what]}/></span>`;
    case 'final': return html`${FINAL_EACH[what] ?? 2}/<${Art} name=${FINAL_ART[what]}/>`;
    default: return html`<${Art} name="i-close"/>`;
  }
}

/** An icon in a row of an exploration card: a thing, or a move to a room. @param {{icon: number}} props */
export function RowIcon({ icon }) {
  const move = icon - ICON_KINDS.length;
  return move >= 0 ? html`<span class="move"><${Art} name="explorer"/>${ROOMS[move]}</span>`
    : html`<${Art} name=${ICON_ART[ICON_KINDS[icon]]}/>`;
}
/** @param {{bonus: number}} props */
export const BonusIcon = ({ bonus }) => html`<${Art} name=${BONUS_ART[BONUS_KINDS[bonus]]}/>`;

/** @type {{[name: string]: string}} */
const DEED_ART = {
  'set-up-board': 'cube', 'set-up-decks': 'i-cards', 'set-up-scales': 'gear', 'set-up-names': 'i-star',
  'set-up-skills': 'i-star', 'set-up-yours': 'blueprint', round: 'i-cw', starts: 'chief',
  'you-start': 'chief', clockwise: 'i-cw', chief: 'chief', cottage: 'cottage', 'cottage-full': 'cottage',
  'no-place': 'chief', rat: 'rat', 'no-rat-area': 'rat',
  'no-rat-left': 'rat', points: 'i-star', bed: 'bed', dig: 'pick', 'dig-instead': 'pick', 'projects-basic': 'blueprint',
  'projects-advanced': 'blueprint', refill: 'blueprint',
  explores: 'compass', row: 'compass', 'last-card': 'compass', moves: 'explorer', door: 'door', reveals: 'task',
  tent: 'tent', task: 'task', advances: 'cube',
  overflow: 'cube', goal: 'goal', final: 'i-star', bonus: 'i-plus', loses: 'i-minus', discards: 'mouse',
  unhurt: 'i-shield', 'unhurt-resources': 'i-shield',
};
/** @type {{[name: string]: string}} */
const CANNOT_ART = {
  dig: 'pick', bed: 'bed', mouse: 'mouse', cheese: 'cheese', reveal: 'task', tent: 'tent', move: 'explorer',
  task: 'task', goal: 'goal', last: 'compass',
};

/** The picture of something he does, or cannot do. @param {News} news */
export function deedArt({ id, args }) {
  if (id.startsWith('wistar-cannot-')) return CANNOT_ART[id.slice(14)] ?? 'i-info';
  const deed = id.replace('wistar-deed-', '');
  if (deed === 'card') return CARD_ART[args?.card.id.slice(12)];
  if (deed === 'tile') return args?.tile.id.endsWith('cheese') ? 'cheese' : 'mouse';
  return deed.startsWith('attack-') ? ATTACK_ART[deed.slice(7)] : DEED_ART[deed] ?? 'i-info';
}

/** @type {{[name: string]: string}} */
const QUESTION_ART = {
  skills: 'i-star', skill_place: 'i-star', first: 'chief', your_turn: 'i-hand', how_many_points: 'i-minus',
  pause: 'i-check', card: 'i-cards', free: 'chief', cottage: 'cottage',
  market: 'blueprint', round_mouse: 'mouse', supply_mouse: 'mouse', mouse: 'mouse', tent_room: 'tent', cheese: 'cheese',
  hidden: 'task', hidden_two: 'task', task: 'task', top: 'compass',
  turned: 'compass', way: 'explorer', door: 'door', ways: 'door', goal: 'goal', won: 'i-trophy', open_chambers: 'pick',
  clockwise: 'i-cw', rat: 'rat', bonus: 'i-plus', bonus_skill: 'i-star',
  cottage_skill: 'cottage', icon: 'compass', plan: 'task', slots: 'task', length: 'cube', effect: 'cube',
  overflow: 'cube', field_points: 'cube', correct: 'i-cards', correct_room: 'compass',
};

/** The picture of a question. @param {string} name @param {View} view */
export function questionArt(name, view) {
  if (name === 'how_many_yours') return ['wood', 'pick', 'bed', 'mouse'][view.about];
  if (name === 'place_points') return ['cube', 'bed', 'pick'][view.about];
  if (['length', 'effect', 'overflow', 'field_points'].includes(name)) return SCALE_ART[SCALES[view.about]];
  if (['free', 'rat', 'bonus', 'bonus_skill'].includes(name)) return CARD_ART[CARDS[view.about]];
  return QUESTION_ART[name] ?? 'i-info';
}

/** @type {{[thing: string]: string}} */
const THING_ART = {
  album: 'i-cards', board: 'cube', map: 'door', wheel: 'i-cw', tasks: 'task', zones: 'mouse', cheese: 'cheese',
  last: 'compass', back: 'compass', face: 'compass',
};

/** The picture of an answer. @param {Action} action @param {View} view */
export function answerArt(action, view) {
  const { do: kind } = action;
  if (kind === 'correct') return html`<${Art} name=${THING_ART[action.thing]}/>`;
  if (kind === 'full') return html`<${Art} name="i-close"/>`;
  if (kind === 'card' || kind === 'drawn') return html`<${Art} name=${CARD_ART[action.card]}/>`;
  if (kind === 'skill') return html`<${Skill} skill=${SKILLS.indexOf(action.skill)}/>`;
  if (kind === 'scale') return html`<${Art} name=${SCALE_ART[action.scale]}/>`;
  if (kind === 'attack') return html`<${Art} name=${ATTACKED_BY[action.by]}/>`;
  if (kind === 'bonus') return html`<${BonusIcon} bonus=${BONUS_KINDS.indexOf(action.bonus)}/>`;
  if (kind === 'icon') return html`<${RowIcon} icon=${ICON_KINDS.indexOf(action.icon)}/>`;
  if (kind === 'effect') return html`<b class="effect" aria-hidden="true">
    <${EffectPicture} effect=${EFFECTS.indexOf(action.effect)}/></b>`;
  if (kind === 'exploration') return view.pack.plan[action.card - 1].some(Boolean)
    ? html`<${Back} view=${view} plan=${action.card - 1}/>` : html`<${Art} name="compass"/>`;
  return null;
}
