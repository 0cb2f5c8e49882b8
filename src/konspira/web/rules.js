// The rules to read, one tap away from every table: the game's own text, with the parts that this table does not play
// marked.
import { html, useEffect, useMemo, useState } from './vendor/preact.js';
import { Bar } from './bar.js';
import { Drawn, Poster, Sheet, useShell } from './components.js';
import { useSpeakers } from './language.js';
import { at } from './site.js';
import { sprite } from './sprite.js';
/** @import { GameInfo, Options, Speaker } from './types/page.js' */
/** @import { Examples } from './examples.js' */

/**
 * Bold, code and drawings of the game's pieces inside a line; everything else is text.
 * @param {string} text
 * @param {string} game
 */
function inline(text, game) {
  return text.split(/(!\[\]\([\w-]+\)|\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('![](')) return html`<${Drawn} game=${game} name=${part.slice(4, -1)} class="piece"/>`;
    if (part.startsWith('**')) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('*') && part.length > 2 ? html`<em>${part.slice(1, -1)}</em>` : part;
  });
}

/** @param {string} line */
const cells = (line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

const SENTENCE = 28;  // letters: what is longer reads on from the left, and leaves short cells their room

/** @param {{lines: string[], game: string}} props */
function Grid({ lines, game }) {
  const [head, , ...body] = lines.map(cells);
  const look = head.map((_, i) => (i && body.some((row) => row[i]?.length > SENTENCE) ? 'long' : ''));
  return html`
    <table class="tbl"><thead><tr>${head.map((cell, i) => html`
        <th scope="col" class=${look[i]}>${inline(cell, game)}</th>`)}</tr></thead>
      <tbody>${body.map((row) => html`
        <tr>${row.map((cell, i) => (i ? html`<td class=${look[i]}>${inline(cell, game)}</td>`
          : html`<th scope="row">${inline(cell, game)}</th>`))}</tr>`)}</tbody></table>`;
}

/**
 * One block of text: a table, a list, a numbered paragraph, or a plain one.
 * @param {{text: string, game: string}} props
 */
function Block({ text, game }) {
  const lines = text.split('\n');
  if (lines[0].startsWith('|')) return html`<${Grid} lines=${lines} game=${game}/>`;
  if (/^#{3,} /.test(text)) return html`<h3>${inline(text.replace(/^#+ /, ''), game)}</h3>`;
  if (/^[-*] /.test(text)) return html`<ul class="dots">
    ${text.split(/\n(?=[-*] )/)
      .map((item) => html`<li>${inline(item.replace(/^[-*] /, '').replaceAll('\n', ' '), game)}</li>`)}</ul>`;
  const numbered = /^(?:\*\*)?(\d+(?:\.\d+)*)\.?(?:\*\*)? ([^]*)$/.exec(text);
  if (numbered) return html`<p class="par"><span>${numbered[1]}</span>
    <span class="said">${inline(numbered[2].replaceAll('\n', ' '), game)}</span></p>`;
  return html`<p class=${text.startsWith('> ') ? 'lead' : ''}>
    ${inline(text.replace(/^> /gm, '').replaceAll('\n', ' '), game)}</p>`;
}

/** A text in sections. `## Heading {option}` is played only with that option. @param {string} markdown */
export function sections(markdown) {
  const [intro, ...rest] = markdown.replaceAll('\r', '').split(/^## /m);
  /** @param {string} text */
  const blocks = (text) => text.split(/\n\s*\n/).map((block) => block.trim())
    .filter((block) => block && !block.startsWith('# ')).flatMap((block) => block.split(/\n(?=(?:\*\*)?\d+\.\d+)/));
  const found = rest.map((part) => {
    const end = part.indexOf('\n'), head = part.slice(0, end < 0 ? undefined : end).trim();
    const [, title = head, option = null] = /^(.*?)(?: *\{([\w=]+)\})?$/.exec(head) ?? [];
    return { title, option, blocks: blocks(end < 0 ? '' : part.slice(end)) };
  });
  return [{ title: null, option: null, blocks: blocks(intro) }, ...found]
    .filter(({ title, blocks: some }) => title || some.length);
}

/** The text of a game's rules, in my language where there is one. @param {GameInfo} game @param {string} language */
function useRules(game, language) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const told = game.rules.includes(language) ? language : game.rules[0];
  useEffect(() => {
    let wanted = true;
    if (!told) { setText(''); return undefined; }
    sprite(at(`games/${game.name}/page/symbols.svg`), game.name).catch(() => {});  // words do without
    fetch(`/games/${game.name}/rules/${told}.md`)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((found) => { if (wanted) setText(found); }, () => {});
    return () => { wanted = false; };
  }, [game.name, told]);
  return { parts: useMemo(() => (text === null ? null : sections(text)), [text]), language: told };
}

/**
 * Is a part played at this table? It is named after an option that is on (`jokers`), or after a choice
 * (`bid_order=count`).
 * @param {Options} options
 * @param {string} mark
 */
function active(options, mark) {
  const [name, choice] = mark.split('='), chosen = options[name];
  if (choice) return chosen === choice;
  return Array.isArray(chosen) ? chosen.length > 0 : Boolean(chosen);
}

/** @typedef {{title: string | null, option: string | null, blocks: string[]}} Section */

/**
 * The examples of a game, fetched by who reads its rules; the text does without.
 * @param {GameInfo} game
 */
function useExamples(game) {
  const [found, setFound] = useState(/** @type {Examples | null} */ (null));
  useEffect(() => {
    let wanted = true;
    import('./examples.js').then(({ load }) => load(game)).then((one) => { if (wanted) setFound(one); }, () => {});
    return () => { wanted = false; };
  }, [game.name]);
  return found;
}

/**
 * All parts; an example stands below its paragraph.
 * @param {{game: GameInfo, parts: Section[], options?: Options, speak: Speaker, language: string,
 *   worked?: Examples | null}} props
 */
function Prose({ game, parts, options, speak, language, worked }) {
  /** @param {string} text */
  const examples = (text) => worked?.examples.filter(({ paragraph }) => text.startsWith(`${paragraph} `))
    .map((one) => html`<${worked.Worked} key=${one.name} example=${one} Picture=${worked.Picture} speak=${speak}/>`);
  return parts.map(({ title, option, blocks }, i) => html`
    <section key=${i} id=${`part-${i}`} lang=${language}
      class=${options && option && !active(options, option) ? 'not-here' : ''}>
      ${title && html`
        <h2>${title}
          ${options && option && html`
            <span class=${`chip ${active(options, option) ? 'good' : ''}`} lang=${speak.language}>
              ${speak.say(active(options, option) ? 'rules-on' : 'rules-off')}</span>`}</h2>`}
      ${blocks.map((text, k) => [html`<${Block} key=${k} text=${text} game=${game.name}/>`, examples(text)])}
    </section>`);
}

/**
 * Over a table: the rules of this very game.
 * @param {{game: GameInfo, speak: Speaker, options?: Options, onClose: () => void}} props
 */
export function RulesSheet({ game, speak, options, onClose }) {
  const { parts, language } = useRules(game, useShell().language), worked = useExamples(game);
  return html`<${Sheet} title=${speak.say('rules-of', { title: speak.say('title') })} onClose=${onClose} look="wide">
    ${parts && html`<div class="prose" tabindex="0">
      <${Prose} game=${game} parts=${parts} options=${options} speak=${speak} language=${language}
        worked=${worked}/></div>`}<//>`;
}

/** As a page of its own. @param {{name: string}} props */
export function RulesPage({ name }) {
  const { game: find, language, speak: voice } = useShell(), game = find(name);
  const speakers = useSpeakers(game ? [name] : [], language), speak = speakers[name];
  useEffect(() => {
    if (speak) document.title = `${speak.say('rules-of', { title: speak.say('title') })} · Konspira`;
  }, [speak]);
  if (!game) return html`<main class="empty"><h1>${voice.say('rules-none')}</h1>
    <a class="btn go" href="/">${voice.say('page-home')}</a></main>`;
  return speak ? html`<${Reading} game=${game} speak=${speak}/>` : html`<div class="waiting" role="status"></div>`;
}

/** @param {{game: GameInfo, speak: Speaker}} props */
function Reading({ game, speak }) {
  const { parts, language } = useRules(game, useShell().language), worked = useExamples(game);
  /** @param {number} i */
  const jump = (i) => (/** @type {Event} */ event) => {
    event.preventDefault();
    document.getElementById(`part-${i}`)?.scrollIntoView();
  };
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <${Bar} game=${game} speak=${speak} line=${speak.say('rules-title')}/>
    <div class="rules">
      <nav class="toc scroll-x" aria-label=${speak.say('rules-contents')}>
        ${(parts ?? []).map(({ title }, i) => title && html`
          <a key=${i} href=${`#part-${i}`} lang=${language} onClick=${jump(i)}>${title}</a>`)}</nav>
      <main class="prose" id="act" tabindex="-1">
        ${parts && html`<${Prose} game=${game} parts=${parts} speak=${speak} language=${language}
          worked=${worked}/>`}</main>
      <aside class="only-wide aside"><${Poster} game=${game} title=${speak.say('title')} class="poster"/>
        <a class="btn s full" href="/">${speak.say('rules-play')}</a></aside>
    </div>`;
}
