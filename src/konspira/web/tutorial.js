// An introduction at the real table: what happens now, said in a sentence or two, and what to do.
import { html, useEffect, useState } from './vendor/preact.js';
import { Act, Icon } from './components.js';
/** @import { Explain, Speaker, TutorialState } from './types/page.js' */

/**
 * @param {{lesson: TutorialState, explain: Explain, act: (action: any) => void, busy: boolean, speak: Speaker,
 *   moment: number}} props
 */
export function TutorialStrip({ lesson, explain, act, busy, speak, moment }) {
  const [label, setLabel] = useState(/** @type {string | null} */ (null));
  const wanted = JSON.stringify(lesson.action);
  useEffect(() => {
    let there = true;
    setLabel(null);
    if (lesson.action) explain([lesson.action]).then(([told]) => {
      if (there && told.label) setLabel(speak.say(told.label));
    }).catch(() => {});
    return () => { there = false; };
  }, [wanted, moment]);
  const over = lesson.step >= lesson.steps;
  return html`<section class="lesson" aria-label=${speak.say('lesson-title')}>
    <div class="row between"><b class="kicker"><${Icon} name="i-star" class="ic-s"/>${speak.say('lesson-title')}</b>
      <progress max=${lesson.steps} value=${lesson.step}
        aria-label=${speak.say('lesson-step', { step: lesson.step, steps: lesson.steps })}></progress></div>
    <p role="status">${lesson.say ? speak.say(lesson.say) : ''}</p>
    ${lesson.action && label && html`
      <${Act} class="s must full" off=${busy} onClick=${() => act(lesson.action)}>
        ${speak.say('lesson-do', { label })}<//>`}
    ${over && html`<a class="btn s full" href="/">${speak.say('page-home')}</a>`}
  </section>`;
}
