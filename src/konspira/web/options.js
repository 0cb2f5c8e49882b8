// How we play: every option of a game, explained where it is chosen. The game itself says what goes together.
import { html, useEffect, useState } from './vendor/preact.js';
import { Icon, Radios, Switch, useShell } from './components.js';
import { save, load } from './preferences.js';
import { api, Refusal } from './connection.js';

/** Why these options do not go together, or null. */
export function useOptionsRefusal(game, seats, options) {
  const [refused, setRefused] = useState(null);
  const asked = JSON.stringify([game.name, seats, options]);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      api(`/api/games/${game.name}/check`, { seats, options })
        .then((answer) => { if (wanted) setRefused(answer.refused); })
        .catch(() => { if (wanted) setRefused(null); });  // opening the table will say it
    }, 120);
    return () => { wanted = false; clearTimeout(timer); };
  }, [asked]);
  return refused;
}

const text = (speak, id) => (speak.has(id) ? speak.say(id) : null);

/** What one choice of an option is called. */
export const choiceName = (speak, option, choice) => text(speak, `option-${option.name}-${choice}`) ?? String(choice);

function Choice({ game, option, speak, value, onChange }) {
  const items = option.choices.map((choice) => ({ value: choice, label: choiceName(speak, option, choice) }));
  return html`<div class="option"><b>${speak.say(`option-${option.name}`)}</b>
    ${text(speak, `option-${option.name}-help`) && html`<small>${speak.say(`option-${option.name}-help`)}</small>`}
    <${Radios} label=${speak.say(`option-${option.name}`)} items=${items} value=${value} onChange=${onChange} look="choices" item="choice"/>
    ${option.file && html`<${FromFile} game=${game} option=${option} speak=${speak} value=${value} onChange=${onChange}/>`}</div>`;
}

/** Does the value come from somebody's own file? */
const isOwn = (option, value) => Boolean(option.file) && typeof value === 'object' && JSON.stringify(value) !== JSON.stringify(option.default);

/** A value of my own, out of a file; the file that was read last is remembered by this device. */
function FromFile({ game, option, speak, value, onChange }) {
  const shell = useShell(), name = `file-${game.name}-${option.name}`;
  const [wrong, setWrong] = useState(null);  // stays to be read, when the notice has gone
  const read = async (text) => {
    setWrong(null);
    try {
      const answer = await fetch(`/api/games/${game.name}/options/${option.name}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text });
      const said = await answer.json();
      if (!answer.ok) throw new Refusal(said.news);
      save(name, text);
      onChange(said.value);
    } catch (error) {
      if (error instanceof Refusal) setWrong((speak.has(error.news.id) ? speak : shell.speak).say(error.news));
      shell.toast(error instanceof Refusal ? error : new Refusal({ id: 'page-no-network' }), speak);
    }
  };
  const mine = load(name, null), own = isOwn(option, value);
  return html`<div class="row wrap">
    ${mine && html`<button type="button" class="btn s quiet" aria-pressed=${String(own)} onClick=${() => read(mine)}>
      ${own && html`<${Icon} name="i-check"/>`}${text(speak, `option-${option.name}-own`) ?? speak.say('lobby-own')}</button>`}
    <label class="btn s quiet"><${Icon} name="i-up"/>${speak.say('lobby-file')}<input type="file" class="sr" onChange=${async (e) => {
      const [file] = e.target.files;
      if (file) read(await file.text());
    }}/></label>${wrong && html`<p class="file-wrong">${wrong}</p>`}</div>`;
}

function Amount({ option, speak, value, onChange }) {
  const { least, most } = option;
  return html`<label class="option"><b>${speak.say(`option-${option.name}`)}</b>
    ${text(speak, `option-${option.name}-help`) && html`<small>${speak.say(`option-${option.name}-help`)}</small>`}
    <select class="sel" onChange=${(e) => onChange(e.target.value === '' ? null : Number(e.target.value))}>
      ${option.default === null && html`<option value="" selected=${value === null}>–</option>`}
      ${Array.from({ length: most - least + 1 }, (_, i) => html`<option selected=${value === least + i} value=${least + i}>${least + i}</option>`)}
    </select></label>`;
}

/** Values that have a name, one tap each. */
const Presets = ({ option, speak, value, onChange }) => html`<div class="row wrap">
  ${Object.entries(option.presets).map(([name, preset]) => {
    const chosen = JSON.stringify(value) === JSON.stringify(preset);
    return html`<button key=${name} type="button" class="btn s quiet" aria-pressed=${String(chosen)} onClick=${() => onChange(chosen ? option.default : preset)}>
      ${chosen && html`<${Icon} name="i-check"/>`}${choiceName(speak, option, name)}</button>`;
  })}</div>`;

function Several({ option, speak, value, onChange }) {
  const toggle = (choice, on) => onChange(on ? [...value, choice] : value.filter((one) => one !== choice));
  return html`<fieldset class="option"><legend><b>${speak.say(`option-${option.name}`)}</b></legend>
    ${text(speak, `option-${option.name}-help`) && html`<small>${speak.say(`option-${option.name}-help`)}</small>`}
    ${option.presets && html`<${Presets} option=${option} speak=${speak} value=${value} onChange=${onChange}/>`}
    ${option.choices.map((choice) => html`<${Switch} key=${choice} name=${choiceName(speak, option, choice)}
      help=${text(speak, `option-${option.name}-${choice}-help`)} checked=${value.includes(choice)} onChange=${(on) => toggle(choice, on)}/>`)}</fieldset>`;
}

/** What comes with the game, or a file of my own. */
function Whole({ game, option, speak, value, onChange }) {
  const own = isOwn(option, value);
  return html`<div class="option"><b>${speak.say(`option-${option.name}`)}</b>
    ${text(speak, `option-${option.name}-help`) && html`<small>${speak.say(`option-${option.name}-help`)}</small>`}
    <button type="button" class="btn s quiet" aria-pressed=${String(!own)} onClick=${() => onChange(option.default)}>
      ${!own && html`<${Icon} name="i-check"/>`}${speak.say(`option-${option.name}-usual`)}</button>
    <${FromFile} game=${game} option=${option} speak=${speak} value=${value} onChange=${onChange}/></div>`;
}

/** Something that is put together, or left out. */
function Parts({ option, speak, value, onChange }) {
  const parts = option.parts.filter((part) => speak.has(`option-${option.name}-${part.name}`));
  return html`<${Flag} option=${option} speak=${speak} value=${value !== null} onChange=${(on) => onChange(on ? {} : null)}/>
    ${value && html`<fieldset class="option"><legend class="sr">${speak.say(`option-${option.name}`)}</legend>
      ${parts.map((part) => html`<${KINDS[part.kind]} key=${part.name} option=${{ ...part, name: `${option.name}-${part.name}` }} speak=${speak}
        value=${value[part.name] ?? part.default} onChange=${(chosen) => onChange({ ...value, [part.name]: chosen })}/>`)}</fieldset>`}`;
}

const Words = ({ option, speak, value, onChange }) => html`<label class="option"><b>${speak.say(`option-${option.name}`)}</b>
  ${text(speak, `option-${option.name}-help`) && html`<small>${speak.say(`option-${option.name}-help`)}</small>`}
  <input class="field" value=${value ?? ''} onChange=${(e) => onChange(e.target.value || option.default)}/></label>`;

const Flag = ({ option, speak, value, onChange }) => html`<${Switch} name=${speak.say(`option-${option.name}`)}
  help=${text(speak, `option-${option.name}-help`)} checked=${value} onChange=${onChange}/>`;

const KINDS = { flag: Flag, choice: Choice, number: Amount, list: (all) => (all.option.choices ? Several(all) : Whole(all)), text: Words, parts: Parts };

/** Can it be chosen by hand? */
const byHand = {
  flag: () => true, choice: () => true, parts: () => true, list: (option) => Boolean(option.choices || option.file),
  number: (option) => option.least !== undefined && option.most !== undefined, text: (option) => typeof option.default === 'string',
};

/** All options of a game that have a name and can be chosen by hand. */
export function OptionsForm({ game, speak, options, onChange }) {
  return game.options.filter((option) => speak.has(`option-${option.name}`) && byHand[option.kind](option)).map((option) => html`<${KINDS[option.kind]} key=${`${game.name}-${option.name}`} game=${game} option=${option} speak=${speak}
    value=${options[option.name] ?? option.default} onChange=${(value) => onChange({ ...options, [option.name]: value })}/>`);
}

/** The options that differ from the usual game, by name, for a line under a title. */
export function chosenNames(game, speak, options) {
  return game.options.filter((option) => speak.has(`option-${option.name}`) && JSON.stringify(options[option.name] ?? option.default) !== JSON.stringify(option.default))
    .map((option) => (isOwn(option, options[option.name]) && text(speak, `option-${option.name}-own`))
      || `${speak.say(`option-${option.name}`)}${option.kind === 'number' ? ` ${options[option.name]}` : ''}`);
}
