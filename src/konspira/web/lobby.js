// The lobby: pick a game, say how and with whom, and play. One click is enough.
import { html, useEffect, useLayoutEffect, useMemo, useState } from './vendor/preact.js';
import { Act, Icon, IconButton, Poster, Radios, Sheet, Switch, useShell } from './components.js';
import { beGuest, NameSheet } from './guest.js';
import { isDark, save, load, toggleTheme } from './preferences.js';
import { botAt, botName, botsOf, FACES } from './people.js';
import { languageName, LANGUAGES, Speaker, texts } from './speech.js';
import { START } from './gathering.js';
import { Mine, There, useTables } from './tables.js';
import { FirstQuestion, firstAsked, remember, remembered, useOptionsRefusal, OptionsForm } from './options.js';
import { api } from './connection.js';
/** @import { ComponentChildren, GameInfo, News, Options, Seating } from './types/page.js' */

/** @import { Found } from './tables.js' */
/** @typedef {{[game: string]: Speaker}} Speakers */

const USUAL_SEATS = 4;
const PATIENCE = 60;  // seconds until a bot stands in for somebody who is away

/** How people play who change nothing. */
const USUAL = { options: /** @type {Options} */ ({}), open: false, waits: false, coach: true, clock: 'none' };

/**
 * A speaker for every game that has texts, by name.
 * @param {string[]} names
 * @param {string} language
 * @returns {{[game: string]: Speaker}}
 */
export function useSpeakers(names, language) {
  const [speakers, setSpeakers] = useState(/** @type {{[game: string]: Speaker}} */ ({}));
  useEffect(() => {
    let wanted = true;
    Promise.all(names.map((name) => texts(language, name).then((found) => [{ [name]: new Speaker(found) }], () => [])))
      .then((found) => { if (wanted) setSpeakers(Object.assign({}, ...found.flat())); });
    return () => { wanted = false; };
  }, [names.join(), language]);
  return speakers;
}

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

/** The language, the paper, my name. @param {{tagline: string}} props */
export function Mast({ tagline }) {
  const { speak, language, choose, me } = useShell();
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
          onClick=${() => setSheet('name')}><${Icon} name="av6" class="ic-l"/></button>
      </div>
      <p class="tagline">${tagline}</p>
      ${sheet === 'name' && html`<${NameSheet} onClose=${() => setSheet(null)}/>`}
      ${sheet === 'language' && html`<${LanguageSheet} chosen=${language} choose=${choose}
        onClose=${() => setSheet(null)}/>`}
    </header>`;
}

/** Which language? @param {{chosen: string, choose: (language: string) => void, onClose: () => void}} props */
export function LanguageSheet({ chosen, choose, onClose }) {
  const { speak } = useShell();
  const items = LANGUAGES.map((value) => ({
    value, label: languageName(value), content: html`<span lang=${value}>${languageName(value)}</span>`,
  }));
  return html`<${Sheet} title=${speak.say('lobby-language-title')} onClose=${onClose}>
    <${Radios} label=${speak.say('lobby-language-title')} items=${items} value=${chosen} look="choices" item="choice"
      walkSelects=${false}
      onChange=${(language) => { choose(language); onClose(); }}/><//>`;
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
    content: html`<${Poster} game=${game} title=${speakers[game.name].say('title')}/>`,
  }));
  useLayoutEffect(() => {  // on a phone the shelf is wider than the page: begin with the game that is chosen
    document.querySelector('.shelf [aria-checked=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return html`<${Radios} label=${speak.say('lobby-pick')} items=${items} value=${chosen} onChange=${onChange}
    look="shelf scroll-x" item="pcard"/>`;
}

/** @typedef {{chair: Seating, i: number, onChange: (chair: Seating) => void}} ChairProps */

/** @param {Seating} chair @param {number} i */
function faceAt({ who }, i) {
  if (who === 'me') return i === 0 ? 'av6' : FACES[i % FACES.length];
  return who === 'bot' ? 'bot' : 'chair';
}

/** Who sits at a chair; somebody else at this device has a name to be typed. @param {ChairProps} props */
function Sitting({ chair, i, onChange }) {
  const { speak, me } = useShell();
  if (chair.who === 'bot') {
    return html`<b>${speak.say('lobby-bot', { name: botAt(i) })}</b><small>${speak.say('lobby-bot-note')}</small>`;
  }
  if (chair.who === 'open') return html`<b>${speak.say('chair-open')}</b>
    <small>${speak.say('lobby-open-note')}</small>`;
  if (i === 0) return html`<b>${me ?? speak.say('you')}</b><small>${speak.say('lobby-you')}</small>`;
  return html`<input class="field mate" maxlength="24" aria-label=${speak.say('lobby-mate-name', { number: i + 1 })}
    value=${chair.name ?? ''} onInput=${(e) => onChange({ ...chair, name: e.currentTarget.value })}/>
    <small>${speak.say('lobby-here')}</small>`;
}

/** Choose who shall sit at a chair. @param {ChairProps & {game: GameInfo}} props */
function WhoSits({ game, chair, i, onChange }) {
  const { speak } = useShell(), number = i + 1;
  /** @param {string} value @returns {Seating} */
  const seating = (value) => {
    if (value === 'here') return { who: 'me', name: speak.say('lobby-mate', { number }) };
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
  const { speak } = useShell();
  const [least, most] = game.seats;
  /** @param {number} i @param {Seating} chair */
  const change = (i, chair) => onChange(chairs.map((one, k) => (k === i ? chair : one)));
  return html`
    <section class="panel seated" aria-labelledby="chairs">
      <h3 id="chairs">${speak.say('lobby-chairs')}</h3>
      <ol class="chairs">${chairs.map((chair, i) => html`<li key=${i}>
        <${Icon} name=${faceAt(chair, i)} class=""/>
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

/** How long everybody may think. @param {{value: string, onChange: (pace: string) => void}} props */
function ClockChoice({ value, onChange }) {
  const { speak } = useShell();
  const items = ['none', 'relaxed', 'quick'].map((pace) => ({ value: pace, label: speak.say(`clock-${pace}`) }));
  return html`<div class="option"><b>${speak.say('clock')}</b><small>${speak.say('clock-help')}</small>
    <${Radios} label=${speak.say('clock')} items=${items} value=${value} onChange=${onChange} look="choices"
      item="choice"/></div>`;
}

/** Open a table, or a tutorial, and go there; `busy` while the server makes it. @param {Speakers} speakers */
function useOpening(speakers) {
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  /** @param {string} game @param {() => Promise<{table: string}>} make @param {boolean} [start] */
  const open = async (game, make, start = false) => {
    setBusy(true);
    try {
      await beGuest(shell);
      shell.go(`/t/${(await make()).table}${start ? START : ''}`);
    } catch (error) {
      setBusy(false);
      shell.toast(error, speakers[game]);
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

/**
 * How we play: the options of the game, and the manners of the table.
 * @param {{game: GameInfo, speak: Speaker, how: typeof USUAL, setHow: (how: typeof USUAL) => void}} props
 */
function How({ game, speak: voice, how, setHow }) {
  const { speak } = useShell(), several = game.seats[1] > 1;
  /** @param {Partial<typeof USUAL>} part */
  const change = (part) => setHow({ ...how, ...part });
  return html`<section class="panel how" aria-labelledby="how">
    <h3 id="how">${speak.say('lobby-how')}</h3>
    <${OptionsForm} game=${game} speak=${voice} options=${how.options} onChange=${(options) => {
      remember(game, options);
      change({ options });
    }}/>
    ${several && html`
      <${Switch} name=${speak.say('lobby-public')} help=${speak.say('lobby-public-help')} checked=${how.open}
      onChange=${(open) => change({ open })}/>
      <${Switch} name=${speak.say('lobby-waits')} help=${speak.say('lobby-waits-help')} checked=${how.waits}
        onChange=${(waits) => change({ waits })}/>
      <${ClockChoice} value=${how.clock} onChange=${(clock) => change({ clock })}/>
      <${Switch} name=${speak.say('lobby-coach')} help=${speak.say('lobby-coach-help')} checked=${how.coach}
        onChange=${(coach) => change({ coach })}/>`}
    ${voice.notes().map((note) => html`<p class="small muted below">${note}</p>`)}
  </section>`;
}

/** Which game, who sits where, and how: as it was chosen so far. */
function useChoice() {
  const shell = useShell();
  const [name, setName] = useState(() => (shell.game(load('game', 'gra')) ?? shell.games[0]).name);
  const game = shell.game(name) ?? shell.games[0];
  const [chairs, setChairs] = useState(() => usualChairs(game));
  const [how, setHow] = useState(USUAL);
  /** @param {GameInfo} chosen */
  const recall = (chosen) => remembered(chosen).then((options) => setHow((was) => ({ ...was, options })));
  useEffect(() => { recall(game); }, []);
  /** @param {string} chosen */
  const pick = (chosen) => {
    save('game', chosen);
    setName(chosen);
    setChairs(usualChairs(shell.game(chosen) ?? game));
    setHow({ ...how, options: {}, open: false });
    recall(shell.game(chosen) ?? game);
  };
  return { game, pick, chairs, setChairs, how, setHow };
}

/**
 * What can be chosen, once the texts of the game are here.
 * @param {{choice: ReturnType<typeof useChoice>, games: GameInfo[], speakers: Speakers, tables: Found | null}} props
 */
function Choosing({ choice: { game, pick, chairs, setChairs, how, setHow }, games, speakers, tables }) {
  const { speak } = useShell(), voice = speakers[game.name];
  const refused = useOptionsRefusal(game, chairs.length, how.options);
  const { busy, open } = useOpening(speakers), first = firstAsked(game);

  /** @param {Seating[]} seating @param {boolean} start */
  const table = (seating, start) => open(game.name, () => {
    const { options, open: everybody, waits, coach, clock } = how;
    const named = seating.map(({ name, ...chair }) => (name?.trim() ? { ...chair, name: name.trim() } : chair));
    const patience = waits ? null : PATIENCE;
    return api('/api/tables', {
      game: game.name, options, chairs: named, public: everybody, patience, coach, clock,
    });
  }, start);
  const playNow = () => table(chairs.map((chair) => (chair.who === 'open' ? botChair(game) : chair)), true);
  const invite = () => {
    const free = chairs.some((chair) => chair.who === 'open');
    return table(free ? chairs : chairs.map((chair) => (chair.who === 'me' ? chair : { who: 'open' })), false);
  };
  const learn = () => open(game.name, () => api(`/api/games/${game.name}/tutorial`, {}));
  return html`<main class="lob-main">
    <${Mine} tables=${tables?.mine ?? []} speakers=${speakers}/>
    <${Shelf} games=${games} speakers=${speakers} chosen=${game.name} onChange=${pick}/>
    <div class="lob-cols">
      <${Picked} game=${game} speak=${voice} refused=${refused} busy=${busy} onPlay=${playNow} onInvite=${invite}
        onLearn=${learn}>
        ${first && html`<${FirstQuestion} option=${first} speak=${voice} onChange=${(value) => {
          const options = { ...how.options, [first.name]: value };
          remember(game, options);
          setHow({ ...how, options });
        }}/>`}<//>
      ${game.seats[1] > 1 && html`<${Chairs} game=${game} chairs=${chairs} onChange=${setChairs}/>`}
      <${How} game=${game} speak=${voice} how=${how} setHow=${setHow}/>
      ${tables && html`<${There} tables=${tables} speakers=${speakers}/>`}
    </div>
    <nav class="row wrap more" aria-label=${speak.say('lobby-more-pages')}>
      <a class="btn s quiet" href="/record"><${Icon} name="i-trophy"/>${speak.say('record-title')}</a>
      <a class="btn s quiet" href="/bots"><${Icon} name="i-bot"/>${speak.say('bots-title')}</a>
    </nav>
  </main>`;
}

export function Lobby() {
  const { speak, language, games: all } = useShell();
  const speakers = useSpeakers(all.map((game) => game.name), language);
  const games = useMemo(
    () => all.filter((game) => speakers[game.name]).sort((a, b) => Number(b.page) - Number(a.page)),
    [all, speakers],
  );
  const choice = useChoice(), tables = useTables(), ready = Boolean(speakers[choice.game.name]);
  return html`
    ${ready && html`<a class="skip" href="#play">${speak.say('page-skip')}</a>`}
    <div class="lobby">
      <${Mast} tagline=${speak.say('lobby-tagline', { games: games.length })}/>
      ${ready && html`<${Choosing} choice=${choice} games=${games} speakers=${speakers} tables=${tables}/>`}
    </div>`;
}
