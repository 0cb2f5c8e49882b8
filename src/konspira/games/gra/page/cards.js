// How the cards, dice and bids of GRA are drawn.
import { html } from '/web/vendor/preact.js';
import { Drawn, Icon } from '/web/components.js';
/** @import { Ends } from './pieces.js' */
/** @import { ComponentChildren, Speaker } from '/web/types/page.js' */

/** A die face. @param {{face: number, class?: string}} props */
export const Die = ({ face, class: look = 'die' }) => html`<${Drawn} game="gra" name=${`d${face}`} class=${look}/>`;

/** @param {{face: number, place: string}} props */
const Half = ({ face, place }) => html`<i class=${`${place} ${face === 1 ? 'one' : ''}`}>
  <b><${Icon} name=${`n${face}`} class=""/></b><${Drawn} game="gra" name=${`p${face}`}/></i>`;

/**
 * A two-ended card: the tone belongs to the place, so what counts is always the inked half on top.
 * @param {{ends: Ends, look?: string, tick?: ComponentChildren, speak: Speaker, hidden?: boolean}} props
 */
export function Card({ ends: [up, down], look = '', tick, speak, hidden = false }) {
  const name = speak.say('gra-card', { up, down });
  return html`<span class=${`dcard ${look}`} role=${hidden ? undefined : 'img'} aria-label=${hidden ? undefined : name}
    aria-hidden=${hidden ? 'true' : undefined}>
    <${Half} face=${up} place="a"/><${Half} face=${down} place="z"/>
    ${tick && html`<span class="tick" aria-hidden="true">${tick}</span>`}</span>`;
}

/** The numeral of a count; past those that are drawn it is set in type. @param {{n: number}} props */
export const Count = ({ n }) => (n <= 13 ? html`<${Icon} name=${`n${n}`} class=${n > 9 ? 'n w2' : 'n'}/>`
  : html`<span class="n set" aria-hidden="true">${n}</span>`);

/** A bid as a picture: count × die. @param {{count: number, face: number, cross?: string}} props */
export const Picture = ({ count, face, cross = 'ic-s' }) =>
  html`<${Count} n=${count}/><${Icon} name="i-close" class=${cross}/><${Die} face=${face} class="d"/>`;
