// The missions of an owner's own box, written in the page: each is told in words and shown by three tricks meanwhile.
import { html, useEffect, useRef, useState } from '/web/vendor/preact.js';
import { Icon, Radios, Switch, useShell } from '/web/components.js';
import { Refusal } from '/web/connection.js';
import { Lying, Suit, suitName } from './cards.js';
import { begin, ConditionEditor } from './condition_editor.js';
import { download, readFile, useMeaning } from './own.js';
import { cardOf, COLOURS, NOBODY } from './pieces.js';
/** @import { GameInfo, News, Speaker } from '/web/types/page.js' */
/** @import { Condition } from './condition_editor.js' */
/** @typedef {{id: string, trump: string, conditions: Condition[], words: string, hint: Condition[], risky: boolean,
 *   [more: string]: any}} Mission */
/** @typedef {{colour: string, value: number, token: boolean}} Laid */
/** @typedef {{cards: Laid[], winner: number, fulfilled: boolean}} Trick */
/** @typedef {{asks: News[], hint: News[], wrong: News | null}} Said */

const MOST = 28, LONGEST = 160;

/** @param {Speaker} speak @param {News[]} asks */
const sentence = (speak, asks) => {
  const text = speak.say('krecia-asks', { asks });
  return text.slice(0, 1).toLocaleUpperCase(speak.language) + text.slice(1);
};

/** An id that no other mission has. @param {Mission[]} missions */
const freeId = (missions) => {
  let number = missions.length + 1;
  while (missions.some(({ id }) => id === `X${number}`)) number += 1;
  return `X${number}`;
};

/** @param {Mission[]} missions @returns {Mission} */
const fresh = (missions) => ({
  id: freeId(missions), trump: 'yellow', conditions: [begin('values')], words: '', hint: [], risky: false,
  provenance: 'own', source: '',
});

/**
 * A trick as an example: the cards in their order, who takes it, and the stamp.
 * @param {{trick: Trick, trump: number, speak: Speaker}} props
 */
const Example = ({ trick, trump, speak }) => html`<li class=${`edit-trick ${trick.fulfilled ? 'good' : 'bad'}`}>
  <span class="row wrap">${trick.cards.map((card, i) => html`
    <${Lying} key=${i} card=${cardOf(card)} raised=${card.token ? trump : NOBODY} order=${i + 1}
      won=${i === trick.winner} speak=${speak}/>`)}</span>
  <b class="row tight"><${Icon} name=${trick.fulfilled ? 'i-check' : 'i-close'} class="ic-s"/>
    ${speak.say(trick.fulfilled ? 'krecia-page-stamp-done' : 'krecia-page-stamp-failed')}</b></li>`;

/**
 * What the mission that is being written means.
 * @param {{mission: Mission, said: Said | undefined, examples: Trick[], speak: Speaker}} props
 */
function Meaning({ mission, said, examples, speak }) {
  const hinted = Boolean(mission.words) && (said?.hint.length ?? 0) > 0;
  return html`<section class="edit-meaning" role="status" aria-label=${speak.say('krecia-edit-meaning')}>
    <h3>${speak.say('krecia-edit-meaning')}</h3>
    ${said?.wrong ? html`<p class="file-wrong">${speak.say(said.wrong)}</p>` : html`
      <p><b>${said && said.asks.length > 0 && sentence(speak, said.asks)}</b></p>
      ${mission.words && html`<p class="small">${speak.say('krecia-page-words')}.
        ${hinted ? ` ${speak.say('krecia-edit-hinted')} ${sentence(speak, said?.hint ?? [])}.`
          : ` ${speak.say('krecia-why-judge-unread')}`}</p>`}
      ${examples.length > 0 && html`<ol class="edit-tricks">
        ${examples.map((trick, i) => html`<${Example} key=${i} trick=${trick} speak=${speak}
          trump=${COLOURS.findIndex((one) => one === mission.trump)}/>`)}</ol>`}`}
  </section>`;
}

/**
 * One or two conditions.
 * @param {{conditions: Condition[], least: number, speak: Speaker, onChange: (conditions: Condition[]) => void}} props
 */
function Conditions({ conditions, least, speak, onChange }) {
  return html`${conditions.map((one, i) => html`
    <${ConditionEditor} key=${i} condition=${one} speak=${speak}
      label=${speak.say('krecia-edit-condition', { number: i + 1 })}
      onChange=${(/** @type {Condition} */ next) => onChange(conditions.map((old, at) => (at === i ? next : old)))}
      onRemove=${conditions.length > least ? () => onChange(conditions.filter((_, at) => at !== i)) : undefined}/>`)}
    ${conditions.length < 2 && html`<button type="button" class="btn s quiet"
      onClick=${() => onChange([...conditions, begin('values')])}>${speak.say('krecia-edit-add')}</button>`}`;
}

/** @param {{mission: Mission, speak: Speaker, put: (change: Partial<Mission>) => void}} props */
function Form({ mission, speak, put }) {
  const [inWords, setInWords] = useState(Boolean(mission.words));
  const trumps = COLOURS.map((colour, i) => ({
    value: /** @type {string} */ (colour), label: suitName(speak, i),
    content: html`<${Suit} colour=${i} speak=${speak}/> ${suitName(speak, i)}`,
  }));
  const ways = [
    { value: 'conditions', label: speak.say('krecia-edit-by-conditions') },
    { value: 'words', label: speak.say('krecia-edit-by-words') },
  ];
  /** @param {string} way */
  const turn = (way) => {
    setInWords(way === 'words');
    put(way === 'words' ? { conditions: [] } : { words: '', hint: [], conditions: [begin('values')] });
  };
  return html`<div class="edit-form stack">
    <label class="edit-field"><span>${speak.say('krecia-edit-id')}</span>
      <input class="field" maxlength="12" value=${mission.id}
        onInput=${(/** @type {any} */ e) => put({ id: e.currentTarget.value })}/></label>
    <div class="edit-field"><span>${speak.say('krecia-screen-trump')}</span>
      <${Radios} label=${speak.say('krecia-screen-trump')} items=${trumps} value=${mission.trump}
        onChange=${(/** @type {string} */ trump) => put({ trump })} look="choices" item="choice"/></div>
    <${Switch} name=${speak.say('krecia-page-risky')} checked=${mission.risky}
      onChange=${(/** @type {boolean} */ risky) => put({ risky })}/>
    <${Radios} label=${speak.say('krecia-edit-how')} items=${ways} value=${inWords ? 'words' : 'conditions'}
      onChange=${turn} look="choices" item="choice"/>
    ${inWords ? html`
      <label class="edit-field"><span>${speak.say('krecia-edit-words')}</span>
        <textarea class="field" rows="2" maxlength=${LONGEST} value=${mission.words}
          onInput=${(/** @type {any} */ e) => put({ words: e.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}>
        </textarea></label>
      <p class="small muted">${speak.say('krecia-edit-hint-help')}</p>
      <${Conditions} conditions=${mission.hint} least=${0} speak=${speak}
        onChange=${(/** @type {Condition[]} */ hint) => put({ hint })}/>`
      : html`<${Conditions} conditions=${mission.conditions} least=${1} speak=${speak}
        onChange=${(/** @type {Condition[]} */ conditions) => put({ conditions })}/>`}
  </div>`;
}

/**
 * The editor, as the lobby opens it.
 * @param {{game: GameInfo, speak: Speaker, text: string | null, onChange: (missions: Mission[]) => void,
 *   seats?: number}} props
 */
export default function Editor({ game, speak, text, onChange, seats = 4 }) {
  const shell = useShell(), ours = game.options.find(({ name }) => name === 'missions')?.default;
  const [missions, setMissions] = useState(/** @type {Mission[] | null} */ (null));
  const [at, setAt] = useState(0), list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    if (text === null) setMissions(ours);
    else readFile('missions', text).then(setMissions).catch(() => setMissions(ours));
  }, []);
  const { told, wrong, kept } = useMeaning('missions', missions, { missions: missions ?? [], at }, seats, onChange);
  if (missions === null) return null;
  const mission = missions[at] ?? null;
  /** @param {unknown} error */
  const refused = (error) => shell.toast(
    error instanceof Refusal ? error : new Refusal({ id: 'page-no-network' }), speak,
  );
  /** @param {Partial<Mission>} change */
  const put = (change) => setMissions(missions.map((one, i) => (i === at ? { ...one, ...change } : one)));
  const add = () => { setMissions([...missions, fresh(missions)]); setAt(missions.length); };
  const remove = () => { setMissions(missions.filter((_, i) => i !== at)); setAt(Math.max(0, at - 1)); };
  /** @param {File | undefined} file */
  const load = async (file) => {
    if (!file) return;
    try {
      setMissions(await readFile('missions', await file.text()));
      setAt(0);
    } catch (error) { refused(error); }
  };
  /** @type {Said[]} */
  const said = told?.missions ?? [];
  return html`<div class="edit krecia">
    <div class="row wrap">
      <button type="button" class="btn s quiet" onClick=${() => { setMissions(ours); setAt(0); }}>
        ${speak.say('krecia-edit-ours')}</button>
      <label class="btn s quiet"><${Icon} name="i-up"/>${speak.say('lobby-file')}
        <input type="file" class="sr" accept=".toml,text/plain"
          onChange=${(/** @type {any} */ e) => load(e.currentTarget.files?.[0])}/></label>
      <button type="button" class="btn s quiet"
        onClick=${() => download('missions', missions, 'missions.toml').catch(refused)}>
        <${Icon} name="i-download"/>${speak.say('krecia-edit-export')}</button>
      <span class="small muted" role="status">${kept && speak.say('krecia-edit-kept')}</span></div>
    ${wrong && html`<p class="file-wrong" role="alert">${speak.say(wrong)}</p>`}
    <div class="edit-two">
      <div><ol ref=${list} class="edit-list" aria-label=${speak.say('option-missions')}>
        ${missions.map((one, i) => html`<li key=${i}><button type="button" class="edit-one"
          aria-current=${i === at ? 'true' : undefined} onClick=${() => setAt(i)}>
          <${Suit} colour=${COLOURS.findIndex((colour) => colour === one.trump)} speak=${speak}/>
          <b>${one.id}</b> <span>${said[i] && (said[i].wrong ? speak.say('krecia-edit-unfinished')
            : said[i].asks.length > 0 && sentence(speak, said[i].asks))}</span></button></li>`)}</ol>
        <div class="row wrap">
          ${missions.length < MOST && html`<button type="button" class="btn s" onClick=${add}>
            ${speak.say('krecia-edit-new')}</button>`}
          <span class="small muted">
            ${speak.say('krecia-edit-count', { count: missions.length, most: MOST })}</span></div></div>
      ${mission && html`<div class="stack">
        <${Form} key=${at} mission=${mission} speak=${speak} put=${put}/>
        <${Meaning} mission=${mission} said=${said[at]} examples=${told?.examples ?? []} speak=${speak}/>
        <button type="button" class="btn s quiet" onClick=${remove}>${speak.say('krecia-edit-delete')}</button></div>`}
    </div></div>`;
}
