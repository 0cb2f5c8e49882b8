// The lobby: pick a game, say how and with whom, and play. One click is enough.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from './vendor/preact.js';
import { Act, Icon, IconButton, Poster, Radios, useLater, useShell, useWide } from './components.js';
import { beGuest, beSomebody, isMate, MatesSheet, NameSheet } from './guest.js';
import { How, USUAL } from './how.js';
import { isDark, save, load, toggleTheme } from './preferences.js';
import { botAt, botFace, botName, botsOf, FACES, faceSymbol } from './people.js';
import { languageName } from './speech.js';
import { LanguageSheet, useSpeakers, useTitles } from './language.js';
import { START } from './links.js';
import { Mine, myTurn, There, useTables } from './tables.js';
import { FirstQuestion, firstAsked, remember, remembered, useOptionsRefusal } from './options.js';
import { api } from './connection.js';
/** @import { ComponentChildren, GameInfo, News, Options, Seating } from './types/page.js' */

/** @import { Found } from './tables.js' */
/** @import { Speaker } from './speech.js' */
/** @typedef {{[game: string]: Speaker}} Speakers */

const USUAL_SEATS = 4;
const PATIENCE = 60;  // seconds until a bot stands in for somebody who is away

/** @param {GameInfo} game */
const usualBot = (game) => (botsOf(game).find((bot) => bot.usual) ?? botsOf(game).at(-1))?.name;

/** @param {GameInfo} game @returns {Seating} */
const botChair = (game) => ({ who: 'bot', bot: usualBot(game) });

/** How many can play. @param {Speaker} speak @param {[number, number]} seats */
const seatsSaid = (speak, [least, most]) => speak.say('lobby-seats', { least, most, same: String(least === most) });

/** Me and so many bots. @param {GameInfo} game @returns {Seating[]} */
function usualChairs(game) {
  const seats = Math.min(Math.max(USUAL_SEATS, game.seats[0]), game.seats[1]);
  return Array.from({ length: seats }, (_, i) => (i === 0 ? { who: 'me' } : botChair(game)));
}

/** The chairs as they were last time, if the game still has such. @param {GameInfo} game @returns {Seating[]} */
function lastChairs(game) {
  const last = load(`chairs-${game.name}`, null), [least, most] = game.seats;
  const known = (/** @type {Seating} */ { who, bot }) =>
    who === 'me' || who === 'open' || (who === 'bot' && game.bots.some(({ name }) => name === bot));
  const fits = Array.isArray(last) && last.length >= least && last.length <= most && last[0]?.who === 'me';
  return fits && last.every(known) ? last : usualChairs(game);
}

/** The other pages, each one tap away. @param {{tables?: Found | null}} props */
function Ways({ tables }) {
  const { speak } = useShell(), turns = (tables?.mine ?? []).filter(myTurn).length;
  const there = (tables?.open.length ?? 0) + (tables?.running.length ?? 0);
  return html`<nav class="ways scroll-x" aria-label=${speak.say('lobby-more-pages')}>
    <a class=${`btn s ${turns ? 'go' : 'quiet'}`} href="/tables"><${Icon} name=${turns ? 'i-turn' : 'i-cards'}/>
      ${turns ? speak.say('mine-turns', { turns }) : speak.say('lobby-all-tables', { there })}</a>
    <a class="btn s quiet" href="/puzzle"><${Icon} name="i-star"/>${speak.say('puzzle-title')}</a>
    <a class="btn s quiet" href="/record"><${Icon} name="i-trophy"/>${speak.say('record-title')}</a>
    <a class="btn s quiet" href="/tournaments"><${Icon} name="i-crown"/>${speak.say('tournament-title')}</a>
    <a class="btn s quiet" href="/bots"><${Icon} name="i-bot"/>${speak.say('bots-title')}</a></nav>`;
}

/** What can wait: folded away on a phone, open on a desk; as it was left last. @param {{title: string,
 *   children: ComponentChildren}} props */
function Folded({ title, children }) {
  const wide = useWide();
  const [open, setOpen] = useState(() => load('more', false));
  return html`<details class="folded" open=${wide || open} onToggle=${(/** @type {any} */ e) => {
    if (wide || e.currentTarget.open === open) return;
    save('more', e.currentTarget.open);
    setOpen(e.currentTarget.open);
  }}><summary class="btn quiet full"><${Icon} name="i-cog"/>${title}</summary>${children}</details>`;
}

/** The language, the paper, my name. @param {{tagline: string, tables?: Found | null}} props */
export function Mast({ tagline, tables }) {
  const { speak, language, choose, me, face } = useShell();
  const [sheet, setSheet] = useState(/** @type {string | null} */ (null));
  const [, redraw] = useState(0);
  return html`
    <header>
      <div class="mast">
        <h1><${Icon} name="logo" class="" box="0 0 721 112"/><span class="sr">Konspira</span></h1>
        <${IconButton} icon="i-globe" label=${speak.say('lobby-language', { language: languageName(language) })}
          onClick=${() => setSheet('language')}/>
        <${IconButton} icon=${isDark() ? 'i-sun' : 'i-moon'} label=${speak.say('page-paper')} onClick=${() => {
          toggleTheme();
          redraw((n) => n + 1);
        }}/>
        <button type="button" class="ib" aria-label=${speak.say('lobby-name', { name: me ?? '–' })}
          title=${speak.say('lobby-name', { name: me ?? '–' })}
          onClick=${() => setSheet('name')}><${Icon} name=${faceSymbol(face)} class="ic-l"/></button>
      </div>
      <p class="tagline">${tagline}</p>
      <${Ways} tables=${tables}/>
      ${sheet === 'name' && html`<${NameSheet} onClose=${() => setSheet(null)}/>`}
      ${sheet === 'language' && html`<${LanguageSheet} chosen=${language} choose=${choose}
        onClose=${() => setSheet(null)}/>`}
    </header>`;
}

/**
 * @param {{games: GameInfo[], speakers: {[game: string]: Speaker}, chosen: string,
 *   onChange: (value: any) => void}} props
 */
function Shelf({ games, speakers, chosen, onChange }) {
  const { speak } = useShell();
  const items = games.map((game) => ({
    value: game.name,
    label: `${speakers[game.name].say('title')}: ${speakers[game.name].say('tagline')} ${seatsSaid(speak, game.seats)}`,
    content: html`<${Poster} game=${game} title=${speakers[game.name].say('title')} all/>`,
  }));
  useLayoutEffect(() => {  // on a phone the shelf is wider than the page: begin with the game that is chosen
    document.querySelector('.shelf [aria-checked=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return html`<${Radios} label=${speak.say('lobby-pick')} items=${items} value=${chosen} onChange=${onChange}
    look="shelf scroll-x" item="pcard"/>`;
}

/** @typedef {{chair: Seating, i: number, onChange: (chair: Seating) => void}} ChairProps */

/** @param {Seating} chair @param {number} i @param {string | null} mine */
function faceAt({ who, face }, i, mine) {
  if (who === 'me') return faceSymbol(i === 0 ? mine : face ?? FACES[i % FACES.length]);
  return who === 'bot' ? botFace(i) : 'chair';
}

/** Who sits at a chair; somebody else at this device has a name to be typed. @param {ChairProps} props */
function Sitting({ chair, i, onChange }) {
  const { speak, me } = useShell();
  if (chair.who === 'bot') {
    return html`<b>${speak.say('lobby-bot', { name: botAt(i, speak) })}</b>
      <small>${speak.say('lobby-bot-note')}</small>`;
  }
  if (chair.who === 'open') return html`<b>${speak.say('chair-open')}</b>
    <small>${speak.say('lobby-open-note')}</small>`;
  if (i === 0) return html`<b>${me ?? speak.say('you')}</b>
    ${me && html`<small>${speak.say('lobby-you')}</small>`}`;
  return html`<input class="field mate" maxlength="24" aria-label=${speak.say('lobby-mate-name', { number: i + 1 })}
    placeholder=${speak.say('lobby-mate', { number: i + 1 })} value=${chair.name ?? ''}
    onInput=${(e) => onChange({ ...chair, name: e.currentTarget.value })}/>
    <small>${speak.say('lobby-here')}</small>`;
}

/** Choose who shall sit at a chair. @param {ChairProps & {game: GameInfo}} props */
function WhoSits({ game, chair, i, onChange }) {
  const { speak } = useShell(), number = i + 1;
  /** @param {string} value @returns {Seating} */
  const seating = (value) => {
    if (value === 'here') return { who: 'me' };
    return value === 'open' ? { who: 'open' } : { who: 'bot', bot: value };
  };
  return html`<select class="sel" aria-label=${speak.say('lobby-chair', { number })}
    onChange=${(e) => onChange(seating(e.currentTarget.value))}>
    <option value="open" selected=${chair.who === 'open'}>${speak.say('lobby-open')}</option>
    <option value="here" selected=${chair.who === 'me'}>${speak.say('lobby-here-short')}</option>
    ${botsOf(game).map(({ name }) => html`
      <option value=${name} selected=${chair.bot === name}>${botName(speak, name)}</option>`)}
  </select>`;
}

/**
 * Who sits where: me, a bot of some strength, or a chair that waits for somebody.
 * @param {{game: GameInfo, chairs: Seating[], onChange: (chairs: Seating[]) => void}} props
 */
function Chairs({ game, chairs, onChange }) {
  const { speak, face } = useShell();
  const [least, most] = game.seats;
  /** @param {number} i @param {Seating} chair */
  const change = (i, chair) => onChange(chairs.map((one, k) => (k === i ? chair : one)));
  return html`
    <section class="panel seated" aria-labelledby="chairs">
      <h3 id="chairs">${speak.say('lobby-chairs')}</h3>
      <ol class="chairs">${chairs.map((chair, i) => html`<li key=${i}>
        <${Icon} name=${faceAt(chair, i, face)} class=""/>
        <span><${Sitting} chair=${chair} i=${i} onChange=${(one) => change(i, one)}/></span>
        ${i > 0 && html`<${WhoSits} game=${game} chair=${chair} i=${i} onChange=${(one) => change(i, one)}/>`}</li>`)}
      </ol>
      <p class="row wrap below">
        <${Act} class="s quiet" off=${chairs.length >= most} onClick=${() => onChange([...chairs, botChair(game)])}>
          <${Icon} name="i-plus"/>${speak.say('lobby-more')}<//>
        <${Act} class="s quiet" off=${chairs.length <= least} onClick=${() => onChange(chairs.slice(0, -1))}>
          <${Icon} name="i-minus"/>${speak.say('lobby-less')}<//>
        <span class="small muted">${speak.say('lobby-count', { seats: chairs.length, most })}</span>
      </p>
    </section>`;
}

/** Open a table, or a tutorial, and go there; `busy` while the server makes it. @param {Speaker} [voice] */
function useOpening(voice) {
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<{table: string}>} make @param {boolean} start @param {boolean} alone */
  const open = async (make, start = false, alone = false) => {
    setBusy(true);
    try {
      if (alone) await beSomebody(shell);
      else if (await beGuest(shell) === null) { setBusy(false); return; }
      shell.go(`/t/${(await make()).table}${start ? START : ''}`);
    } catch (error) {
      setBusy(false);
      shell.toast(error, voice);
    }
  };
  return { busy, open };
}

/**
 * What the game is, and the buttons that begin it.
 * @param {{game: GameInfo, speak: Speaker, refused: News | null, busy: boolean, onPlay: () => void,
 *   onInvite: () => void,
 *   onLearn: () => void, children: ComponentChildren}} props
 */
function Picked({ game, speak: voice, refused, busy, onPlay, onInvite, onLearn, children }) {
  const { speak } = useShell(), { say } = voice, most = game.seats[1], off = busy || Boolean(refused);
  const asks = Boolean(children);  // something is to be said first
  return html`<section class="pick-game" aria-labelledby="picked">
    <h2 id="picked">${say('title')}</h2>
    <p>${say('tagline')}</p>
    <p class="row wrap">
      <span class="chip"><${Icon} name="i-user" class=""/>${seatsSaid(speak, game.seats)}</span>
      ${voice.has('about-time') && html`<span class="chip"><${Icon} name="i-clock" class=""/>
        ${say('about-time')}</span>`}
      ${most > 1 && html`<span class="chip"><${Icon} name="i-bot" class=""/>${speak.say('lobby-fair')}</span>`}
    </p>
    ${refused && html`<p class="hint warn" role="alert"><${Icon} name="i-warn" class=""/>
      <span>${say(refused)}</span></p>`}
    ${children}
    ${!asks && html`<${Act} class="go full" id="play" off=${off} onClick=${onPlay}>
      <${Icon} name="i-play"/>${speak.say(most > 1 ? 'lobby-play' : 'lobby-play-alone')}<//>`}
    ${most > 1 && html`
      <${Act} class="full" off=${off} onClick=${onInvite}><${Icon} name="i-link"/>${speak.say('lobby-invite')}<//>`}
    ${game.tutorial && html`
      <${Act} class="full quiet" off=${busy} onClick=${onLearn}><${Icon} name="i-star"/>
        ${speak.say('tutorial-begin')}<//>`}
    <a href=${`/rules/${game.name}`} class="row small tall"><${Icon} name="i-book"/>${speak.say('lobby-rules')}</a>
  </section>`;
}

/** Which game, who sits where, and how: as it was chosen so far. */
function useChoice() {
  const shell = useShell();
  const [name, setName] = useState(() => (shell.game(load('game', 'gra')) ?? shell.games[0]).name);
  const game = shell.game(name) ?? shell.games[0];
  const [chairs, seat] = useState(() => lastChairs(game));
  const [how, change] = useState(() => /** @type {typeof USUAL} */ ({ ...USUAL, ...load('manners', {}) }));
  /** @param {Seating[]} now */
  const setChairs = (now) => { save(`chairs-${name}`, now); seat(now); };
  const recalled = useRef(/** @type {Promise<Options> | null} */ (null));  // a value of my own is asked for
  /** @param {typeof USUAL} now */
  const setHow = (now) => {
    if (now.options !== how.options) recalled.current = null;
    const { waits, coach, clock, rated, watch } = now;
    save('manners', { waits, coach, clock, rated, watch });  // none is open to all by habit
    change(now);
  };
  /** @param {GameInfo} chosen */
  const recall = (chosen) => {
    const asked = remembered(chosen);
    recalled.current = asked;
    asked.then((options) => {  // unless something else was chosen meanwhile
      if (recalled.current === asked) change((/** @type {typeof USUAL} */ was) => ({ ...was, options }));
    });
  };
  useEffect(() => { recall(game); }, []);
  /** @param {string} chosen */
  const pick = (chosen) => {
    save('game', chosen);
    setName(chosen);
    seat(lastChairs(shell.game(chosen) ?? game));
    change({ ...how, options: {}, open: false });
    recall(shell.game(chosen) ?? game);
  };
  /** The options as they are chosen, also where what was chosen last is still asked for. */
  const chosenOptions = () => recalled.current ?? Promise.resolve(how.options);
  return { game, pick, chairs, setChairs, how, setHow, chosenOptions };
}

/**
 * What can be chosen, once it is known what the games are called; `voice` says the rest of the one that is.
 * @param {{choice: ReturnType<typeof useChoice>, games: GameInfo[], speakers: Speakers, voice: Speaker | undefined,
 *   tables: Found | null}} props
 */
function Choosing({ choice, games, speakers, voice, tables }) {
  const { game, pick, chairs, setChairs, how, setHow, chosenOptions } = choice;
  const { speak } = useShell(), wide = useWide();
  const refused = useOptionsRefusal(game, chairs.length, how.options);
  const { busy, open } = useOpening(voice), first = firstAsked(game);
  /** @typedef {{seating: Seating[], start: boolean}} Asked */
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));  // a table that lacks names of people here

  /** @param {Seating[]} seating @param {boolean} start */
  const table = (seating, start) => open(async () => {
    const { open: everybody, waits, coach, clock, rated, watch } = how;
    const named = seating.map(({ name, face, ...chair }) =>
      (name?.trim() ? { ...chair, name: name.trim(), ...(face ? { face } : {}) } : chair));
    const patience = waits ? null : PATIENCE, options = await chosenOptions();
    return api('/api/tables', {
      game: game.name, options, chairs: named, public: everybody, patience, coach, clock, rated, watch,
    });
  }, start);
  /** @param {Seating[]} seating @param {boolean} start */
  const withNames = (seating, start) => {
    if (seating.some((chair, i) => isMate(chair, i) && !chair.name?.trim())) setAsked({ seating, start });
    else table(seating, start);
  };
  const playNow = () => withNames(chairs.map((chair) => (chair.who === 'open' ? botChair(game) : chair)), true);
  const invite = () => {
    const free = chairs.some((chair) => chair.who === 'open');
    withNames(free ? chairs : chairs.map((chair) => (chair.who === 'me' ? chair : { who: 'open' })), false);
  };
  const learn = () => open(() => api(`/api/games/${game.name}/tutorial`, {}), false, true);
  return html`<main class="lob-main">
    <${Shelf} games=${games} speakers=${speakers} chosen=${game.name} onChange=${pick}/>
    <div class="lob-cols">
      <${Picked} game=${game} speak=${voice ?? speakers[game.name]} refused=${voice ? refused : null} busy=${busy}
        onPlay=${playNow} onInvite=${invite} onLearn=${learn}>
        ${first && (voice ? html`<${FirstQuestion} option=${first} speak=${voice} onChange=${(value) => {
          const options = { ...how.options, [first.name]: value };
          remember(game, options);
          setHow({ ...how, options });
        }}/>` : html`<p id="first" role="status"></p>`)}<//>
      ${game.seats[1] > 1 && html`<${Chairs} game=${game} chairs=${chairs} onChange=${setChairs}/>`}
      <${Folded} title=${speak.say('lobby-more-how')}>
        ${voice && html`<${How} game=${game} speak=${voice} how=${how} setHow=${setHow}/>`}<//>
      <${Mine} tables=${tables?.mine ?? []} speakers=${speakers} title=${speak.say('lobby-title')}/>
      ${wide && tables && html`<${There} tables=${tables} speakers=${speakers}/>`}
    </div>
    ${asked && html`<${MatesSheet} chairs=${asked.seating} onClose=${() => setAsked(null)}
      seats=${asked.seating.flatMap((chair, i) => (isMate(chair, i) ? [i] : []))}
      go=${speak.say(asked.start ? 'mates-go' : 'lobby-invite')} then=${(/** @type {Seating[]} */ named) => {
      setAsked(null);
      setChairs(chairs.map((chair, i) => (isMate(chair, i) ? named[i] : chair)));
      table(named, asked.start);
    }}/>`}
  </main>`;
}

export function Lobby() {
  const { speak, language, games: all } = useShell();
  const speakers = useTitles(language);
  const games = useMemo(
    () => all.filter((game) => speakers[game.name]).sort((a, b) => Number(b.page) - Number(a.page)),
    [all, speakers],
  );
  const choice = useChoice(), tables = useTables(), ready = Boolean(speakers[choice.game.name]);
  const voice = useSpeakers([choice.game.name], language)[choice.game.name];
  return html`
    ${ready && html`<a class="skip" href=${firstAsked(choice.game) ? '#first' : '#play'}>${speak.say('page-skip')}</a>`}
    <div class="lobby">
      <${Mast} tagline=${speak.say('lobby-tagline', { games: games.length })} tables=${tables}/>
      ${ready && html`<${Choosing} choice=${choice} games=${games} speakers=${speakers}
        voice=${voice} tables=${tables}/>`}
    </div>`;
}

/** All tables: mine, those with a free chair, those that are played and can be watched, mine that are over. */
export function TablesPage() {
  const { speak, language } = useShell();
  const speakers = useTitles(language), tables = useTables();
  const title = speak.say('tables-title'), letters = useLater(true, () => import('./letters.js'));
  return html`<div class="lobby"><${Mast} tagline=${title} tables=${tables}/>
    <main class="record" id="play" tabindex="-1">
      <${Mine} tables=${tables?.mine ?? []} speakers=${speakers} title=${title} all/>
      ${tables && html`<${There} tables=${tables} speakers=${speakers}/>`}
      ${letters && html`<${letters.CallMe}/>`}
      <p class="row wrap"><a class="btn s quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
    </main></div>`;
}
