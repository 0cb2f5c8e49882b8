// The mission: the strip that says what all are after, how far both sides have come, and the choice of the leader.
import { html, useLayoutEffect, useState } from '/web/vendor/preact.js';
import { Icon, Radios, Sheet } from '/web/components.js';
import { kind } from '/web/legal.js';
import {
  Art, asking, Emblem, isRisky, Lying, Picture, placeName, provenance, Provenance, roleName, roleNews, Suit, Trump,
} from './cards.js';
import { EMPTY, laid, lastTrick, members, NOBODY, professor, ROLES, trump, within } from './pieces.js';
import { blankSaid, doneSaid, drawnSaid, lastSaid, missionSaid } from './sentences.js';
/** @import { ComponentChildren, News, Person, Speaker, Story } from '/web/types/page.js' */
/** @import { BoardProps, Turn, View } from './view.js' */

/**
 * The mission of a trick across the page.
 * @param {{view: View, trick?: number, mission?: News | false, speak: Speaker, small?: string | null,
 *   children?: ComponentChildren}} props
 */
export function Strip({ view, trick = view.trick, mission, speak, small, children }) {
  const number = view.mission[trick];
  if (number === EMPTY || !mission) return null;
  return html`<div class="mission" data-about>
    <div class="pic" aria-hidden="true"><${Picture} view=${view} number=${number}/></div>
    <p class="txt">${asking(speak, mission)}${small && html`<small>${small}</small>`}${children}</p>
    <${Trump} colour=${trump(view, trick)} speak=${speak}/></div>`;
}

/**
 * How many missions the agents have, and how many tokens show a role. It opens what may be looked at again.
 * @param {{turn: Turn, speak: Speaker, onClick: () => void}} props
 */
export function Goals({ turn: { view, derived }, speak, onClick }) {
  const { goal, threshold } = view.options, done = members(view.fulfilled).length;
  const tokens = { tokens: threshold };
  return html`<button type="button" class="goals" aria-haspopup="dialog" onClick=${onClick}>
    <span class="ag"><${Emblem} role=${0} class=""/><span>${speak.say('krecia-page-missions')}</span>
      <span class="meter" role="img" aria-label=${speak.say('krecia-page-of', { done, goal })}>
        ${Array.from({ length: goal }, (_, i) => html`<i class=${i < done ? 'on' : ''}></i>`)}</span></span>
    <span class="mo"><${Emblem} role=${derived.sought} class=""/>
      <span>${speak.say(professor(derived) === 'yes' ? 'krecia-page-reveals' : 'krecia-page-mole-wins', tokens)}</span>
      <${Art} name="intel"/><span class="sr">${speak.say('krecia-page-look')}</span></span></button>`;
}

/** The roles of this game; who has which is nobody's business. @param {{view: View, speak: Speaker}} props */
export const Cast = ({ view, speak }) => {
  const found = view.options.roles.slice(0, view.options.places);
  return html`<ul class="cast" aria-label=${speak.say('krecia-page-cast')}>
    ${[...new Set(found)].map((role) => html`<li class="chip" key=${role}><${Emblem} role=${role} class=""/>
      ${speak.say('krecia-role-count', {
        role: roleNews(view, role), count: found.filter((one) => one === role).length,
      })}</li>`)}</ul>`;
};

/**
 * What may be looked at again: the last trick, the fulfilled missions, and the roles in play.
 * @param {{turn: Turn, story: Story, people: Person[], speak: Speaker, onClose: () => void}} props
 */
export function LookBack({ turn, story, people, speak, onClose }) {
  const { view } = turn, last = lastTrick(view), done = members(view.fulfilled), said = doneSaid(turn);
  const before = lastSaid(turn, story);
  const special = [...new Set(view.options.roles)].filter((role) => speak.has(`option-roles-${ROLES[role]}-help`));
  const blank = blankSaid(turn, story);
  return html`<${Sheet} title=${speak.say('krecia-page-look')} onClose=${onClose}>
    <section class="stack"><h3>${speak.say('krecia-screen-last')}</h3>
      ${last < 0 ? html`<p class="muted">${speak.say('krecia-page-no-trick')}</p>` : html`
        ${before && html`<${Strip} view=${view} trick=${last} mission=${before} speak=${speak}/>`}
        <ol class="row wrap last-trick">
          ${laid(turn, last).map(({ place, card, raised, order }) => html`<li key=${order}>
            <${Lying} card=${card} raised=${raised} order=${order} won=${place === view.won[last]} speak=${speak}/>
            <b class="seat-n">${placeName(view, place, people, speak)}</b></li>`)}</ol>`}</section>
    <section class="stack"><h3>${speak.say('krecia-page-done', { done: done.length, goal: view.options.goal })}</h3>
      <ul class="stack">
        ${done.map((trick, i) => said[i] && html`
          <li key=${trick}>
            <${Strip} view=${view} trick=${trick} mission=${said[i]} speak=${speak}/></li>`)}</ul></section>
    <section class="stack"><h3>${speak.say('krecia-page-cast')}</h3><${Cast} view=${view} speak=${speak}/>
      ${special.map((role) => html`<p key=${role} class="small">
        <b>${roleName(speak, view, role)}:</b> ${speak.say(`option-roles-${ROLES[role]}-help`)}</p>`)}
      ${blank.length > 0 && html`<p class="small">
        ${speak.say('krecia-board-blank', { says: blank.map((one) => speak.say(one)).join(' ') })}</p>`}</section>
  <//>`;
}

/** What is special about a mission. @param {View} view @param {number} number @param {Speaker} speak */
const notes = (view, number, speak) => [
  isRisky(view, number) && speak.say('krecia-page-risky'),
  number !== EMPTY && within(view.options.in_words, number) && speak.say('krecia-page-words'),
].filter(Boolean).join(', ') || null;

/**
 * Paper at the left on a desk, a strip on a phone: what holds now.
 * @param {{turn: Turn, story: Story, people: Person[], speak: Speaker, trick?: number, mission?: News, bare?: boolean,
 *   children?: ComponentChildren}} props
 */
export function Info({ turn, story, people, speak, trick, mission, bare = false, children }) {
  const { view, derived: { lead } } = turn, [look, setLook] = useState(false);
  const number = bare ? EMPTY : view.mission[trick ?? view.trick];
  const before = mission ?? missionSaid(turn, story);
  return html`<section class="g-info" aria-label=${speak.say('krecia-page-info')}>
    <${Strip} view=${view} trick=${trick} mission=${number !== EMPTY && before} speak=${speak}
      small=${notes(view, number, speak)}/>
    <${Goals} turn=${turn} speak=${speak} onClick=${() => setLook(true)}/>
    ${children}
    ${lead !== NOBODY && !bare && trick === undefined && html`
      <div class="only-wide panel"><h2>${speak.say('krecia-page-lead')}</h2>
        <p class="small">
          <${Suit} colour=${lead}
            speak=${speak}/> ${speak.say('krecia-page-lead-note', { seat: view.leader })}</p></div>`}
    ${number !== EMPTY && before && html`<p class="only-wide"><${Provenance} mission=${before} speak=${speak}/></p>`}
    ${look && html`<${LookBack} turn=${turn} story=${story} people=${people} speak=${speak}
      onClose=${() => setLook(false)}/>`}
  </section>`;
}

/**
 * The two missions of the leader; one that may not be chosen says why.
 * @param {Turn} turn
 * @param {Story} story
 * @param {Speaker} speak
 * @param {BoardProps['explain']} explain
 * @param {BoardProps['toast']} toast
 */
export function useMission(turn, story, speak, explain, toast) {
  const choices = kind(turn.legal, 'choose'), { view } = turn;
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  useLayoutEffect(() => setChosen(choices.length === 1 ? choices[0].mission : null), [turn.moment]);
  /** @param {number} mission */
  const why = (mission) => explain([{ do: 'choose', mission }]).then(([{ refused }]) => {
    if (refused) toast(speak.say(refused));
  }).catch(() => {});
  const said = drawnSaid(turn, story);
  /** @param {number} number @param {News} mission */
  const name = (number, mission) =>
    [notes(view, number, speak), asking(speak, mission),
      `${speak.say('krecia-page-trump')} ${speak.say(mission.args?.trump)}`,
    provenance(mission, speak)].filter(Boolean).join(', ');
  const items = view.drawn.map((number, i) => ({
    value: number, off: !choices.some(({ mission }) => mission === number), label: said[i] && name(number, said[i]),
    content: said[i] && html`<span class="top kicker">
      ${speak.say(isRisky(view, number) ? 'krecia-page-risky' : 'krecia-page-mission')}</span>
      <span class="mid"><${Picture} view=${view} number=${number}/><b>${asking(speak, said[i])}</b>
        ${within(view.options.in_words, number) && html`<small>${speak.say('krecia-page-words')}</small>`}
        <${Provenance} mission=${said[i]} speak=${speak}/></span>
      <${Trump} colour=${view.options.trump[number]} speak=${speak} wide/>`,
  }));
  /** @param {number} number */
  const choose = (number) => (choices.some(({ mission }) => mission === number) ? setChosen(number) : why(number));
  const at = chosen === null ? -1 : view.drawn.indexOf(chosen);
  return { items, chosen, choose, action: choices.find(({ mission }) => mission === chosen), said: said[at] };
}

/** The leader's private choice. @param {{mission: ReturnType<typeof useMission>, speak: Speaker}} props */
export const Choice = ({ mission, speak }) => html`
  <main class="stage g-stage choosing" id="act" tabindex="-1"><div class="lamp"></div>
    <p class="private"><${Icon} name="i-eye-off" class=""/>${speak.say('krecia-page-only-you')}</p>
    <${Radios} label=${speak.say('krecia-refuse-choose-now')} items=${mission.items} value=${mission.chosen}
      onChange=${mission.choose} look="mchoice" item="mcard" about/>
  </main>`;
