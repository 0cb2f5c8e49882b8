// My turn at the trick: lift a card, see what it would do, play it with or without a token. And waiting for the others.
import { html, useEffect, useLayoutEffect, useState } from '/web/vendor/preact.js';
import { Act, Icon } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Art, cardName, Suit, Tokens } from './cards.js';
import { Hand } from './hand.js';
import { Choice, Info, useMission } from './mission.js';
import {
  ALLYING, cardOf, CHOOSING, COLOURS, JUDGING, LARRYS, NOBODY, OBJECTING, PLAYING, suit, value, within,
} from './pieces.js';
import { Peek } from './role.js';
import { holder } from './sentences.js';
import { heard, MySlot, Round } from './trick.js';
/** @import { Offer } from './hand.js' */
/** @import { News, Speaker } from '/web/types/page.js' */
/** @import { BoardProps, Derived, Turn } from './view.js' */

/** What the menu offers for each card: `{plain, token}`. @param {Turn} turn */
function offers(turn) {
  /** @type {Map<number, Offer>} */
  const found = new Map();
  for (const action of kind(turn.legal, 'play')) {
    const card = cardOf(action);
    found.set(card, { ...found.get(card), [action.token ? 'token' : 'plain']: action });
  }
  return found;
}

/**
 * What is certain to follow, said by the server for both ways to play a card.
 * @param {Turn} turn
 * @param {BoardProps['explain']} explain
 * @param {Offer | null | undefined} offer
 */
function useCertain(turn, explain, offer) {
  const [told, setTold] = useState(/** @type {News[][] | null} */ (null));
  const asked = offer ? [offer.plain, offer.token].filter((one) => one !== undefined) : [];
  useEffect(() => {
    let wanted = true;
    setTold(null);
    if (asked.length && explain) explain(asked).then((answers) => {
      if (wanted) setTold(answers.map(({ preview }) => preview));
    }).catch(() => {});
    return () => { wanted = false; };
  }, [turn.moment, offer?.plain && cardOf(offer.plain)]);
  return told;
}

const DUTIES = { lead: 'krecia-page-lead-any', follow: 'krecia-screen-follow', void: 'krecia-screen-void' };

/**
 * The same sentence for every role: whoever holds the colour is told to follow, the mole too.
 * @param {{derived: Derived, speak: Speaker}} props
 */
const Duty = ({ derived: { duty, lead }, speak }) => speak.say(DUTIES[duty],
  lead === NOBODY ? {} : { suit: { id: 'krecia-suit', args: { suit: COLOURS[lead] } } });

/** @param {Speaker} speak @param {News[][]} told */
const both = (speak, [plain, token]) =>
  html`<b>${speak.say('krecia-page-without')}</b> ${plain.map((news) => speak.say(news)).join(' ')}
    ${token && html` <b>${speak.say('krecia-page-with')}</b> ${token.map((news) => speak.say(news)).join(' ')}`}`;

/** @param {{lead: number, lost?: boolean, speak: Speaker}} props */
const Mark = ({ lead, lost, speak }) => (lost ? html`<${Icon} name="i-offline" class=""/>`
  : lead !== NOBODY ? html`<${Suit} colour=${lead} speak=${speak}/>` : html`<${Icon} name="i-cards" class=""/>`);

/** @param {BoardProps} props */
export function Playing({ turn, story, people, speak, act, busy, explain, lost, toast }) {
  const { view, derived } = turn, offered = offers(turn);
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [over, setOver] = useState(/** @type {string | null} */ (null));
  useLayoutEffect(() => { setChosen(null); setOver(null); }, [turn.moment]);
  const offer = chosen === null ? null : offered.get(chosen), told = useCertain(turn, explain, offer);
  /** @param {number} card */
  const pale = (card) => !within(derived.following, card);
  /** @param {number} card */
  const why = (card) => explain([{ do: 'play', colour: COLOURS[suit(card)], value: value(card), token: false }])
    .then(([{ refused }]) => { if (refused) toast(speak.say(refused)); }).catch(() => {});
  /** @param {number | null} card @param {boolean} [tapped] */
  const choose = (card, tapped) => {
    if (card === null || offered.has(card)) setChosen(card); else if (tapped) why(card);
  };
  /** @param {number | null} card @param {boolean} token */
  const play = (card, token) => {
    const one = card === null ? null : offered.get(card), action = token ? one?.token : one?.plain;
    if (action && !busy) { sound('card'); act(action); }
  };
  const said = turn.board?.find(({ id }) => id === 'krecia-then-holds');
  const raise = [...offered.values()].some((one) => one.token), holds = holder(turn);
  const lines = [heard(turn, speak), holds !== undefined && view.played > 1 && said && speak.say(said)].filter(Boolean);
  const counts = chosen !== null && view.mission[view.trick] >= 0
    && speak.say('krecia-page-counts', { value: value(chosen), suit: COLOURS[derived.raised_to[view.trick]] });
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}/>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${view.trick} won=${holds}
      icon=${holds === undefined ? 'i-info' : 'i-crown'} look=${chosen === null ? '' : 'lifted'}
      line=${lines.join(' ')}>
      <${MySlot} view=${view} speak=${speak} raise=${raise} over=${over}/><//>
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      <${Hand} view=${view} speak=${speak} may=${(card) => offered.get(card) ?? null} pale=${pale} chosen=${chosen}
        choose=${choose} play=${play} setOver=${setOver}/>
      <div class="welt">
        <p class="hint"><${Mark} lead=${derived.lead} lost=${lost} speak=${speak}/>
          <span class="grow">
            ${lost ? speak.say('table-sends-later')
              : offer && told ? (offer.token ? both(speak, told) : told[0].map((news) => speak.say(news)).join(' '))
              : html`<${Duty} derived=${derived} speak=${speak}/>`}</span>
          <${Tokens} n=${view.tokens[view.seat]} speak=${speak}/>
          <${Peek} turn=${turn} story=${story} speak=${speak} small/></p>
        <div class="actions">
          <${Act} class="go" off=${busy || !offer} onClick=${() => play(chosen, false)}>${offer && chosen !== null
            ? html`<span>${speak.say(pale(chosen) ? 'krecia-page-play-off' : 'krecia-page-play')}
              <small>${cardName(speak, chosen)}</small></span>` : speak.say('krecia-page-choose-card')}<//>
          ${raise && html`<${Act} off=${busy || !offer?.token} onClick=${() => play(chosen, true)}>
            <${Art} name="intel" class="ic-l"/>
            <span>${speak.say('krecia-page-raise')}${offer?.token && html`<small>${counts}</small>`}</span><//>`}
        </div>
      </div>
    </footer>`;
}

/** The leader's choice of a mission. @param {BoardProps} props */
export function Choosing({ turn, story, people, speak, act, busy, explain, lost, toast }) {
  const mission = useMission(turn, story, speak, explain, toast), { view } = turn;
  const take = () => { if (mission.action) { sound('card'); act(mission.action); } };
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}>
      <div class="only-wide panel"><h2>${speak.say('krecia-page-you-lead')}</h2>
        <p class="small">${speak.say('krecia-page-you-lead-note')}</p></div><//>
    <${Choice} mission=${mission} speak=${speak}/>
    <footer class="pocket g-pocket">
      <${Hand} view=${view} speak=${speak} still/>
      <div class="welt">
        <div class="row between"><${Peek} turn=${turn} story=${story} speak=${speak}/>
          <${Tokens} n=${view.tokens[view.seat]} speak=${speak}/></div>
        <div class="actions"><${Act} class="go" off=${busy || !mission.action} onClick=${take}>
          ${lost ? speak.say('table-sends-later')
            : mission.action
            ? html`<span>${speak.say('krecia-page-take')}
              <small>${mission.items.find(({ value: one }) => one === mission.chosen)?.label}</small></span>`
            : speak.say('krecia-refuse-choose-now')}<//></div>
      </div>
    </footer>`;
}

/** What a seat is about, by the phase. @type {{[phase: string]: string}} */
const DOING = {
  [ALLYING]: 'ally', [CHOOSING]: 'choose', [PLAYING]: 'play', [LARRYS]: 'larry', [JUDGING]: 'judge',
};

/**
 * Somebody else acts, or I only look on, or a puzzle asks for something that is no action.
 * @param {Pick<BoardProps, 'turn' | 'story' | 'people' | 'speak' | 'replay' | 'asked'>} props
 */
export function Waiting({ turn, story, people, speak, replay, asked }) {
  const { view } = turn, holds = holder(turn), looking = view.seat < 0;
  const doing = asked ?? (view.phase === OBJECTING ? speak.say('krecia-objecting')
    : speak.say('krecia-board-turn', { seat: view.turn, doing: DOING[view.phase] ?? 'play' }));
  const icon = holds === undefined ? 'i-info' : 'i-crown', middle = view.played === 0 && view.phase !== PLAYING;
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}/>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${view.trick} won=${holds} icon=${icon}
      line=${heard(turn, speak) ?? doing}>
      ${middle && html`<p class="doing">${doing}</p>`}<//>
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      ${!looking && html`<${Hand} view=${view} speak=${speak} still/>`}
      ${!replay && html`<div class=${`welt ${looking ? 'flat' : ''}`}>
        <p class="hint"><${Icon} name=${asked ? 'i-star' : 'i-hourglass'} class=""/>
          <span class="grow">${looking ? speak.say('table-looking-on') : doing}</span>
          ${!looking && html`<${Tokens} n=${view.tokens[view.seat]} speak=${speak}/>
            <${Peek} turn=${turn} story=${story} speak=${speak} small/>`}</p></div>`}
    </footer>`;
}
