// Krysobot's pieces as the view numbers them. Data only; tests/web/test_wistar.py holds it against components.py and
// dialogue.py.
/** @import { View } from './view.js' */
export const QUESTIONS = [
  'nothing', 'skills', 'skill_place', 'first', 'your_turn', 'how_many_yours', 'how_many_points', 'pause', 'card',
  'free', 'cottage', 'market',
  'round_mouse', 'supply_mouse', 'mouse', 'tent_room', 'cheese', 'hidden', 'hidden_two', 'task', 'top', 'turned', 'way',
  'door', 'goal', 'won',
  'open_chambers', 'clockwise', 'ways', 'rat', 'bonus', 'bonus_skill', 'cottage_skill', 'icon', 'plan', 'slots',
  'length', 'effect', 'overflow',
  'field_points', 'place_points', 'correct', 'correct_room',
];
export const CARDS = ['wood', 'dig', 'metal', 'beds', 'develop', 'explore', 'cottage'];
export const AREAS = ['forest', 'burrow', 'farm'];
export const ROOMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const SLOTS_IN_ROOM = 2;
export const SKILLS = ['K1', 'K2', 'K3', 'K4', 'K5'];
export const SCALES = ['building', 'tool', 'automaton'];
export const STAGES = ['none', 'chief', 'rat', 'action', 'bonuses'];
export const BONUS_KINDS = ['end', 'projects', 'round_mouse', 'skill', 'task', 'room_tile'];
export const ICON_KINDS = ['end', 'reveal', 'tent', 'mouse', 'cheese'];
export const EFFECTS = [
  'none', 'goal 1', 'goal 2', 'goal 3', 'explore', 'task',
  'attack metal', 'attack wood', 'attack undergrounds', 'attack mice', 'attack doors', 'attack movement', 'attack hand',
  'attack jokers',
  'final beds', 'final goals', 'final tents', 'final K1', 'final K2', 'final K3', 'final K4', 'final K5',
  'final house_mice', 'final doors',
  'final undergrounds',
];
export const UNKNOWN = -1, CHEESE = 2, RATS_IN_AREA = 3, ROUNDS = 5, TURNS = 3, EXPLORATIONS = 6;
export const FIRST_ABOUT_THE_BOX = QUESTIONS.indexOf('open_chambers');

/** What he asks now, by name. @param {View} view */
export const asked = (view) => QUESTIONS[view.question];

/** Does he ask about the box, not about the table? @param {View} view */
export const teaching = (view) => view.question >= FIRST_ABOUT_THE_BOX;

/** Is a thing in a bit set? @param {number} bits @param {number} thing */
export const within = (bits, thing) => Boolean((bits >> thing) & 1);

/** A printed value; the question mark where nobody has told it yet. @param {any} value */
export const printed = (value) => (value === UNKNOWN ? '?' : value);
