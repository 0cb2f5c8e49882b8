// How we play: every option of a game, explained where it is chosen. The game itself says what goes together.
import { html, useEffect, useRef, useState } from './vendor/preact.js';
import { Icon, Radios, Sheet, Switch, useShell } from './components.js';
import { sprite } from './sprite.js';
import { style } from './stylesheet.js';
import { save, load } from './preferences.js';
import { at } from './site.js';
import { api, Refusal } from './connection.js';
/** @import { GameInfo, News, Option, Options, Speaker } from './types/page.js' */
/** @typedef {{game: GameInfo, option: Option, speak: Speaker, value: any, onChange: (value: any) => void}} Props */

/**
 * Why these options do not go together, or null.
 * @param {GameInfo} game
 * @param {number} seats
 * @param {Options} options
 */
export function useOptionsRefusal(game, seats, options) {
  const [refused, setRefused] = useState(/** @type {News | null} */ (null));
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

/** @param {Speaker} speak @param {string} id */
const text = (speak, id) => (speak.has(id) ? speak.say(id) : null);

/** What one choice of an option is called. @param {Speaker} speak @param {Option} option @param {unknown} choice */
export const choiceName = (speak, option, choice) =>
  text(speak, `option-${option.name}-${choice}`) ?? String(choice);

/** The name of an option, and what it means. @param {{option: Option, speak: Speaker}} props */
function Head({ option, speak }) {
  const help = text(speak, `option-${option.name}-help`);
  return html`<b>${speak.say(`option-${option.name}`)}</b>${help && html`<small>${help}</small>`}`;
}

/** @param {Props} props */
function Choice({ game, option, speak, value, onChange }) {
  const items = (option.choices ?? []).map((choice) => ({ value: choice, label: choiceName(speak, option, choice) }));
  return html`<div class="option"><${Head} option=${option} speak=${speak}/>
    <${Radios} label=${speak.say(`option-${option.name}`)} items=${items} onChange=${onChange}
      value=${option.asked && isOwn(option, value) ? option.default : value}
      look="choices" item="choice"/>
    ${option.file && html`
      <${FromFile} game=${game} option=${option} speak=${speak} value=${value} onChange=${onChange}/>`}</div>`;
}

// -- what this device remembers ---------------------------------------------------------------------

const OWN = '@own';  // stands for a value of one's own, whose file is kept beside it

/**
 * Keep what was chosen for a game; a value of one's own by its file.
 * @param {GameInfo} game
 * @param {Options} options
 */
export function remember(game, options) {
  const kept = game.options.filter((option) => option.name in options)
    .map((option) => [option.name, isOwn(option, options[option.name]) ? OWN : options[option.name]]);
  save(`options-${game.name}`, Object.fromEntries(kept));
}

/**
 * What was chosen for a game when this device last played it. Whoever has a value of their own plays with it, unless
 * they chose another one.
 * @param {GameInfo} game
 * @returns {Promise<Options>}
 */
export async function remembered(game) {
  /** @type {Options} */
  const options = { ...load(`options-${game.name}`, {}) };
  for (const option of game.options.filter(({ file, kind }) => file && kind !== 'parts')) {
    const text = load(fileOf(game, option), null), chosen = options[option.name];
    if (chosen === OWN) delete options[option.name];
    if (text && (chosen === OWN || (option.asked && (chosen ?? option.default) === option.default))) {
      await valueIn(game, option, text).then((value) => { options[option.name] = value; }).catch(() => {});
    }
  }
  return options;
}

/** The option that somebody is asked for who has never chosen it. @param {GameInfo} game */
export const firstAsked = (game) => game.options.find((option) => option.asked
  && !(option.name in load(`options-${game.name}`, {})) && !load(fileOf(game, option), null));

/**
 * The question before the first match.
 * @param {{option: Option, speak: Speaker, onChange: (value: any) => void}} props
 */
export const FirstQuestion = ({ option, speak, onChange }) => html`
  <div class="first-asked" id="first" tabindex="-1" role="group"
    aria-label=${speak.say(`option-${option.name}-first`)}><h3>${speak.say(`option-${option.name}-first`)}</h3>
    ${(option.choices ?? []).map((choice) => html`<button key=${choice} type="button" class="btn full"
      onClick=${() => onChange(choice)}>${choiceName(speak, option, choice)}</button>`)}</div>`;

/** The name of a file of one's own. @param {GameInfo} game @param {Option} option */
const fileOf = (game, option) => `file-${game.name}-${option.name}`;

/** Does the value come from somebody's own file? @param {Option} option @param {unknown} value */
const isOwn = (option, value) => Boolean(option.file) && option.kind !== 'parts' && typeof value === 'object'
  && JSON.stringify(value) !== JSON.stringify(option.default);

/** What the server reads in a file. @param {GameInfo} game @param {Option} option @param {string} text */
async function valueIn(game, option, text) {
  const answer = await fetch(`/api/games/${game.name}/options/${option.name}`, {
    method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text,
  });
  const said = await answer.json();
  if (!answer.ok) throw new Refusal(said.news);
  return said.value;
}

/** A value of my own, out of a file; the file that was read last is remembered by this device. @param {Props} props */
function FromFile({ game, option, speak, value, onChange }) {
  const shell = useShell(), name = fileOf(game, option), root = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [Editor, setEditor] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));  // stays when the notice has gone
  /** @param {string} text */
  const read = async (text) => {
    setWrong(null);
    try {
      const found = await valueIn(game, option, text);
      save(name, text);
      onChange(found);
    } catch (error) {
      if (error instanceof Refusal) setWrong((speak.has(error.news.id) ? speak : shell.speak).say(error.news));
      shell.toast(error instanceof Refusal ? error : new Refusal({ id: 'page-no-network' }), speak);
    }
  };
  const mine = load(name, null), own = isOwn(option, value);
  const edit = async () => {
    const found = await editorOf(game, option.editor ?? '');
    setEditor(() => found);
  };
  useEffect(() => {  // a file of an earlier version that does not load is repaired with its owner
    if (!mine || !option.editor) return;
    valueIn(game, option, mine).catch((error) => {
      if (!(error instanceof Refusal)) return;
      setWrong((speak.has(error.news.id) ? speak : shell.speak).say(error.news));
      root.current?.closest('details')?.setAttribute('open', '');  // nothing is seen in what is folded
      edit();
    });
  }, []);
  return html`<div class="row wrap" ref=${root}>
    ${mine && html`<button type="button" class="btn s quiet" aria-pressed=${own} onClick=${() => read(mine)}>
      ${own && html`<${Icon} name="i-check"/>`}${text(speak, `option-${option.name}-own`) ?? speak.say('lobby-own')}
    </button>`}
    <label class="btn s quiet"><${Icon} name="i-up"/>${speak.say('lobby-file')}
      <input type="file" class="sr" onChange=${async (e) => {
        const file = e.currentTarget.files?.[0];
        if (file) read(await file.text());
      }}/></label>
    ${option.editor && html`<button type="button" class="btn s quiet" onClick=${edit}>
      <${Icon} name="i-cards"/>${speak.say(`option-${option.name}-edit`)}</button>`}
    ${wrong && html`<p class="file-wrong">${wrong}</p>`}
    ${Editor && html`<${Sheet} title=${speak.say(`option-${option.name}-edit`)} look="wide editor"
      onClose=${() => setEditor(null)}>
      <${Editor} game=${game} speak=${speak} text=${load(name, null)} onChange=${(/** @type {any} */ found) => {
        save(name, JSON.stringify(found));
        setWrong(null);
        onChange(found);
      }}/><//>`}</div>`;
}

/** The part of a game's page that makes a value. @param {GameInfo} game @param {string} script */
async function editorOf(game, script) {
  const folder = at(`games/${game.name}/page`);
  const [module] = await Promise.all([
    import(`${folder}/${script}`), style(`${folder}/board.css`), sprite(`${folder}/symbols.svg`, game.name),
  ]);
  return module.default;
}

/** @param {Props} props */
function Amount({ option, speak, value, onChange }) {
  const least = option.least ?? 0, most = option.most ?? 0;
  return html`<label class="option"><${Head} option=${option} speak=${speak}/>
    <select class="sel"
      onChange=${(e) => onChange(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}>
      ${option.default === null && html`<option value="" selected=${value === null}>–</option>`}
      ${Array.from({ length: most - least + 1 }, (_, i) => html`
        <option selected=${value === least + i} value=${least + i}>${least + i}</option>`)}
    </select></label>`;
}

/** Values that have a name, one tap each. @param {Omit<Props, 'game'>} props */
const Presets = ({ option, speak, value, onChange }) => html`<div class="row wrap">
  ${Object.entries(option.presets ?? {}).map(([name, preset]) => {
    const chosen = JSON.stringify(value) === JSON.stringify(preset);
    return html`<button key=${name} type="button" class="btn s quiet" aria-pressed=${chosen}
      onClick=${() => onChange(chosen ? option.default : preset)}>
      ${chosen && html`<${Icon} name="i-check"/>`}${choiceName(speak, option, name)}</button>`;
  })}</div>`;

/** @param {Props} props */
function Several({ option, speak, value, onChange }) {
  /** @param {unknown} choice @param {boolean} on */
  const toggle = (choice, on) =>
    onChange(on ? [...value, choice] : value.filter((/** @type {unknown} */ one) => one !== choice));
  const help = text(speak, `option-${option.name}-help`);
  return html`<fieldset class="option"><legend><b>${speak.say(`option-${option.name}`)}</b></legend>
    ${help && html`<small>${help}</small>`}
    ${option.presets && html`<${Presets} option=${option} speak=${speak} value=${value} onChange=${onChange}/>`}
    ${option.choices?.map((choice) => html`<${Switch} key=${choice} name=${choiceName(speak, option, choice)}
      help=${text(speak, `option-${option.name}-${choice}-help`)} checked=${value.includes(choice)}
      onChange=${(on) => toggle(choice, on)}/>`)}</fieldset>`;
}

/** What comes with the game, or a file of my own. @param {Props} props */
function Whole({ game, option, speak, value, onChange }) {
  const own = isOwn(option, value);
  return html`<div class="option"><${Head} option=${option} speak=${speak}/>
    <button type="button" class="btn s quiet" aria-pressed=${!own} onClick=${() => onChange(option.default)}>
      ${!own && html`<${Icon} name="i-check"/>`}${speak.say(`option-${option.name}-usual`)}</button>
    <${FromFile} game=${game} option=${option} speak=${speak} value=${value} onChange=${onChange}/></div>`;
}

/** What the game's own page adds below a value that is put together. @param {Props} props */
function Beside({ game, option, speak, value, onChange }) {
  const [Editor, setEditor] = useState(/** @type {any} */ (null));
  useEffect(() => { editorOf(game, option.editor ?? '').then((found) => setEditor(() => found)).catch(() => {}); }, []);
  return Editor && html`<${Editor} game=${game} speak=${speak} value=${value} onChange=${onChange}/>`;
}

/** Something that is put together, or left out. @param {Props} props */
function Parts({ game, option, speak, value, onChange }) {
  const parts = option.parts?.filter((part) => speak.has(`option-${option.name}-${part.name}`)) ?? [];
  return html`<${Flag} game=${game} option=${option} speak=${speak} value=${value !== null}
    onChange=${(on) => onChange(on ? {} : null)}/>
    ${value && html`<fieldset class="option"><legend class="sr">${speak.say(`option-${option.name}`)}</legend>
      ${parts.map((part) => {
        const Kind = KINDS[part.kind];
        return html`<${Kind} key=${part.name} game=${game} option=${{ ...part, name: `${option.name}-${part.name}` }}
          speak=${speak} value=${value[part.name] ?? part.default}
          onChange=${(chosen) => onChange({ ...value, [part.name]: chosen })}/>`;
      })}
      ${option.editor && html`<${Beside} game=${game} option=${option} speak=${speak} value=${value}
        onChange=${onChange}/>`}</fieldset>`}`;
}

/** @param {Props} props */
const Words = ({ option, speak, value, onChange }) => html`
  <label class="option"><${Head} option=${option} speak=${speak}/>
    <input class="field" value=${value ?? ''}
      onChange=${(e) => onChange(e.currentTarget.value || option.default)}/></label>`;

/** @param {Props} props */
const Flag = ({ option, speak, value, onChange }) => html`<${Switch} name=${speak.say(`option-${option.name}`)}
  help=${text(speak, `option-${option.name}-help`)} checked=${value} onChange=${onChange}/>`;

/** @param {Props} props */
const List = (props) => (props.option.choices ? Several(props) : Whole(props));

const KINDS = { flag: Flag, choice: Choice, number: Amount, list: List, text: Words, parts: Parts };

/** Can an option be chosen by hand? @type {{[kind in Option['kind']]: (option: Option) => boolean}} */
const byHand = {
  flag: () => true,
  choice: () => true,
  parts: () => true,
  list: (option) => Boolean(option.choices || option.file),
  number: (option) => option.least != null && option.most != null,
  text: (option) => typeof option.default === 'string',
};

/** Are there words for an option? @param {Speaker} speak @param {Option} option */
const named = (speak, option) => speak.has(`option-${option.name}`);

/**
 * All options of a game that have a name and can be chosen by hand.
 * @param {{game: GameInfo, speak: Speaker, options: Options, onChange: (options: Options) => void}} props
 */
export function OptionsForm({ game, speak, options, onChange }) {
  const shown = game.options.filter((option) => named(speak, option) && byHand[option.kind](option));
  return shown.map((option) => {
    const Kind = KINDS[option.kind];
    return html`<${Kind} key=${`${game.name}-${option.name}`} game=${game} option=${option} speak=${speak}
      value=${options[option.name] ?? option.default}
      onChange=${(value) => onChange({ ...options, [option.name]: value })}/>`;
  });
}

/**
 * The options that differ from the usual game, by name, for a line under a title.
 * @param {GameInfo} game
 * @param {Speaker} speak
 * @param {Options} options
 */
export function chosenNames(game, speak, options) {
  const usual = (/** @type {Option} */ option) =>
    JSON.stringify(options[option.name] ?? option.default) === JSON.stringify(option.default);
  return game.options.filter((option) => named(speak, option) && !usual(option)).map((option) => {
    const own = isOwn(option, options[option.name]) && text(speak, `option-${option.name}-own`);
    const amount = option.kind === 'number' ? ` ${options[option.name]}` : '';
    return own || `${speak.say(`option-${option.name}`)}${amount}`;
  });
}
