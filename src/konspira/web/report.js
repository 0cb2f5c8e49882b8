// Report somebody who spoils the table to its host; and what the host is shown of that.
import { html, useState } from './vendor/preact.js';
import { Radios, Sheet, useShell } from './components.js';
import { Moderate } from './moderation.js';
/** @import { Reported, Room, Speaker, TableHere } from './types/page.js' */

/** @typedef {'rude' | 'cheats' | 'stalls' | 'name' | 'other'} Reason */
/** Why somebody is reported, each by its name. */
const REASONS = /** @type {[Reason, string][]} */ ([
  ['rude', 'report-rude'], ['cheats', 'report-cheats'], ['stalls', 'report-stalls'], ['name', 'report-name'],
  ['other', 'report-other'],
]);

/**
 * Who can be reported: people at other chairs, and onlookers who have written something.
 * @param {Room} room @param {TableHere} table
 */
function others(room, table) {
  const sit = table.chairs.filter(({ who, seat }) => who === 'guest' && !table.you.mine.includes(seat))
    .map(({ seat, name }) => ({ value: `chair ${seat}`, label: name ?? '', who: { chair: seat } }));
  const wrote = new Map(room.chat.filter(({ seat }) => seat < 0).map(({ name, number }) => [name, number]));
  return [...sit, ...Array.from(wrote, ([name, line]) => ({ value: `line ${name}`, label: name, who: { line } }))];
}

/** @param {{room: Room, table: TableHere, speak: Speaker, onClose: () => void}} props */
export function ReportSheet({ room, table, speak, onClose }) {
  const { host, reports = [] } = table.you;
  const title = speak.say(host ? 'report-reports' : 'report-title', { reports: reports.length });
  return html`<${Sheet} title=${title} onClose=${onClose}>
    ${host ? reports.map((one) => html`<${OneReport} key=${one.at} one=${one} room=${room} speak=${speak}/>`)
      : table.you.reported ? html`<p>${speak.say('report-twice')}</p>`
        : html`<${Form} room=${room} table=${table} speak=${speak} onClose=${onClose}/>`}<//>`;
}

/** @param {{room: Room, table: TableHere, speak: Speaker, onClose: () => void}} props */
function Form({ room, table, speak, onClose }) {
  const shell = useShell(), people = others(room, table);
  const [about, setAbout] = useState(/** @type {string | null} */ (people.length === 1 ? people[0].value : null));
  const [reason, setReason] = useState(/** @type {Reason | null} */ (null));
  const [text, setText] = useState('');
  const one = people.find(({ value }) => value === about);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!one || !reason) return;
    try {
      await room.send('report', { ...one.who, reason, text: text.trim() || null });
      onClose();
      shell.toast(speak.say('report-done'));
    } catch (error) { shell.toast(error, speak); }
  };
  return html`<form class="stack" onSubmit=${send}>
    <p class="small">${speak.say('report-note')}</p>
    <h3>${speak.say('report-who')}</h3>
    <${Radios} label=${speak.say('report-who')} items=${people} value=${about} onChange=${setAbout} look="stack tight"
      item="choice"/>
    <h3>${speak.say('report-why')}</h3>
    <${Radios} label=${speak.say('report-why')} value=${reason} onChange=${setReason} look="stack tight"
      item="choice" items=${REASONS.map(([value, name]) => ({ value, label: speak.say(name) }))}/>
    <label class="stack tight"><span>${speak.say('report-line')}</span>
      <input class="field" maxlength="300" autocomplete="off" value=${text}
        onInput=${(e) => setText(e.currentTarget.value)}/></label>
    <button class="btn go full" type="submit" disabled=${!one || !reason}>${speak.say('report-go')}</button></form>`;
}

/** @param {{one: Reported, room: Room, speak: Speaker}} props */
function OneReport({ one, room, speak }) {
  const shell = useShell(), { seat, name, lines } = one;
  const settle = () => { room.send('settle', { at: one.at }).catch((error) => shell.toast(error, speak)); };
  const last = lines[lines.length - 1];
  const who = seat >= 0 ? { chair: seat } : last && { line: last.number };
  return html`<section class="stack tight" aria-label=${name}>
    <h3 class="row between"><span>${name}: ${speak.say(`report-${one.reason}`)}</span>
      ${who && html`<${Moderate} room=${room} speak=${speak} name=${name} who=${who}/>`}</h3>
    ${one.text && html`<p>${one.text}</p>`}
    ${lines.length > 0 && html`<p class="small muted">${speak.say('report-said', { name })}</p>
      <ul class="happens">${lines.map((line) => html`<li key=${line.number}>
        ${line.phrase ? speak.say(line.phrase) : line.text}</li>`)}</ul>`}
    <button type="button" class="btn s quiet" onClick=${settle}>${speak.say('report-settle')}</button></section>`;
}
