// A mission in words: whoever led says whether it was fulfilled; the others may object, for the record.
import { html } from '/web/vendor/preact.js';
import { Act, Icon } from '/web/components.js';
import { kind } from '/web/legal.js';
import { sound } from '/web/sound.js';
import { Hand } from './hand.js';
import { Info } from './mission.js';
import { Peek } from './role.js';
import { heard, Round } from './trick.js';
/** @import { Action, BoardProps } from './view.js' */

/**
 * The trick as it lies, a question, and the two answers to it.
 * @param {BoardProps & {question: string, note: string, icon: string, answers: {action: Action, name: string,
 *   icon: string}[], said?: string}} props
 */
function Question({ turn, story, people, speak, act, busy, tapped, lost, question, note, icon, answers, said }) {
  const { view } = turn;
  return html`
    <${Info} turn=${turn} story=${story} people=${people} speak=${speak}/>
    <${Round} turn=${turn} people=${people} speak=${speak} trick=${view.trick} won=${view.won[view.trick]}
      icon="i-crown" line=${said ?? heard(turn, speak)}/>
    <footer class="pocket g-pocket" id="act" tabindex="-1">
      <${Hand} view=${view} speak=${speak} still/>
      <div class="welt judging" role="group" aria-label=${question}>
        <p class="hint"><${Icon} name=${lost ? 'i-offline' : icon} class=""/>
          <span class="grow"><b>${question}</b> ${lost ? speak.say('table-sends-later') : note}</span>
          <${Peek} turn=${turn} story=${story} speak=${speak} small/></p>
        <div class="actions">${answers.map(({ action, name, icon: mark }) => html`
          <${Act} key=${name} off=${busy || tapped} onClick=${() => { sound('stamp'); act(action); }}>
            <${Icon} name=${mark}/>${name}<//>`)}</div>
      </div>
    </footer>`;
}

/** I led: was it fulfilled? @param {BoardProps} props */
export function Judging(props) {
  const { turn, speak } = props;
  const answers = kind(turn.legal, 'judge').map((action) => ({
    action, icon: action.fulfilled ? 'i-check' : 'i-close',
    name: speak.say('krecia-do-judge', { fulfilled: action.fulfilled ? 'yes' : 'no' }),
  }));
  return html`<${Question} ...${props} question=${speak.say('krecia-page-judge')} icon="i-info"
    note=${speak.say('krecia-page-judge-note')} answers=${answers}/>`;
}

/** Somebody else led: do I see it otherwise? @param {BoardProps} props */
export function Objecting(props) {
  const { turn, speak } = props;
  const answers = kind(turn.legal, 'object').map((action) => ({
    action, icon: action.objects ? 'i-notes' : 'i-check',
    name: speak.say('krecia-do-object', { objects: action.objects ? 'yes' : 'no' }),
  }));
  const verdict = turn.board?.find(({ id }) => id === 'krecia-judges');
  return html`<${Question} ...${props} question=${speak.say('krecia-page-object')} icon="i-info"
    said=${verdict && speak.say(verdict)}
    note=${speak.say('krecia-then-recorded')} answers=${answers}/>`;
}
