// The puzzle of the day: the board of a game as one seat sees it, one answer, then what is right and why.
import { html, useCallback, useEffect, useMemo, useRef, useState } from './vendor/preact.js';
import { Act, Icon, Sheet, useShell, useWide } from './components.js';
import { Bar } from './bar.js';
import { api } from './connection.js';
import { beSomebody } from './guest.js';
import { useSpeakers } from './language.js';
import { botAt, botFace, faceSymbol } from './people.js';
import { Story } from './sidebar.js';
import { usePage } from './table.js';
import { useOverBoard } from './tutorial.js';
/** @import { GameInfo, Page, Person, Puzzle, PuzzleChoice, PuzzleSolved, Speaker, TableHere } from './types/page.js' */

const LOCKED = {};  // nothing can be done any more

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** Ask what actions would be; answers are kept. @param {string} day */
function useExplain(day) {
  const known = useRef(new Map());
  return useCallback(async (/** @type {any[]} */ actions) => {
    const keys = actions.map((action) => JSON.stringify(action));
    const unknown = actions.filter((_, k) => !known.current.has(keys[k])).slice(0, 64);
    if (unknown.length) {
      const { actions: told } = await api('/api/puzzle/explain', { day, actions: unknown });
      unknown.forEach((action, k) => known.current.set(JSON.stringify(action), told[k]));
    }
    return keys.map((key) => known.current.get(key));
  }, [day]);
}

/** Who sits at the board: me, and bots. @param {Puzzle} puzzle @param {Speaker} speak @returns {Person[]} */
function usePeople({ seats, seat }, speak) {
  const { me, face } = useShell();
  return useMemo(() => Array.from({ length: seats }, (_, i) => ({
    seat: i, who: i === seat ? 'guest' : 'bot', bot: null, invite: null, away: false, present: true, stand_in: false,
    name: i === seat ? me ?? speak.say('you') : botAt(i, speak, [me]),
    face: i === seat ? faceSymbol(face) : botFace(i), gone: false,
  })), [seats, seat, me, face, speak]);
}

/** What a board is told of the table it stands on. @param {Puzzle} puzzle @param {Person[]} people */
const tableOf = ({ day, game, options, seat }, people) => /** @type {TableHere} */ (/** @type {unknown} */ ({
  id: `puzzle-${day}`, game, options, chairs: people, state: 'playing', match: 1, you: { seat, mine: [seat] },
  clock: null, coach: false, again: [], won: [], spectators: 0,
}));

/** What a choice is called. @param {PuzzleChoice} choice @param {Speaker} speak @param {Person[]} people */
const nameOf = ({ label, seat }, speak, people) => (label ? speak.say(label) : people[seat ?? 0].name);

/**
 * What everything else costs, and what others chose: a row for each choice, the right one first.
 * @param {{solved: PuzzleSolved, speak: Speaker, people: Person[]}} props
 */
function Choices({ solved: { choices, chosen, people: all }, speak, people }) {
  return html`<ol class="beliefs puzzle-choices">${choices.map((one, i) => {
    const name = nameOf(one, speak, people), mine = name === nameOf(chosen, speak, people);
    const share = all ? one.people / all : 0;
    return html`<li key=${i} class=${one.right ? 'top' : ''}>
      <span><b>${name}</b>${one.right && html` <${Icon} name="i-check" class="ic-s"/>`}
        <small>${[
          one.right ? speak.say('puzzle-the-answer')
            : one.costs && speak.say('puzzle-costs',
              { percent: percent(one.costs[0]), low: percent(one.costs[1]), high: percent(one.costs[2]) }),
          mine && speak.say('puzzle-mine'),
        ].filter(Boolean).join(' ')}</small></span>
      <span class="bar2" aria-hidden="true" style=${{ '--p': 100 * share }}><i></i></span>
      <b>${percent(share)} %</b></li>`;
  })}</ol>`;
}

/**
 * The answer: was mine right, why it is so, by how much, and how others answered.
 * @param {{puzzle: Puzzle, solved: PuzzleSolved, speak: Speaker, people: Person[], onClose: () => void}} props
 */
function Answer({ puzzle, solved, speak, people, onClose }) {
  const best = nameOf(solved.choices[0], speak, people), proven = puzzle.asks === 'suspect';
  return html`<${Sheet} title=${speak.say(solved.right ? 'puzzle-right' : 'puzzle-wrong')} look="coach"
    onClose=${onClose}>
    <div class="stack" role="status">
      <p class="why"><b>${speak.say('puzzle-best', { answer: best })}</b></p>
      ${solved.why.map((news, i) => html`<p key=${i} class="why">${speak.say(news)}</p>`)}
      <p>${speak.say(proven ? 'puzzle-proven' : 'puzzle-lead', { percent: percent(solved.lead) })}</p>
      <section class="stack tight"><h3>${speak.say('puzzle-others')}</h3>
        <p class="small muted">${speak.say('puzzle-people', { people: solved.people })}</p>
        <${Choices} solved=${solved} speak=${speak} people=${people}/></section>
      <p class="small muted">${speak.say('puzzle-tomorrow')}</p>
      <p class="row wrap"><button type="button" class="btn s" onClick=${onClose}>${speak.say('puzzle-look')}</button>
        <a class="btn s quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
    </div><//>`;
}

/** What is asked, or how it was answered. @param {Puzzle} puzzle @param {PuzzleSolved | null} solved
 * @param {Speaker} speak */
const askedOf = ({ asks }, solved, speak) => speak.say(
  solved ? (solved.right ? 'puzzle-right' : 'puzzle-wrong') : `puzzle-asks-${asks}`);

/**
 * What is asked, above the board; where the question is who somebody is, the people to choose from.
 * @param {{puzzle: Puzzle, solved: PuzzleSolved | null, speak: Speaker, people: Person[], busy: boolean,
 *   answer: (given: {seat: number}) => void, show: () => void, story: () => void}} props
 */
function Question({ puzzle, solved, speak, people, busy, answer, show, story }) {
  const suspects = people.filter(({ seat }) => seat !== puzzle.seat);
  return html`<section class="tutorial puzzle" aria-label=${speak.say('puzzle-title')}>
    <b class="kicker"><${Icon} name="i-star" class="ic-s"/>${speak.say('puzzle-title')}</b>
    <p role="status">${askedOf(puzzle, solved, speak)}</p>
    ${!solved && puzzle.asks === 'suspect' && html`<div class="row wrap" id="act" tabindex="-1">
      ${suspects.map(({ seat, name, face }) => html`<${Act} key=${seat} class="s" off=${busy}
        onClick=${() => answer({ seat })}><${Icon} name=${face} class="ic-l"/>${name}<//>`)}
      <${Act} class="s quiet only-phone" onClick=${story}><${Icon} name="i-log"/>${speak.say('table-story')}<//></div>`}
    ${solved && html`<${Act} class="s go full" onClick=${show}>${speak.say('puzzle-show')}<//>`}
  </section>`;
}

/** The line under the name of the game. @param {Puzzle} puzzle @param {Speaker} speak */
function lineOf({ day, number, puzzles }, speak) {
  const date = new Intl.DateTimeFormat(speak.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${speak.say('puzzle-number', { number, puzzles })} · ${date.format(new Date(`${day}T00:00:00Z`))}`;
}

/**
 * The board and all around it, once the texts and the page of its game are here.
 * @param {{puzzle: Puzzle, game: GameInfo, page: Page, voice: Speaker}} props
 */
function AtBoard({ puzzle, game, page, voice }) {
  const shell = useShell(), wide = useWide(), people = usePeople(puzzle, voice);
  const speak = useMemo(() => {
    const plain = voice.at(people.map(({ name }) => name), puzzle.seat);
    return page.voice ? page.voice(plain) : plain;
  }, [voice, people, page]);
  const [solved, setSolved] = useState(puzzle.solved), [busy, setBusy] = useState(false);
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  useOverBoard();
  const explain = useExplain(puzzle.day), table = useMemo(() => tableOf(puzzle, people), [puzzle, people]);
  /** @param {{action?: any, seat?: number}} given */
  const answer = async (given) => {
    setBusy(true);
    try {
      await beSomebody(shell);
      setSolved(await api('/api/puzzle', { day: puzzle.day, ...given }));
      setSheet('answer');
    } catch (error) { shell.toast(error, speak); }
    setBusy(false);
  };
  const turn = useMemo(() => (solved ? { ...puzzle.turn, legal: LOCKED } : puzzle.turn), [puzzle, solved]);
  const whole = { ...page, recalls: Infinity };  // a puzzle may be looked at as far back as it goes
  const story = html`<${Story} story=${puzzle.story} page=${whole} speak=${speak} people=${people}/>`;
  const asked = puzzle.asks === 'action' ? null : askedOf(puzzle, solved, speak);  // instead of an action
  const lines = puzzle.turn.board?.filter(({ id }) => !asked || !page.prompts?.has(id)).map((news) => speak.say(news));
  const text = [...lines ?? [], ...asked ? [asked] : []].map((line, i) => html`<p key=${i}>${line}</p>`);
  const menu = [{ icon: 'i-eye', text: speak.say('table-as-text'), onClick: () => setSheet('text') }];
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <div class=${`game ${page.look ?? game.name}`} data-puzzle=${puzzle.day}>
      <${Bar} game=${game} speak=${speak} options=${puzzle.options} line=${lineOf(puzzle, speak)} menu=${menu}
        side=${() => setSheet('story')}/>
      <div class="g-strip"><${Question} puzzle=${puzzle} solved=${solved} speak=${speak} people=${people} busy=${busy}
        answer=${answer} show=${() => setSheet('answer')} story=${() => setSheet('story')}/></div>
      <${page.Board} turn=${turn} table=${table} people=${people} speak=${speak} busy=${busy} tapped=${false}
        explain=${explain} act=${(/** @type {any} */ action) => answer({ action })} undo=${null} told=${[]}
        story=${puzzle.story} scene=${null} watched=${() => {}} toast=${shell.toast} asked=${asked}/>
      <div class="sr" role="region" aria-label=${speak.say('table-text')}>${text}</div>
      ${wide && html`<aside class="g-side" aria-label=${speak.say('table-story')}>
        <b class="kicker">${speak.say('table-story')}</b>
        <div class="side-panel" tabindex="0">${story}</div></aside>`}
    </div>
    ${sheet === 'story' && html`<${Sheet} title=${speak.say('table-story')} onClose=${() => setSheet(null)}>
      ${story}<//>`}
    ${sheet === 'text' && html`<${Sheet} title=${speak.say('table-text')} onClose=${() => setSheet(null)}>
      <div class="stack">${text}</div><//>`}
    ${sheet === 'answer' && solved && html`<${Answer} puzzle=${puzzle} solved=${solved} speak=${speak} people=${people}
      onClose=${() => setSheet(null)}/>`}`;
}

export function PuzzlePage() {
  const shell = useShell(), { speak, language } = shell;
  const [puzzle, setPuzzle] = useState(/** @type {Puzzle | null} */ (null));
  const [none, setNone] = useState(false);
  useEffect(() => { api('/api/puzzle').then(setPuzzle).catch(() => setNone(true)); }, []);
  const game = puzzle && shell.game(puzzle.game), page = usePage(game);
  const voice = useSpeakers(game ? [game.name] : [], language)[game?.name ?? ''];
  const title = speak.say('puzzle-title');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  if (none) return html`<main class="empty"><${Icon} name="i-star" class="art"/><h1>${title}</h1>
    <p role="alert">${speak.say('puzzle-none')}</p><a class="btn go" href="/">${speak.say('page-home')}</a></main>`;
  if (!puzzle || !game || !page || !voice) return html`<div class="waiting" role="status"><p>${title}</p></div>`;
  return html`<${AtBoard} key=${puzzle.day} puzzle=${puzzle} game=${game} page=${page} voice=${voice}/>`;
}
