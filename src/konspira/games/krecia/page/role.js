// Roles: my card, shown once at the start and then only while I hold the button; the partner of an accomplice.
import { html, useEffect, useState } from '/web/vendor/preact.js';
import { Act, Icon, Radios } from '/web/components.js';
import { kind } from '/web/legal.js';
import { saveForTab, loadForTab } from '/web/preferences.js';
import { sound } from '/web/sound.js';
import { Emblem, Face, roleName, roleNews, Tokens } from './cards.js';
import { Cast } from './mission.js';
import { NOBODY, ROLES, roleOf, UNKNOWN, within } from './pieces.js';
import { about } from './sentences.js';
/** @import { ComponentChildren, Speaker, Story, TableHere } from '/web/types/page.js' */
/** @import { BoardProps, Turn, View } from './view.js' */

/**
 * The card of a role; of one size for all, so that a glance tells nothing.
 * @param {{turn: Turn, story: Story, speak: Speaker, role: number, head: string, title?: string, perf?: string}} props
 */
export const Identity = ({ turn, story, speak, role, head, title, perf }) => html`
  <article class=${`idcard ${ROLES[role]}`}>
    <header><span class="kicker">${head}</span><${Icon} name="i-eye-off" class=""/></header>
    <div class="face"><${Emblem} role=${role} class=""/></div>
    <div class="says"><h2>${title ?? roleName(speak, turn.view, role)}</h2>
      <p>${about(turn, story, role).map((news) => speak.say(news)).join(' ')}</p></div>
    ${perf && html`<div class="perf">${perf}</div>`}
  </article>`;

/** Do I know the hidden role of my partner? @param {View} view */
const knowsPartner = (view) => view.partner !== NOBODY && view.partner !== view.seat
  && !within(view.revealed, view.partner) && roleOf(view, view.partner) !== UNKNOWN;

/** @param {View} view @param {Speaker} speak */
const card = (view, speak) => speak.say('krecia-page-identity', { number: view.seat + 1 });
/** @param {View} view */
const open = (view) => within(view.revealed, view.seat);

/**
 * My role while the button is held, by finger, mouse or key.
 * @param {{turn: Turn, story: Story, speak: Speaker, small?: boolean}} props
 */
export function Peek({ turn, story, speak, small = false }) {
  const { view } = turn, [held, setHeld] = useState(false);
  if (view.seat < 0) return null;
  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  const down = (event) => { event.currentTarget.setPointerCapture?.(event.pointerId); setHeld(true); };
  /** @param {KeyboardEvent} event */
  const key = (event) => { if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    setHeld(event.type === 'keydown');
  } };
  const loose = () => setHeld(false);
  const perf = knowsPartner(view)
    ? speak.say('krecia-partner-role', {
      partner_seat: view.partner, role: roleNews(view, roleOf(view, view.partner)),
    })
    : speak.say(open(view) ? 'krecia-page-known' : 'krecia-page-threshold', { tokens: view.options.threshold });
  return html`<button type="button" class=${`peek ${small ? 'bare' : ''}`}
    aria-label=${small ? speak.say('krecia-page-peek') : undefined} onPointerDown=${down} onPointerUp=${loose}
    onPointerCancel=${loose}
    onKeyDown=${key} onKeyUp=${key} onBlur=${loose} onContextMenu=${(event) => event.preventDefault()}>
    <${Icon} name="mark" class=""/>
    ${!small && html`
      <span>${speak.say('krecia-page-role')}<small>${speak.say('krecia-page-hold')}</small></span>`}</button>
    ${held && html`<div class="held" role="status">
      <${Identity} turn=${turn} story=${story} speak=${speak} role=${roleOf(view, view.seat)} head=${card(view, speak)}
        perf=${perf}/></div>`}`;
}

/**
 * What I should have looked at before the game goes on in front of me: my role, later my partner's.
 * @param {Turn} turn
 * @param {TableHere} table
 * @param {boolean | undefined} replay
 */
export function useUnread(turn, table, replay) {
  const { view } = turn, key = (/** @type {string} */ what) => `krecia-${what}-${table.id}-${turn.match}`;
  const [times, again] = useState(0);
  useEffect(() => {
    if (times && document.activeElement === document.body) document.getElementById('act')
      ?.focus({ preventScroll: true });
  }, [times]);  // the button has gone
  /** @param {string} what */
  const read = (what) => () => { saveForTab(key(what), true); again((n) => n + 1); };
  if (replay || view.seat < 0 || view.trick > 0 || view.won[0] !== NOBODY) return null;
  if (!loadForTab(key('role'), false)) return { what: 'role', read: read('role') };
  if (knowsPartner(view) && !loadForTab(key('partner'), false)) return { what: 'partner', read: read('partner') };
  return null;
}

/** @typedef {NonNullable<ReturnType<typeof useUnread>>} Unread */

/**
 * A role to remember.
 * @param {{turn: Turn, story: Story, speak: Speaker, unread: Unread, children: ComponentChildren}} props
 */
export function Reveal({ turn, story, speak, unread, children }) {
  const { view } = turn, partner = unread.what === 'partner', role = roleOf(view, partner ? view.partner : view.seat);
  const seat = { partner_seat: view.partner, role: roleNews(view, role) };
  return html`
    <main class="stage g-stage reveal"><div class="lamp"></div>
      <${Identity} turn=${turn} story=${story} speak=${speak} role=${role}
        head=${partner ? speak.say('krecia-page-identity', { number: view.partner + 1 }) : card(view, speak)}
        title=${partner ? speak.say('krecia-page-partner-is', seat) : undefined}
        perf=${speak.say(partner ? 'krecia-page-partner-perf'
          : open(view) ? 'krecia-page-known' : 'krecia-page-threshold',
          { tokens: view.options.threshold, partner_seat: view.partner })}/>
      <${Cast} view=${view} speak=${speak}/>
    </main>
    ${children}
    <footer class="pocket g-pocket" id="act" tabindex="-1"><div class="welt flat">
      <p class="hint"><${Icon} name="i-eye-off" class=""/><span>${speak.say('krecia-page-read-note')}</span></p>
      <div class="actions"><button type="button" class="btn go" onClick=${unread.read}><${Icon} name="i-eye-off"/>
        ${speak.say('krecia-page-read')}</button></div></div></footer>`;
}

/** The accomplice names a partner. @param {BoardProps & {children: ComponentChildren}} props */
export function Allying({ turn, story, people, speak, act, busy, lost, children }) {
  const { view } = turn, choices = kind(turn.legal, 'ally');
  const [partner, setPartner] = useState(/** @type {number | null} */ (null));
  const action = choices.find((one) => one.partner === partner);
  const items = choices.map((one) => ({
    value: one.partner, label: people[one.partner].name,
    content: html`<${Face} view=${view} place=${one.partner} people=${people}/>
      ${people[one.partner].name}<span class="seat-i"><${Tokens} n=${view.tokens[one.partner]} speak=${speak}/></span>
      <${Emblem} role=${ROLES.indexOf('accomplice')} class="mark"/>`,
  }));
  const bind = () => { if (action) { sound('seal'); act(action); } };
  return html`
    <main class="stage g-stage reveal" id="act" tabindex="-1"><div class="lamp"></div>
      <div class="mates-h"><${Emblem} role=${roleOf(view, view.seat)} class=""/>
        <h2>${speak.say('krecia-page-ally')}</h2>
        <p class="narrow">${about(turn, story, roleOf(view, view.seat)).map((news) => speak.say(news)).join(' ')}</p>
      </div>
      <${Radios} label=${speak.say('krecia-page-ally')} items=${items} value=${partner} onChange=${setPartner}
        look="suspects mates" item="suspect" about/>
      <p class="private"><${Icon} name="i-eye-off" class=""/>${speak.say('krecia-then-bound')}</p>
    </main>
    ${children}
    <footer class="pocket g-pocket"><div class="welt flat">
      <p class="hint"><${Icon} name=${lost ? 'i-offline' : 'i-info'} class=""/>
        <span>${speak.say(lost ? 'table-sends-later' : 'krecia-allying', { seat: view.seat })}</span></p>
      <div class="actions"><${Act} class="go" off=${busy || !action} onClick=${bind}>
        ${action ? speak.say('krecia-do-ally', { partner_seat: partner })
          : speak.say('krecia-refuse-ally-now')}<//></div></div></footer>`;
}
