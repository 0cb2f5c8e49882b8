// How cards, suits, tokens, faces and missions of Krecia robota are drawn.
import { html } from '/web/vendor/preact.js';
import { Drawn, Icon } from '/web/components.js';
import { COLOURS, isLarry, NOBODY, picture, ROLES, SUITS, suit, value, within } from './pieces.js';
/** @import { News, Person, Speaker } from '/web/types/page.js' */
/** @import { View } from './view.js' */

/** @param {{name: string, class?: string}} props */
export const Art = ({ name, class: look }) => html`<${Drawn} game="krecia" name=${name} class=${look}/>`;

/** @param {Speaker} speak @param {number} card */
export const cardName = (speak, card) => speak.say('krecia-card', { suit: COLOURS[suit(card)], value: value(card) });
/** @param {Speaker} speak @param {number} colour */
export const suitName = (speak, colour) => speak.say('krecia-suit', { suit: COLOURS[colour] });

/** What is printed on a card. @param {{card: number}} props */
export const Print = ({ card }) => html`
  <span class="card-ix"><${Icon} name=${`n${value(card)}`} class="n"/>
    <${Art} name=${`s-${SUITS[suit(card)]}`} class="u"/></span>
  <span class="card-art"><${Art} name=${`s-${SUITS[suit(card)]}`}/></span>`;

/** A card that only lies there. @param {{card: number, speak: Speaker, look?: string, name?: string}} props */
export const Card = ({ card, speak, look = '', name }) => html`
  <span class=${`card ${look}`} data-suit=${SUITS[suit(card)]} role="img" aria-label=${name ?? cardName(speak, card)}>
    <${Print} card=${card}/></span>`;

/**
 * A card on the table: its place in the order of play, and the token on it with the colour that it counts as.
 * @param {{card: number, raised: number, order: number, won: boolean, speak: Speaker}} props
 */
export function Lying({ card, raised: colour, order, won, speak }) {
  const raised = colour !== NOBODY;
  const printed = { id: 'krecia-card', args: { suit: COLOURS[suit(card)], value: value(card) } };
  const name = raised
    ? speak.say('krecia-page-raised', { card: printed, trump: { id: 'krecia-suit', args: { suit: COLOURS[colour] } } })
      : undefined;
  return html`<span class="on-card">
    <${Card} card=${card} speak=${speak} look=${`${won ? 'won' : ''} ${raised ? `raised ${SUITS[colour]}` : ''}`}
      name=${name}/>
    ${raised && html`<${Art} name="intel" class="tok"/><span class="as" data-suit=${SUITS[colour]} aria-hidden="true">
      ${speak.say('krecia-page-as')} <${Art} name=${`s-${SUITS[colour]}`}/>${value(card)}</span>`}
    <span class="ord"><span class="sr">${speak.say('krecia-page-order')} </span>${order}</span></span>`;
}

/** A suit as a small tile. @param {{colour: number, speak: Speaker}} props */
export const Suit = ({ colour, speak }) => html`
  <span class="suit" data-suit=${SUITS[colour]} role="img" aria-label=${suitName(speak, colour)}>
    <${Art} name=${`s-${SUITS[colour]}`}/></span>`;

/** A number of tokens. @param {{n: number, speak: Speaker}} props */
export const Tokens = ({ n, speak }) =>
  html`<span class="count"><${Art} name="intel"/><span aria-hidden="true">${n}</span>
    <span class="sr">${speak.say('krecia-tokens', { tokens: n })}</span></span>`;

/** The face of a place. @param {{view: View, place: number, people: Person[], class?: string}} props */
export const Face = ({ view, place, people, class: look = 'av' }) => (isLarry(view, place)
  ? html`<${Art} name="larry" class=${look}/>` : html`<${Icon} name=${people[place].face} class=${look}/>`);

/** The emblem of a role. @param {{role: number, class?: string}} props */
export const Emblem = ({ role, class: look = 'em' }) => html`<${Art} name=${`role-${ROLES[role]}`} class=${look}/>`;

/** A role as part of a sentence; the blank one may have a name of its own. @param {View} view @param {number} role */
export const roleNews = ({ words }, role) => (ROLES[role] === 'blank' && words[0]
  ? { id: 'krecia-role-named', args: { name: words[0] } } : { id: 'krecia-role', args: { role: ROLES[role] } });
/** @param {Speaker} speak @param {View} view @param {number} role */
export const roleName = (speak, view, role) => speak.say(roleNews(view, role));

/**
 * The name of a place; mine is "you".
 * @param {View} view
 * @param {number} place
 * @param {Person[]} people
 * @param {Speaker} speak
 */
export const placeName = (view, place, people, speak) =>
  (isLarry(view, place) ? speak.say('krecia-larry') : place === view.seat ? speak.say('you') : people[place].name);

/**
 * What a mission asks for, as a picture; one that nobody has drawn gets a star.
 * @param {{view: View, number: number}} props
 */
export function Picture({ view, number }) {
  const found = picture(view, number);
  return found ? html`<${Art} name=${`mission-${found}`} class="mpic"/>` : html`<${Icon} name="i-star" class="mpic"/>`;
}

/**
 * What a mission asks for, in words: the sentence of the server with a capital.
 * @param {Speaker} speak
 * @param {News} mission
 */
export function asking(speak, mission) {
  const text = speak.say('krecia-asks', { asks: mission.args?.asks });
  return text.slice(0, 1).toLocaleUpperCase(speak.language) + text.slice(1);
}

/**
 * Where a mission comes from, in words; an official one needs none.
 * @param {News} mission
 * @param {Speaker} speak
 */
export function provenance(mission, speak) {
  const kind = mission.args?.provenance?.args?.kind;
  return kind === 'official' ? null : speak.say('krecia-page-provenance', { kind });
}

/** The same with its badge. @param {{mission: News, speak: Speaker}} props */
export function Provenance({ mission, speak }) {
  const words = provenance(mission, speak);
  return words && html`<span class="recon"><${Icon} name="badge-recon" class=""/>${words}</span>`;
}

/** @param {View} view @param {number} number */
export const isRisky = (view, number) => number !== NOBODY && within(view.options.risky, number);

/** The block with the trump of a mission. @param {{colour: number, speak: Speaker, wide?: boolean}} props */
export const Trump = ({ colour, speak, wide = false }) => html`
  <span class="trump" data-suit=${SUITS[colour]}><${Art} name=${`s-${SUITS[colour]}`}/>
    <span aria-hidden="true">${speak.say('krecia-page-trump')}
      <span class=${wide ? '' : 'only-wide'}>: ${speak.say('krecia-suit-name', { suit: COLOURS[colour] })}</span></span>
    <span class="sr">${speak.say('krecia-page-trump')}: ${suitName(speak, colour)}</span></span>`;

/** A suit for the eye only, beside words that name it. @param {{colour: string}} props */
export const SuitOf = ({ colour }) =>
  html`<span class="suit" data-suit=${SUITS[COLOURS.findIndex((one) => one === colour)]} aria-hidden="true">
    <${Art} name=${`s-${SUITS[COLOURS.findIndex((one) => one === colour)]}`}/></span>`;
