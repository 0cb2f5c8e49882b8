// A card that first comes up is told in whole: one screen, one confirmation. He asks value by value; what was tapped
// answers for itself, until he asks about something else.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { load } from '/web/preferences.js';
import { ActionCard, actionDone, FarmMap, mapDone, Numbers, Plan, Row, ScaleSide, sideDone, TaskCounts, Tokens,
  tokensDone } from './editors.js';
import { asked, BONUS_KINDS, CARDS, EFFECTS, ICON_KINDS, ROOMS, SCALES, SKILLS, SLOTS_IN_ROOM, UNKNOWN, within }
  from './pieces.js';
/** @import { News, Speaker, VNode } from '/web/types/page.js' */
/** @import { Action, BoardProps, Turn, View } from './view.js' */

/** @type {{[question: string]: string}} */
const CARD_OF = {
  rat: 'action', bonus: 'action', bonus_skill: 'action', cottage_skill: 'action', length: 'scale', effect: 'scale',
  field_points: 'scale', overflow: 'scale', icon: 'row', plan: 'plan',
};
/** @type {{[question: string]: string}} */
const BOARD_OF = { skill_place: 'tokens', ways: 'map', slots: 'tasks', place_points: 'board' };

/** The screen that a question stands on; null where it stands alone. @param {View} view */
export function screenOf(view) {
  const name = asked(view);
  if (view.options.edition < 2) return null;
  if (CARD_OF[name]) return `${CARD_OF[name]}:${view.about}`;
  return BOARD_OF[name] ?? null;
}

/** @param {number} number */
const known = (number) => (number === UNKNOWN ? null : number);
/** @param {number} icon */
const iconName = (icon) => (icon >= ICON_KINDS.length ? `move ${ROOMS[icon - ICON_KINDS.length]}` : ICON_KINDS[icon]);

/** What is known of a card so far, as the editors hold it. @param {View} view */
function begun(view) {
  const { pack, about } = view, kind = screenOf(view)?.split(':')[0];
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
    return (pack.icon[card] ?? pack.last_icon)[room].slice(0, view.detail).map(iconName);
  }
  if (kind === 'plan') {
    const ranks = pack.plan[about];
    return Array.from({ length: view.detail - 1 }, (_, i) => slotName(ranks.indexOf(i + 1)));
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
  if (kind === 'tokens') {
    return Object.fromEntries(SKILLS.flatMap((skill, i) => (view.scale[i] === UNKNOWN ? []
      : [[skill, SCALES[view.scale[i]]]])));
  }
  return {};
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
    case 'place_points': return { do: 'number', number: told[about] };
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
  const { view, moment } = turn, screen = actions.length > 0 ? screenOf(view) : null;
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [sent, setSent] = useState(-1);
  const here = told?.screen === screen ? told : null, value = here?.value ?? (screen ? begun(view) : null);
  useEffect(() => {
    if (!here?.confirmed || busy || sent === moment) return;
    const answer = answerOf(here.value, view), fits = answer && actions.some((action) => same(action, answer));
    setSent(moment);
    if (fits) act(answer);
    else setTold({ ...here, confirmed: false });  // it does not go together: look at it once more
  }, [moment, busy, here]);
  return {
    screen, value, telling: Boolean(here?.confirmed),
    change: (/** @type {any} */ next) => setTold({ screen, value: next, confirmed: false }),
    confirm: () => setTold({ screen, value, confirmed: true }),
  };
}

/** What an owner calls the tokens. @returns {{[skill: string]: string}} */
export const tokenNames = () => load('wistar-names', {});

/** Is enough told to go on? @param {string} kind @param {any} value @param {View} view */
function complete(kind, value, view) {
  if (kind === 'action') return actionDone(value, CARDS[view.about]);
  if (kind === 'row') return value.length > 0 || view.about >= view.pack.icon.length * ROOMS.length;
  if (kind === 'plan') return value.length >= slotsOf(view).length - 1;
  if (kind === 'scale') return sideDone(value);
  if (kind === 'map') return mapDone(value);
  if (kind === 'tokens') return tokensDone(value);
  if (kind === 'board') return asksOfBoard(view).every(({ places }) => typeof value[places] === 'number');
  return true;
}

/** The places on his board whose value he needs: the last one freed of each. @param {View} view */
function asksOfBoard({ pack, cubes, beds, dug }) {
  const rows = [{ points: pack.cube_points, freed: cubes }, { points: pack.bed_points, freed: beds },
    { points: pack.chamber_points, freed: dug }];
  return rows.map(({ points, freed }, places) => ({ points, freed, places }))
    .filter(({ points, freed }) => freed > 0 && points[freed - 1] === UNKNOWN)
    .map(({ points, freed, places }) => ({
      places, freed,
      least: Math.max(0, ...points.slice(0, freed).filter((n) => n !== UNKNOWN)),
      most: Math.min(24, ...points.slice(freed).filter((n) => n !== UNKNOWN)),
    }));
}
const PLACES = ['cubes', 'beds', 'chambers'];

/**
 * What he wants to know, of the card as a whole.
 * @param {View} view
 * @param {News | undefined} question
 * @param {Speaker} speak
 */
export function wholeTitle(view, question, speak) {
  const kind = screenOf(view)?.split(':')[0] ?? '', { about } = view;
  return speak.say(`wistar-ask-whole-${kind}`, {
    card: kind === 'action' ? speak.say(`wistar-card-${CARDS[about]}`) : '',
    scale: kind === 'scale' ? speak.say(`wistar-scale-${SCALES[about]}`) : '',
    room: ROOMS[about % ROOMS.length], plan: question?.args?.plan ?? '',
  });
}

/**
 * The card, and the button that says that it is told.
 * @param {{view: View, whole: ReturnType<typeof useWhole>, busy: boolean, speak: Speaker}} props
 */
export function Whole({ view, whole: { screen, value, telling, change, confirm }, busy, speak }) {
  const kind = screen?.split(':')[0] ?? '', names = tokenNames(), about = view.about;
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
    board: () => html`<div class="ed-card">${asksOfBoard(view).map(({ places, freed, least, most }) => html`
      <${Numbers} key=${places} label=${speak.say(`wistar-ask-place-points-${PLACES[places]}`, { number: freed })}
        value=${value[places] ?? null} least=${least} most=${most}
        onChange=${(/** @type {any} */ n) => change({ ...value, [places]: n })}/>`)}</div>`,
  };
  return html`<div class="whole">${editors[kind]()}
    <button type="button" class="btn go wide" disabled=${busy || telling || !complete(kind, value, view)}
      onClick=${(/** @type {MouseEvent} */ event) => { if (event.detail < 2) confirm(); }}>
      <${Icon} name="i-check"/>${speak.say('wistar-page-whole-done')}</button></div>`;
}
