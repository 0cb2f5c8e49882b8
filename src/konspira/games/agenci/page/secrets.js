// The round of secret cards: choose one, point at what the menu lets it be pointed at, and play it; or pass.
import { html, useMemo } from '/web/vendor/preact.js';
import { Act, Icon, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Agents } from './agents.js';
import { Print } from './cards.js';
import { Recon } from './identity.js';
import { AGENTS, building, cardNews, cardsOf, named, PRINTED, signed } from './pieces.js';
import { Mine, Pocket } from './pocket.js';
import { Numbers } from './safe.js';
import { heard, Seats } from './seats.js';
import { stamp, useMind, useTold } from './preview.js';
/** @import { Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Play, Turn } from './view.js' */

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((name) => other.includes(name));

/**
 * Which agents, steps or building a card may still be pointed at: whatever some action of the menu goes on with.
 * @param {Play[]} actions
 * @param {number[]} picked
 */
export function targets(actions, picked) {
  const pairs = new Set(actions.filter(({ agents }) => agents.length === 2).map(({ agents }) => agents.join()));
  const ordered = [...pairs].some((pair) => pairs.has(pair.split(',').reverse().join()));  // who joins whom
  const names = picked.map((agent) => AGENTS[agent]);
  const fits = actions.filter(({ agents }) => (ordered ? names.every((name, i) => agents[i] === name)
    : names.every((name) => agents.includes(name))));
  const next = new Set(fits.flatMap(({ agents }) => (ordered ? agents.slice(names.length, names.length + 1)
    : agents.filter((name) => !names.includes(name)))).map((name) => AGENTS.indexOf(name)));
  const whole = fits.filter(({ agents }) => (ordered ? agents.join() === names.join() : same(agents, names)));
  return {
    next, whole, ways: [...new Set(whole.map(({ steps }) => steps))].sort((a, b) => a - b),
    houses: new Set(actions.flatMap((one) => (one.building === null ? [] : [PRINTED.indexOf(one.building)]))),
  };
}

/** @type {{picked: number[], way: number | null, house: number | null}} */
const NO_AIM = { picked: [], way: null, house: null };

/** The card that I am about to play, and what it is pointed at. @param {Turn} turn */
export function useAim(turn) {
  const cards = useMemo(() => kind(turn.legal, 'card'), [stamp(turn)]);
  const [{ at, picked, way, house }, set] = useMind(stamp(turn),
    { at: /** @type {number | null} */ (null), ...NO_AIM });
  const held = cardsOf(turn.view, turn.view.seat), chosen = at === null ? null : held[at];
  const actions = cards.filter(({ card }) => card === chosen);
  const { next, whole, ways, houses } = targets(actions, picked), steps = way ?? (ways.length === 1 ? ways[0] : null);
  /** @param {number} agent */
  const point = (agent) => {
    if (picked.includes(agent)) set({ way: null, picked: picked.filter((one) => one !== agent) });
    else if (next.has(agent)) set({ way: null, picked: [...picked, agent] });
  };
  /** @param {number} agent */
  const lit = (agent) => (picked.includes(agent) ? 'on'
    : chosen && next.has(agent) ? 'glow' : chosen && !houses.size ? 'dim' : '');
  /** @param {number} place */
  const goTo = (place) => set({ house: place });
  return {
    held, at, chosen, picked, next, houses, house, goTo, ways: ways.length > 1 ? ways : [], way: steps,
    playable: (/** @type {string} */ name) => cards.some(({ card }) => card === name),
    pick: (/** @type {number} */ i) => set({ at: i === at ? null : i, ...NO_AIM }), point: chosen ? point : undefined,
    setWay: (/** @type {number} */ one) => set({ way: one }),
    action: chosen
      ? whole.find((one) => one.steps === steps && (one.building === null || one.building === PRINTED[house ?? -1]))
        : undefined,
    city: { lit, onAgent: chosen ? point : undefined, houses, safe: house, onHouse: goTo },
  };
}

/** @typedef {ReturnType<typeof useAim>} Aim */

/** What is still missing. @param {Aim} aim */
function missing(aim) {
  if (!aim.chosen) return 'agenci-page-choose-card';
  if (aim.houses.size) return 'agenci-page-point-house';
  return aim.ways.length && aim.way === null ? 'agenci-page-how-far'
    : aim.picked.length ? 'agenci-page-point-other' : 'agenci-page-point';
}

/** What has just been played, and who has come to the safe. @param {Turn} turn @param {Speaker} speak */
export function situation(turn, speak) {
  const entered = turn.news.some(({ id }) => id === 'agenci-entered') ? null
    : turn.board?.find(({ id }) => id === 'agenci-entered');
  return [
    heard(turn, speak, ['agenci-passes', 'agenci-rolls']), entered && speak.say(entered),
  ].filter(Boolean).join(' ');
}

/** @param {BoardProps & {mind: Aim}} props */
export function Secrets({ turn, table, people, speak, act, busy, tapped, explain, lost, toast, mind: aim }) {
  const { view } = turn, told = useTold(aim.action, explain, stamp(turn)), pass = kind(turn.legal, 'pass')[0];
  /** @param {string} name */
  const needs = (name) => speak.say(`agenci-needs-${name.replaceAll('_', '-')}`);
  const cards = aim.held.map((name, i) => ({
    value: i, off: !aim.playable(name), label: speak.say(cardNews(name)),
    content: html`<${Print} kind=${name} speak=${speak}/>`,
  }));
  /** @param {number} i */
  const choose = (i) => (aim.playable(aim.held[i]) ? aim.pick(i) : toast(needs(aim.held[i])));
  const ways = aim.ways.map((steps) => ({ value: steps, label: signed(steps) }));
  const play = () => { if (aim.action) { sound('card'); act(aim.action); } };
  return html`
    <section class="g-info compose" aria-label=${speak.say('agenci-page-round')}>
      ${aim.houses.size > 0
        ? html`<${Numbers} view=${view} speak=${speak} may=${aim.houses} value=${aim.house} onChange=${aim.goTo}/>`
        : html`<${Agents} view=${view} speak=${speak} choose=${aim.point} may=${(agent) => aim.next.has(agent)}
          chosen=${aim.picked} label=${aim.chosen ? needs(aim.chosen) : undefined}/>`}
      ${ways.length > 0 && html`<${Radios} label=${speak.say('agenci-page-how-far')} items=${ways} value=${aim.way}
        onChange=${aim.setWay} look="points" item="pick"/>`}
      <div class="only-wide stack"><${Seats} turn=${turn} people=${people} speak=${speak}/>
        <p class="muted small">${speak.say('agenci-page-round-note')}</p>
        <${Recon} text=${speak.say('note-cards')}/></div>
    </section>
    <${Pocket} look="a-cards">
      <div class="row between"><h2><${Icon} name="i-eye-off" class="ic"/>
        <span>${speak.say(cards.length ? 'agenci-page-play-one' : 'agenci-page-no-cards')}</span>
        <span class="sr">${speak.say('agenci-page-only-you')}</span></h2>
        <${Mine} turn=${turn} table=${table} people=${people} speak=${speak} cards=${false}/></div>
      ${cards.length > 0 && html`<${Radios} label=${speak.say('agenci-screen-cards')} items=${cards} value=${aim.at}
        onChange=${choose} look=${`tcards n${cards.length}`} item="tcard" walkSelects=${false}/>`}
      ${aim.chosen && html`<p class="hint" role="status"><${Icon} name=${aim.action ? 'i-info' : 'i-hand'} class=""/>
        <span>${told?.preview.length ? told.preview.map((news) => speak.say(news)).join(' ')
          : needs(aim.chosen)}</span></p>`}
      <div class="actions"><${Act} off=${busy || tapped || !pass} onClick=${() => act(pass)}>
          ${speak.say('agenci-do-pass')}<//>
        ${cards.length > 0 && html`<${Act} class="go" off=${busy || !aim.action} onClick=${play}>
          ${lost ? speak.say('table-sends-later') : aim.action
            ? html`<span>${speak.say('agenci-page-play')}<small>${aimed(aim, speak)}</small></span>`
            : speak.say(missing(aim))}<//>`}</div><//>`;
}

/** What the card is pointed at, in short. @param {Aim} aim @param {Speaker} speak */
function aimed({ action, way }, speak) {
  if (!action) return '';
  if (action.building !== null) return speak.say(building(action.building));
  const names = action.agents.map((name) => speak.say(named(AGENTS.indexOf(name)))).join(', ');
  return names ? `${names}${way ? ` ${signed(way)}` : ''}` : speak.say(cardNews(action.card));
}
