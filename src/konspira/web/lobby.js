// The lobby: pick a game, say how and with whom, and play. One click is enough.
import { html, useEffect, useLayoutEffect, useMemo, useState } from './vendor/preact.js';
import { Act, Icon, IconButton, Poster, Radios, Sheet, Switch, useShell } from './components.js';
import { beGuest, NameSheet } from './guest.js';
import { isDark, save, load, toggleTheme } from './preferences.js';
import { botAt, botName, botsOf, FACES } from './people.js';
import { languageName, LANGUAGES, Speaker, texts } from './speech.js';
import { Mine, There, useTables } from './tables.js';
import { useOptionsRefusal, OptionsForm } from './options.js';
import { api } from './connection.js';

const USUAL_SEATS = 4;

/** A speaker for every game that has texts, by name. */
export function useSpeakers(names, language) {
  const [speakers, setSpeakers] = useState({});
  useEffect(() => {
    let wanted = true;
    Promise.all(names.map((name) => texts(language, name).then((found) => [[name, new Speaker(found)]], () => [])))
      .then((pairs) => { if (wanted) setSpeakers(Object.fromEntries(pairs.flat())); });
    return () => { wanted = false; };
  }, [names.join(), language]);
  return speakers;
}

const usualBot = (game) => (botsOf(game).find((bot) => bot.usual) ?? botsOf(game).at(-1))?.name;

/** Me and so many bots. */
function usualChairs(game) {
  const seats = Math.min(Math.max(USUAL_SEATS, game.seats[0]), game.seats[1]);
  return Array.from({ length: seats }, (_, i) => (i === 0 ? { who: 'me' } : { who: 'bot', bot: usualBot(game) }));
}

/** The language, the paper, my name. */
export function Mast({ tagline }) {
  const { speak, language, choose, me } = useShell();
  const [sheet, setSheet] = useState(null);
  const [, redraw] = useState(0);
  return html`
    <header>
      <div class="mast">
        <h1><${Icon} name="logo" class="" box="0 0 721 112"/><span class="sr">Konspira</span></h1>
        <${IconButton} icon="i-globe" label=${speak.say('lobby-language', { language: languageName(language) })} onClick=${() => setSheet('language')}/>
        <${IconButton} icon=${isDark() ? 'i-sun' : 'i-moon'} label=${speak.say('page-paper')} onClick=${() => { toggleTheme(); redraw((n) => n + 1); }}/>
        <button type="button" class="ib" aria-label=${speak.say('lobby-name', { name: me ?? '–' })} title=${speak.say('lobby-name', { name: me ?? '–' })}
          onClick=${() => setSheet('name')}><${Icon} name="av6" class="ic-l"/></button>
      </div>
      <p class="tagline">${tagline}</p>
      ${sheet === 'name' && html`<${NameSheet} onClose=${() => setSheet(null)}/>`}
      ${sheet === 'language' && html`<${LanguageSheet} chosen=${language} choose=${choose} onClose=${() => setSheet(null)}/>`}
    </header>`;
}

/** Which language? */
export function LanguageSheet({ chosen, choose, onClose }) {
  const { speak } = useShell();
  const items = LANGUAGES.map((value) => ({
    value, label: languageName(value), content: html`<span lang=${value}>${languageName(value)}</span>`,
  }));
  return html`<${Sheet} title=${speak.say('lobby-language-title')} onClose=${onClose}>
    <${Radios} label=${speak.say('lobby-language-title')} items=${items} value=${chosen} look="choices" item="choice" walkSelects=${false}
      onChange=${(language) => { choose(language); onClose(); }}/><//>`;
}

function Shelf({ games, speakers, chosen, onChange }) {
  const { speak } = useShell();
  const seats = ([least, most]) => speak.say('lobby-seats', { least, most, same: String(least === most) });
  const items = games.map((game) => ({
    value: game.name,
    label: `${speakers[game.name].say('title')}: ${speakers[game.name].say('tagline')} ${seats(game.seats)}`,
    content: html`<${Poster} game=${game} title=${speakers[game.name].say('title')}/>`,
  }));
  useLayoutEffect(() => {  // on a phone the shelf is wider than the page: begin with the game that is chosen
    document.querySelector('.shelf [aria-checked=true]').scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return html`<${Radios} label=${speak.say('lobby-pick')} items=${items} value=${chosen} onChange=${onChange} look="shelf scroll-x" item="pcard"/>`;
}

/** Who sits where: me, a bot of some strength, or a chair that waits for somebody. */
function Chairs({ game, chairs, onChange }) {
  const { speak, me } = useShell();
  const [least, most] = game.seats;
  const change = (i, chair) => onChange(chairs.map((one, k) => (k === i ? chair : one)));
  const seat = (i, value) => change(i, value === 'open' ? { who: 'open' } : value === 'here' ? { who: 'me', name: speak.say('lobby-mate', { number: i + 1 }) } : { who: 'bot', bot: value });
  return html`
    <section class="panel seated" aria-labelledby="chairs">
      <h3 id="chairs">${speak.say('lobby-chairs')}</h3>
      <ol class="chairs">${chairs.map((chair, i) => html`
        <li key=${i}>
          <${Icon} name=${chair.who === 'me' ? (i === 0 ? 'av6' : FACES[i % FACES.length]) : chair.who === 'bot' ? 'bot' : 'chair'} class=""/>
          <span>${chair.who === 'me' && i > 0 ? html`
              <input class="field mate" maxlength="24" aria-label=${speak.say('lobby-mate-name', { number: i + 1 })} value=${chair.name} onInput=${(e) => change(i, { ...chair, name: e.target.value })}/><small>${speak.say('lobby-here')}</small>`
            : chair.who === 'me' ? html`<b>${me ?? speak.say('you')}</b><small>${speak.say('lobby-you')}</small>`
            : chair.who === 'bot' ? html`<b>${speak.say('lobby-bot', { name: botAt(i) })}</b><small>${speak.say('lobby-bot-note')}</small>`
            : html`<b>${speak.say('chair-open')}</b><small>${speak.say('lobby-open-note')}</small>`}</span>
          ${i > 0 && html`
            <select class="sel" aria-label=${speak.say('lobby-chair', { number: i + 1 })} onChange=${(e) => seat(i, e.target.value)}>
              <option value="open" selected=${chair.who === 'open'}>${speak.say('lobby-open')}</option>
              <option value="here" selected=${chair.who === 'me'}>${speak.say('lobby-here-short')}</option>
              ${botsOf(game).map((bot) => html`<option value=${bot.name} selected=${chair.bot === bot.name}>${botName(speak, bot.name)}</option>`)}
            </select>`}
        </li>`)}
      </ol>
      <p class="row wrap below">
        <${Act} class="s quiet" off=${chairs.length >= most} onClick=${() => onChange([...chairs, { who: 'bot', bot: usualBot(game) }])}>
          <${Icon} name="i-plus"/>${speak.say('lobby-more')}<//>
        <${Act} class="s quiet" off=${chairs.length <= least} onClick=${() => onChange(chairs.slice(0, -1))}>
          <${Icon} name="i-minus"/>${speak.say('lobby-less')}<//>
        <span class="small muted">${speak.say('lobby-count', { seats: chairs.length, most })}</span>
      </p>
    </section>`;
}

/** How long everybody may think. */
function ClockChoice({ value, onChange }) {
  const { speak } = useShell();
  const items = ['none', 'relaxed', 'quick'].map((pace) => ({ value: pace, label: speak.say(`clock-${pace}`) }));
  return html`<div class="option"><b>${speak.say('clock')}</b><small>${speak.say('clock-help')}</small>
    <${Radios} label=${speak.say('clock')} items=${items} value=${value} onChange=${onChange} look="choices" item="choice"/></div>`;
}

export function Lobby() {
  const shell = useShell(), { speak, language } = shell;
  const speakers = useSpeakers(shell.games.map((game) => game.name), language);
  const games = useMemo(() => shell.games.filter((game) => speakers[game.name]).sort((a, b) => Number(b.page) - Number(a.page)), [shell.games, speakers]);
  const [name, setName] = useState(() => (shell.game(load('game', 'gra')) ?? shell.games[0]).name);
  const game = shell.game(name);
  const [chairs, setChairs] = useState(() => usualChairs(game));
  const [options, setOptions] = useState({});
  const [open, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  const [coach, setCoach] = useState(true);
  const [clock, setClock] = useState('none');
  const [busy, setBusy] = useState(false);
  const refused = useOptionsRefusal(game, chairs.length, options);
  const tables = useTables();

  const pick = (chosen) => {
    save('game', chosen);
    setName(chosen);
    setChairs(usualChairs(shell.game(chosen)));
    setOptions({});
  };
  const table = async (seating, start) => {
    setBusy(true);
    try {
      await beGuest(shell);
      const named = seating.map(({ name: called, ...chair }) => (called?.trim() ? { ...chair, name: called.trim() } : chair));
      const made = await api('/api/tables', { game: name, options, chairs: named, public: open, patience: waits ? null : 60, coach, clock, start });
      shell.go(`/t/${made.table}`);
    } catch (error) {
      setBusy(false);
      shell.toast(error, speakers[name]);
    }
  };
  const learn = async () => {
    setBusy(true);
    try {
      await beGuest(shell);
      shell.go(`/t/${(await api(`/api/games/${name}/introduction`, {})).table}`);
    } catch (error) {
      setBusy(false);
      shell.toast(error);
    }
  };
  const playNow = () => table(chairs.map((chair) => (chair.who === 'open' ? { who: 'bot', bot: usualBot(game) } : chair)), true);
  const invite = () => table(chairs.some((chair) => chair.who === 'open') ? chairs : chairs.map((chair) => (chair.who === 'me' ? chair : { who: 'open' })), false);

  if (!speakers[name]) return html`<div class="lobby"><${Mast} tagline=${speak.say('lobby-tagline', { games: games.length })}/></div>`;
  const say = speakers[name].say;
  const off = busy || Boolean(refused);
  return html`
    <a class="skip" href="#play">${speak.say('page-skip')}</a>
    <div class="lobby">
      <${Mast} tagline=${speak.say('lobby-tagline', { games: games.length })}/>
      <main class="lob-main">
        <${Mine} tables=${tables?.mine ?? []} speakers=${speakers}/>
        <${Shelf} games=${games} speakers=${speakers} chosen=${name} onChange=${pick}/>
        <div class="lob-cols">
          <section class="pick-game" aria-labelledby="picked">
            <h2 id="picked">${say('title')}</h2>
            <p>${say('tagline')}</p>
            <p class="row wrap">
              <span class="chip"><${Icon} name="i-user" class=""/>${speak.say('lobby-seats', { least: game.seats[0], most: game.seats[1], same: String(game.seats[0] === game.seats[1]) })}</span>
              ${speakers[name].has('about-time') && html`<span class="chip"><${Icon} name="i-clock" class=""/>${say('about-time')}</span>`}
              ${game.seats[1] > 1 && html`<span class="chip"><${Icon} name="i-bot" class=""/>${speak.say('lobby-fair')}</span>`}
            </p>
            ${refused && html`<p class="hint warn" role="alert"><${Icon} name="i-warn" class=""/><span>${speakers[name].say(refused)}</span></p>`}
            <${Act} class="go full" id="play" off=${off} onClick=${playNow}><${Icon} name="i-play"/>${speak.say(game.seats[1] > 1 ? 'lobby-play' : 'lobby-play-alone')}<//>
            ${game.seats[1] > 1 && html`<${Act} class="full" off=${off} onClick=${invite}><${Icon} name="i-link"/>${speak.say('lobby-invite')}<//>`}
            ${game.introduction && html`<${Act} class="full quiet" off=${busy} onClick=${learn}><${Icon} name="i-star"/>${speak.say('lesson-begin')}<//>`}
            <a href=${`/rules/${name}`} class="row small tall"><${Icon} name="i-book"/>${speak.say('lobby-rules')}</a>
          </section>
          <${Chairs} game=${game} chairs=${chairs} onChange=${setChairs}/>
          <section class="panel how" aria-labelledby="how">
            <h3 id="how">${speak.say('lobby-how')}</h3>
            <${OptionsForm} game=${game} speak=${speakers[name]} options=${options} onChange=${setOptions}/>
            <${Switch} name=${speak.say('lobby-public')} help=${speak.say('lobby-public-help')} checked=${open} onChange=${setOpen}/>
            ${game.seats[1] > 1 && html`
              <${Switch} name=${speak.say('lobby-waits')} help=${speak.say('lobby-waits-help')} checked=${waits} onChange=${setWaits}/>
              <${ClockChoice} value=${clock} onChange=${setClock}/>`}
            ${game.seats[1] > 1 && html`<${Switch} name=${speak.say('lobby-coach')} help=${speak.say('lobby-coach-help')} checked=${coach} onChange=${setCoach}/>`}
            ${speakers[name].notes().map((note) => html`<p class="small muted below">${note}</p>`)}
          </section>
          ${tables && html`<${There} tables=${tables} speakers=${speakers}/>`}
        </div>
        <nav class="row wrap more" aria-label=${speak.say('lobby-more-pages')}>
          <a class="btn s quiet" href="/record"><${Icon} name="i-trophy"/>${speak.say('record-title')}</a>
          <a class="btn s quiet" href="/bots"><${Icon} name="i-bot"/>${speak.say('bots-title')}</a>
        </nav>
      </main>
    </div>`;
}
