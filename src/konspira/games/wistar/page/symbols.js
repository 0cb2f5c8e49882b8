// What an owner calls the tokens and the icons that we drew ourselves, and the pictures they know them by. Names and
// pictures stay on this device; what he says uses them.
import { useEffect, useState } from '/web/vendor/preact.js';
import { load, save } from '/web/preferences.js';
import { allPictures, keepPicture } from './photo.js';
import { SKILLS } from './pieces.js';
/** @import { Args, News, Speaker } from '/web/types/page.js' */
/** @typedef {{name: string, drawing: string}} Symbol */

const NAMES = 'wistar-names', KEY = 'symbol-';

/** What can have a name and a picture of one's own: how it is named in sentences, and which drawing shows it. */
export const TOKENS = SKILLS.map((skill) => ({ name: skill, drawing: skill.toLowerCase() }));
export const ICONS = [
  ['bonus-projects', 'blueprint'], ['bonus-round_mouse', 'mouse'], ['bonus-task', 'task'],
  ['bonus-room_tile', 'cheese'], ['icon-reveal', 'task'], ['icon-tent', 'tent'], ['icon-mouse', 'mouse'],
  ['icon-cheese', 'cheese'], ['card-wood', 'wood'], ['card-dig', 'pick'], ['card-metal', 'metal'],
  ['card-beds', 'bed'], ['card-develop', 'blueprint'], ['card-explore', 'compass'], ['card-cottage', 'cottage'],
  ['scale-building', 'house'], ['scale-tool', 'wrench'], ['scale-automaton', 'gear'],
].map(([name, drawing]) => ({ name: `wistar-${name}`, drawing }));

/** @returns {{[name: string]: string}} */
export const ownNames = () => load(NAMES, {});

/** @param {string} name @param {string} told */
export function rename(name, told) {
  const { [name]: _, ...rest } = ownNames();
  save(NAMES, told ? { ...rest, [name]: told } : rest);
}

// -- pictures -----------------------------------------------------------------------------------------

/** @type {Map<string, string>} */
const pictures = new Map();
/** @type {Set<(n: number) => void>} */
const watchers = new Set();
let looked = false, changes = 0;

function changed() {
  changes += 1;
  for (const tell of watchers) tell(changes);
}

/** The owner's picture in place of one of our drawings. @param {string} drawing */
export const ownPicture = (drawing) => pictures.get(drawing);

/** @param {string} drawing @param {string | null} picture */
export function redraw(drawing, picture) {
  if (picture) pictures.set(drawing, picture);
  else pictures.delete(drawing);
  keepPicture(KEY + drawing, picture);
  changed();
}

/** Draw anew when own pictures have been found, or were changed. */
export function useOwnPictures() {
  const [, tell] = useState(0);
  useEffect(() => {
    watchers.add(tell);
    if (!looked) {
      looked = true;
      allPictures(KEY).then((found) => {
        for (const [key, picture] of found) pictures.set(key, picture);
        if (found.length) changed();
      }).catch(() => {});  // a private window keeps nothing
    }
    return () => { watchers.delete(tell); };
  }, []);
}

// -- names --------------------------------------------------------------------------------------------

/** The same voice, with the owner's names for things. @param {Speaker} speak @returns {Speaker} */
export function voice(speak) {
  /** @param {any} value @returns {any} */
  const named = (value) => {
    const own = ownNames();
    if (typeof value === 'string') return own[value] ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (!value || typeof value !== 'object' || !('id' in value)) return value;
    return own[value.id] ?? inside(value);
  };
  /** @param {News} news @returns {News} */
  const inside = ({ id, args }) => {
    const own = ownNames();
    if (id === 'wistar-deed-set-up-names' && SKILLS.every((skill) => own[skill])) {
      return { id: 'wistar-page-names-mine', args: { names: SKILLS.map((skill) => own[skill]) } };
    }
    return { id, args: Object.fromEntries(Object.entries(args ?? {}).map(([key, value]) => [key, named(value)])) };
  };
  return Object.assign(Object.create(speak), {
    say: (/** @type {News | string} */ news, /** @type {Args | undefined} */ args) => (typeof news === 'string'
      ? ownNames()[news] ?? speak.say(inside({ id: news, args: args ?? {} }))
      : ownNames()[news.id] ?? speak.say(inside(news))),
    rich: (/** @type {News} */ news) => speak.rich(inside(news)),
    at: (/** @type {string[]} */ names, /** @type {number} */ me) => voice(speak.at(names, me)),
  });
}
