// Who I am: my agent's card, shown once at the start and then only while I hold the button.
import { html, useState } from '/web/vendor/preact.js';
import { Icon } from '/web/components.js';
import { saveForTab, loadForTab } from '/web/preferences.js';
import { Art } from './city.js';
import { AGENTS, coloured, mine, NOBODY, RECONSTRUCTED } from './pieces.js';
/** @import { ComponentChildren, Speaker, TableHere } from '/web/types/page.js' */
/** @import { Turn, View } from './view.js' */

/** The card of an agent; of one size for all. @param {{agent: number, speak: Speaker}} props */
const Card = ({ agent, speak }) => html`
  <article class="a-id"><header><span class="kicker">${speak.say('agenci-page-card')}</span>
    <${Icon} name="i-eye-off" class=""/></header>
    <div class=${`face ${AGENTS[agent]}`}><${Art} name=${`ag-${AGENTS[agent]}`}/></div>
    <h2>${speak.say(coloured(agent))}</h2>
    ${RECONSTRUCTED.includes(AGENTS[agent]) && html`<${Recon} text=${speak.say('note-colours')}/>`}</article>`;

/** What nobody could find out is said where it is met. @param {{text: string}} props */
export const Recon = ({ text }) =>
  html`<p class="a-recon"><${Icon} name="badge-recon" class=""/><span>${text}</span></p>`;

/** My agent while the button is held, by finger, mouse or key. @param {{view: View, speak: Speaker}} props */
export function Peek({ view, speak }) {
  const [held, setHeld] = useState(false);
  if (view.seat < 0) return null;
  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  const down = (event) => { event.currentTarget.setPointerCapture?.(event.pointerId); setHeld(true); };
  /** @param {KeyboardEvent} event */
  const key = (event) => { if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    setHeld(event.type === 'keydown');
  } };
  const loose = () => setHeld(false);
  return html`<button type="button" class="a-peek" onPointerDown=${down} onPointerUp=${loose} onPointerCancel=${loose}
    onKeyDown=${key} onKeyUp=${key} onBlur=${loose}
    onContextMenu=${(event) => event.preventDefault()}><${Icon} name="mark" class=""/>
    <span>${speak.say('agenci-page-mine', { agents: mine(view).length })}
      <small>${speak.say('agenci-page-hold')}</small></span></button>
    ${held && html`<div class="a-held" role="status">
      ${mine(view).map((agent) => html`<${Card} key=${agent} agent=${agent} speak=${speak}/>`)}</div>`}`;
}

/** @typedef {{agent: number, second?: boolean, read: () => void}} Unread */

/**
 * What I should have looked at before the game goes on in front of me: my agent, later my second one.
 * @param {Turn} turn
 * @param {TableHere} table
 * @param {boolean | undefined} replay
 * @returns {Unread | null}
 */
export function useUnread(turn, table, replay) {
  const { view } = turn, key = (/** @type {string} */ what) => `agenci-${what}-${table.id}-${turn.match}-${view.seat}`;
  const [, again] = useState(0);
  /** @param {string} what */
  const read = (what) => () => { saveForTab(key(what), true); again((n) => n + 1); };
  if (replay || view.seat < 0) return null;
  if (!loadForTab(key('agent'), false)) return { agent: view.agent[view.seat], read: read('agent') };
  if (view.holder === view.seat && view.second !== NOBODY
    && !loadForTab(key('second'), false)) return { agent: view.second, second: true, read: read('second') };
  return null;
}

/** An agent to remember. @param {{speak: Speaker, unread: Unread, children: ComponentChildren}} props */
export const Reveal = ({ speak, unread, children }) => html`
  <main class="stage g-stage a-reveal">
    <h2>${speak.say(unread.second ? 'agenci-page-second' : 'agenci-page-you-are')}</h2>
    <${Card} agent=${unread.agent} speak=${speak}/>
    <p class="narrow">${speak.say(unread.second ? 'agenci-page-second-note' : 'agenci-page-you-are-note')}</p></main>
  ${children}
  <footer class="pocket g-pocket" id="act" tabindex="-1"><div class="welt flat">
    <p class="hint"><${Icon} name="i-eye-off" class=""/><span>${speak.say('agenci-page-read-note')}</span></p>
    <div class="actions"><button type="button" class="btn go" onClick=${unread.read}>
      ${speak.say('agenci-page-read')}</button></div></div></footer>`;
