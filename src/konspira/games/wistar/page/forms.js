// A card that first comes up is told in whole: one form, one confirmation. He asks value by value; what was tapped
// answers for itself, until he asks about something else.
import { html, useEffect, useRef, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { ActionCard, actionDone, FarmMap, mapDone, Numbers, Plan, Row, ScaleSide, sideDone, TaskCounts, Tokens,
  tokensDone, WheelOrder } from './editors.js';
import { Photo } from './photo.js';
import { asked, BONUS_KINDS, CARDS, EFFECTS, EXPLORATIONS, ICON_KINDS, ROOMS, ROUNDS, SCALES, SKILLS, SLOTS_IN_ROOM,
  teaching, TURNS, UNKNOWN, within } from './pieces.js';
import { ownNames } from './symbols.js';
/** @import { News, Speaker, VNode } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn, View } from './view.js' */

/** @type {{[question: string]: string}} */
const CARD_OF = {
  rat: 'action', bonus: 'action', bonus_skill: 'action', cottage_skill: 'action', length: 'scale', effect: 'scale',
  field_points: 'scale', overflow: 'scale', icon: 'row', plan: 'plan',
};
/** @type {{[question: string]: string}} */
const BOARD_OF = { skill_place: 'tokens', ways: 'map', slots: 'tasks', place_points: 'board', clockwise: 'wheel' };

/** The form that a question stands on; null where it stands alone. @param {View} view */
export function formOf(view) {
  const name = asked(view);
  if (view.options.edition < (name === 'clockwise' ? 3 : 2)) return null;
  if (CARD_OF[name]) return `${CARD_OF[name]}:${view.about}`;
  return BOARD_OF[name] ?? null;
}

/** @param {number} number */
const known = (number) => (number === UNKNOWN ? null : number);
/** @param {number} icon */
const iconName = (icon) => (icon >= ICON_KINDS.length ? `move ${ROOMS[icon - ICON_KINDS.length]}` : ICON_KINDS[icon]);

/** @typedef {View['pack']} Pack */

/**
 * What is known of a card so far, as the editors hold it; of one that is told again, what was known before.
 * @param {View} view
 * @param {Pack} former
 */
function begun(view, former) {
  const { about } = view, kind = formOf(view)?.split(':')[0] ?? '';
  const pack = kind in KNOWN && KNOWN[kind](former, about) ? former : view.pack;
  if (kind === 'action') {
    const kinds = pack.bonus[about], end = kinds.findIndex((one) => one <= 0);
    const rat = known(pack.rat[about]), skill = known(pack.cottage_skill);
    return {
      rat: rat === null ? null : Boolean(rat), skill: skill === null ? null : SKILLS[skill],
      bonuses: kinds.slice(0, end < 0 ? kinds.length : end).map((one, i) => [BONUS_KINDS[one],
        SKILLS[pack.bonus_skill[about][i]] ?? null]),
    };
  }
  if (kind === 'row') {
    const card = Math.floor(about / ROOMS.length), room = about % ROOMS.length;
    const icons = (pack.icon[card] ?? pack.last_icon)[room], end = icons.findIndex((icon) => icon <= 0);
    return icons.slice(0, end < 0 ? icons.length : end).map(iconName);
  }
  if (kind === 'plan') {
    const ranks = pack.plan[about];
    return Array.from({ length: Math.max(...ranks) }, (_, i) => slotName(ranks.indexOf(i + 1)));
  }
  if (kind === 'scale') {
    const length = Math.max(0, pack.length[about]);
    return {
      fields: Array.from({ length }, (_, i) => ({
        points: Math.max(0, pack.points[about][i + 1]), effect: EFFECTS[Math.max(0, pack.effect[about][i + 1])],
      })),
      overflow: Math.max(0, pack.overflow[about]),
    };
  }
  if (kind === 'map') {
    /** @type {{[way: string]: string}} */
    const ways = {};
    ROOMS.forEach((one, i) => ROOMS.forEach((other, k) => {
      if (k > i && within(pack.ways[i], k)) ways[`${one}-${other}`] = within(pack.doors[i], k) ? 'door' : 'open';
    }));
    return ways;
  }
  if (kind === 'tasks') {
    return Object.fromEntries(ROOMS.map((room, i) => [room, Math.max(0, pack.slots[i])]));
  }
  if (kind === 'wheel') return ringOf(pack, about);
  if (kind === 'board') {
    return Object.fromEntries(asksOfBoard(view, former).map(({ key, was }) => [key, known(was)]));
  }
  if (kind === 'tokens') {
    return Object.fromEntries(SKILLS.flatMap((skill, i) => (view.scale[i] === UNKNOWN ? []
      : [[skill, SCALES[view.scale[i]]]])));
  }
  return {};
}

/**
 * Was it known before he was told that it is wrong?
 * @type {{[kind: string]: (pack: Pack, about: number) => boolean}}
 */
const KNOWN = {
  action: (pack, about) => pack.bonus[about][0] !== UNKNOWN,
  row: (pack, about) => (pack.icon[Math.floor(about / ROOMS.length)]
    ?? pack.last_icon)[about % ROOMS.length][0] !== UNKNOWN,
  plan: (pack, about) => pack.plan[about].some(Boolean),
  scale: (pack, about) => pack.length[about] !== UNKNOWN,
  map: (pack) => pack.told === ROOMS.length - 1,
  tasks: (pack) => !pack.slots.includes(UNKNOWN),
  wheel: (pack) => !pack.clockwise.includes(UNKNOWN),
};

/** The sections clockwise from one on, as far as they are known. @param {Pack} pack @param {number} first */
function ringOf(pack, first) {
  const found = [CARDS[first]];
  for (let next = pack.clockwise[first]; next !== UNKNOWN && !found.includes(CARDS[next]);) {
    found.push(CARDS[next]);
    next = pack.clockwise[next];
  }
  return found;
}

/** @param {number} slot */
const slotName = (slot) => `${ROOMS[Math.floor(slot / SLOTS_IN_ROOM)]}${(slot % SLOTS_IN_ROOM) + 1}`;

/** All task cards on the farm. @param {View} view */
const slotsOf = ({ pack }) => ROOMS.flatMap((room, i) =>
  Array.from({ length: Math.max(0, pack.slots[i]) }, (_, k) => `${room}${k + 1}`));

/** What a filled-in card answers to a question. @param {any} told @param {View} view @returns {any} */
function answerOf(told, view) {
  const { about, detail } = view, name = asked(view);
  switch (name) {
    case 'rat': return { do: 'say', sign: told.rat ? 'yes' : 'no' };
    case 'bonus': return { do: 'bonus', bonus: told.bonuses[detail]?.[0] ?? 'end' };
    case 'bonus_skill': return { do: 'skill', skill: told.bonuses[detail]?.[1] };
    case 'cottage_skill': return { do: 'skill', skill: told.skill };
    case 'icon': {
      const icon = told[detail] ?? 'end';
      return icon.startsWith('move ') ? { do: 'room', room: icon.slice(5) } : { do: 'icon', icon };
    }
    case 'plan': return { do: 'slot', slot: told[detail - 1] };
    case 'length': return { do: 'number', number: told.fields.length };
    case 'effect': return { do: 'effect', effect: told.fields[detail - 1]?.effect };
    case 'field_points': return { do: 'number', number: told.fields[detail - 1]?.points };
    case 'overflow': return { do: 'number', number: told.overflow };
    case 'skill_place': return { do: 'scale', scale: told[SKILLS[about]] };
    case 'slots': return { do: 'number', number: told[ROOMS[about]] };
    case 'place_points': return { do: 'number', number: told[`${about}-${detail}`] };
    case 'clockwise': {
      const here = told.indexOf(CARDS[about]);
      return { do: 'card', card: told[(here + 1) % told.length] };
    }
    case 'ways': {
      const next = ROOMS.findIndex((room, i) => i > about && told[`${ROOMS[about]}-${room}`] && !within(detail, i));
      if (next < 0) return { do: 'say', sign: 'none' };
      return { do: told[`${ROOMS[about]}-${ROOMS[next]}`] === 'door' ? 'door' : 'room', room: ROOMS[next] };
    }
    default: return null;
  }
}

/** @param {Action} one @param {any} other */
const same = (one, other) => Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * What is being told of the card in question; once it is confirmed, answers are given by themselves.
 * @param {Turn} turn
 * @param {Action[]} actions
 * @param {BoardProps['act']} act
 * @param {boolean} busy
 */
export function useWhole(turn, actions, act, busy) {
  const { view, moment } = turn, form = actions.length > 0 ? formOf(view) : null;
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [sent, setSent] = useState(-1);
  const former = useRef(view.pack);
  if (!teaching(view)) former.current = view.pack;
  const here = told?.form === form ? told : null;
  const value = here?.value ?? (form ? begun(view, former.current) : null);
  useEffect(() => {
    if (!here?.confirmed || busy || sent === moment) return;
    const answer = answerOf(here.value, view), fits = answer && actions.some((action) => same(action, answer));
    setSent(moment);
    if (fits) act(answer);
    else setTold({ ...here, confirmed: false });  // it does not go together: look at it once more
  }, [moment, busy, here]);
  return {
    form, value, former: former.current, telling: Boolean(here?.confirmed),
    change: (/** @type {any} */ next) => setTold({ form, value: next, confirmed: false }),
    confirm: () => setTold({ form, value, confirmed: true }),
  };
}

/** Is enough told to go on? @param {string} kind @param {any} value @param {View} view @param {Pack} former */
function complete(kind, value, view, former) {
  if (kind === 'action') return actionDone(value, CARDS[view.about]);
  if (kind === 'row') return value.length > 0 || view.about >= view.pack.icon.length * ROOMS.length;
  if (kind === 'plan') return value.length >= slotsOf(view).length - 1;
  if (kind === 'scale') return sideDone(value);
  if (kind === 'map') return mapDone(value);
  if (kind === 'tokens') return tokensDone(value);
  if (kind === 'wheel') return value.length === CARDS.length - 1;
  if (kind === 'board') return asksOfBoard(view, former).every(({ key }) => typeof value[key] === 'number');
  return true;
}

/**
 * The places on his board whose value he needs: the last one freed of each, or all that were told wrongly.
 * @param {View} view
 * @param {Pack} former
 */
function asksOfBoard({ pack, cubes, beds, dug, about, detail, round, his_turns: his, your_turns: yours }, former) {
  const rows = [{ points: pack.cube_points, before: former.cube_points, freed: cubes },
    { points: pack.bed_points, before: former.bed_points, freed: beds },
    { points: pack.chamber_points, before: former.chamber_points, freed: dug }];
  const scoring = round === ROUNDS && his === TURNS && yours === TURNS;
  return rows.flatMap(({ points, before, freed }, places) => points.map((now, i) => ({
    places, number: i + 1, key: `${places}-${i + 1}`, was: before[i], now,
    least: Math.max(0, ...points.slice(0, i).filter((n) => n !== UNKNOWN)),
    most: Math.min(24, ...points.slice(i + 1).filter((n) => n !== UNKNOWN)),
    wanted: now === UNKNOWN && (scoring ? i + 1 === freed : before[i] !== UNKNOWN),
  }))).filter(({ wanted, places, number }) => wanted || (places === about && number === detail));
}
const PLACES = ['cubes', 'beds', 'chambers'];

/**
 * What he wants to know, of the card as a whole.
 * @param {View} view
 * @param {News | undefined} question
 * @param {Speaker} speak
 */
export function wholeTitle(view, question, speak) {
  const kind = formOf(view)?.split(':')[0] ?? '', { about } = view;
  return speak.say(`wistar-ask-whole-${kind}`, {
    card: kind === 'action' ? speak.say(`wistar-card-${CARDS[about]}`) : '',
    scale: kind === 'scale' ? speak.say(`wistar-scale-${SCALES[about]}`) : '',
    room: ROOMS[about % ROOMS.length], plan: question?.args?.plan ?? '',
  });
}

/** The card of the album beside which a photo is kept. @param {string} kind @param {View} view */
function photoOf(kind, { about, options }) {
  const card = Math.floor(about / ROOMS.length);
  if (kind === 'action') return `action-${CARDS[about]}`;
  if (kind === 'scale') return `scale-${SCALES[about]}-${options.difficulty[about]}`;
  if (kind === 'row') return card < EXPLORATIONS ? `exploration-${card + 1}` : 'exploration-last';
  if (kind === 'plan') return about < EXPLORATIONS ? `exploration-${about + 1}` : 'exploration-last';
  return null;
}

/**
 * The card, and the button that says that it is told.
 * @param {{view: View, whole: ReturnType<typeof useWhole>, busy: boolean, speak: Speaker}} props
 */
export function Whole({ view, whole: { form, value, former, telling, change, confirm }, busy, speak }) {
  const kind = form?.split(':')[0] ?? '', names = ownNames(), about = view.about;
  const photo = photoOf(kind, view);
  /** @type {{[kind: string]: () => VNode}} */
  const editors = {
    action: () => html`<${ActionCard} card=${CARDS[about]} value=${value} onChange=${change} names=${names}
      speak=${speak}/>`,
    row: () => html`<${Row} room=${ROOMS[about % ROOMS.length]} value=${value} onChange=${change} speak=${speak}/>`,
    plan: () => html`<${Plan} slots=${slotsOf(view)} value=${value} onChange=${change} speak=${speak}/>`,
    scale: () => html`<${ScaleSide} scale=${SCALES[about]} value=${value} onChange=${change} speak=${speak}/>`,
    map: () => html`<${FarmMap} value=${value} onChange=${change} speak=${speak}/>`,
    tasks: () => html`<${TaskCounts} value=${value} onChange=${change} speak=${speak}/>`,
    tokens: () => html`<${Tokens} value=${value} onChange=${change} names=${names} speak=${speak}/>`,
    wheel: () => html`<${WheelOrder} value=${value} first=${CARDS[about]} onChange=${change} speak=${speak}/>`,
    board: () => html`<div class="ed-card">${asksOfBoard(view, former).map(({ places, number, key, least, most }) =>
      html`<${Numbers} key=${key} label=${speak.say(`wistar-ask-place-points-${PLACES[places]}`, { number })}
        value=${value[key] ?? null} least=${least} most=${most}
        onChange=${(/** @type {any} */ n) => change({ ...value, [key]: n })}/>`)}</div>`,
  };
  return html`<div class="whole">${editors[kind]()}
    ${photo && html`<${Photo} id=${photo} speak=${speak}/>`}
    <button type="button" class="btn go wide" disabled=${busy || telling || !complete(kind, value, view, former)}
      onClick=${(/** @type {MouseEvent} */ event) => { if (event.detail < 2) confirm(); }}>
      <${Icon} name="i-check"/>${speak.say('wistar-page-whole-done')}</button></div>`;
}
