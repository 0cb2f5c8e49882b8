// A tutorial at the real table: what happens now, said in a sentence or two, and what to do.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, Icon } from './components.js';
/** @import { Explain, Speaker, TutorialState } from './types/page.js' */

/**
 * @param {{tutorial: TutorialState, explain: Explain, act: (action: any) => void, busy: boolean, speak: Speaker,
 *   moment: number}} props
 */
export function TutorialStrip({ tutorial, explain, act, busy, speak, moment }) {
  const [label, setLabel] = useState(/** @type {string | null} */ (null));
  const wanted = JSON.stringify(tutorial.action);
  useEffect(() => {
    let there = true;
    setLabel(null);
    if (tutorial.action) explain([tutorial.action]).then(([told]) => {
      if (there && told.label) setLabel(speak.say(told.label));
    }).catch(() => {});
    return () => { there = false; };
  }, [wanted, moment]);
  const over = tutorial.step >= tutorial.steps;
  return html`<section class="tutorial" aria-label=${speak.say('tutorial-title')}>
    <div class="row between"><b class="kicker"><${Icon} name="i-star" class="ic-s"/>${speak.say('tutorial-title')}</b>
      <progress max=${tutorial.steps} value=${tutorial.step}
        aria-label=${speak.say('tutorial-step', { step: tutorial.step, steps: tutorial.steps })}></progress></div>
    <p role="status">${tutorial.say ? speak.say(tutorial.say) : ''}</p>
    ${tutorial.action && label && html`
      <${Act} class="s must full" off=${busy} onClick=${() => act(tutorial.action)}>
        ${speak.say('tutorial-do', { label })}<//>`}
    ${over && html`<a class="btn s full" href="/">${speak.say('page-home')}</a>`}
  </section>`;
}
