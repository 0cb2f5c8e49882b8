// The pieces of Agenci as the view names them.
// Data only; tests/web/test_agenci_board.py holds it against the rules' own.
/** @import { News } from '/web/types/page.js' */
/** @import { Steps, View } from './view.js' */
/** @type {(keyof Steps)[]} */
export const AGENTS = ['red', 'yellow', 'blue', 'violet', 'green', 'orange', 'grey'];
export const RECONSTRUCTED = ['orange', 'grey'];
export const PRINTED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3];
export const KINDS = [
  'to_ruins', 'to_safe', 'to_agent', 'second_agent', 'out_of_ruins', 'two_forward', 'all_to_start', 'one_forward',
  'two_markers', 'off_safe', 'swap', 'two_back', 'move_safe', 'one_back', 'one_either',
];
export const MOVING = 0, SECRETS = 1, SAFE = 2, FILES = 3, OVER = 4;
export const NOBODY = -1, NOTHING = -1, BLANK = -2, ONE_TO_THREE = 1, LAST = 39, GIVEN = 0;

/** A bit set as a list. @param {number} bits */
export const members = (bits) => Array.from({ length: 8 }, (_, i) => i).filter((i) => bits >> i & 1);

/** Is something in a bit set? @param {number} bits @param {number} one */
export const within = (bits, one) => one >= 0 && (bits >> one & 1) === 1;

/** The agents that take part. @param {View} view */
export const playing = (view) => members(view.agents);

/** The agents of a seat, as far as this view knows them. @param {View} view @param {number} seat */
export const agentsOf = (view, seat) =>
  [view.agent[seat], view.holder === seat ? view.second : NOBODY].filter((one) => one !== NOBODY);

/** My agents. @param {View} view */
export const mine = (view) => (view.seat >= 0 ? agentsOf(view, view.seat) : []);

/** The kinds of the cards of a seat, as far as this view knows them. @param {View} view @param {number} seat */
export const cardsOf = (view, seat) => (seat >= 0
  ? view.hand[seat].filter((kind) => kind !== NOTHING).map((kind) => KINDS[kind]) : []);

// -- news that the page puts together itself

/** @param {number} agent */
export const named = (agent) => ({ id: 'agenci-agent', args: { agent: AGENTS[agent] } });
/** @param {number} agent */
export const coloured = (agent) => ({ id: 'agenci-agent-colour', args: { agent: AGENTS[agent] } });
/** @param {number} number */
export const building = (number) => ({ id: 'agenci-building', args: { building: number } });
/** @param {string} kind */
export const cardNews = (kind) => ({ id: `agenci-card-${kind.replaceAll('_', '-')}` });
/** @param {number} number */
export const written = (number) => String(number).replace('-', '−');
/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : written(points));
/** @param {number} agent @param {number} points */
export const change = (agent, points) => ({
  id: 'agenci-change', args: { agent: named(agent), points: signed(points) },
});

/** A number with its sign, read again. @param {string} text */
const unsigned = (text) => Number(String(text).replace('−', '-'));

/**
 * What each agent gets, out of a sentence of the server; null where it says nothing of it.
 * @param {News[] | undefined} news
 * @param {string} id
 * @returns {Map<number, number> | null}
 */
export function gainsSaid(news, id) {
  const said = news?.findLast((one) => one.id === id);
  return said
    ? new Map(said.args?.points.map((/** @type {any} */ { args }) => [
      AGENTS.indexOf(args.agent.args.agent), unsigned(args.points),
    ])) : null;
}
