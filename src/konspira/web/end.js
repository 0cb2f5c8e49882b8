// The end: who won and why, all that was hidden, the story, another game, and proof that the deal was fair.
import { html, useEffect, useLayoutEffect, useMemo, useState } from './vendor/preact.js';
import { Icon, Sheet, Told, useShell } from './components.js';
import { Bar } from './bar.js';
import { BeliefsCourse } from './coach.js';
import { loadForTab } from './preferences.js';
import { share } from './play.js';
import { Scene, Scrubber, useReplay, useScrub } from './replay.js';
import { Story, useTalk } from './sidebar.js';
import { sound } from './sound.js';
import { Refusal } from './connection.js';

const HEIGHTS = [74, 48, 38], AT_FIRST = 6;

function Podium({ places, people, speak, seat }) {
  const order = places.length > 2 ? [places[1], places[0], places[2]] : places.length > 1 ? [places[1], places[0]] : places;
  return html`<ol class="podium" aria-label=${speak.say('end-podium')}>${order.map((place) => {
    const rank = places.indexOf(place);
    return html`<li key=${place.seat} class=${rank === 0 ? 'first' : ''}><${Icon} name=${people[place.seat].face} class=""/>
      <span>${place.seat === seat ? speak.say('you') : people[place.seat].name}</span><i style=${{ '--h': HEIGHTS[rank] }}>${place.mark}</i></li>`;
  })}</ol>`;
}

/** Who won, as a shout. */
function Shout({ outcome, people, speak, seat }) {
  const winners = outcome.payoffs.flatMap((share, i) => (share > 0 ? [i] : []));
  if (winners.length === 0) return speak.say('end-nobody');
  if (winners.length === 1) return speak.say(winners[0] === seat ? 'end-you-win' : 'end-wins', { name: people[winners[0]].name });
  return speak.say('end-win-together', { names: winners.map((i) => people[i].name).join(', ') });
}

/** Play again: it starts when everybody who is here wants to. */
function Rematch({ room, table, seat, people, speak }) {
  const shell = useShell();
  const said = table.again.includes(seat), mine = table.you.mine;
  const others = table.again.filter((one) => !mine.includes(one)).map((one) => people[one].name);
  const again = () => room.send('again').catch((error) => shell.toast(error, speak));
  return html`
    <button type="button" class="btn must" aria-disabled=${said ? 'true' : undefined} onClick=${said ? undefined : again}>
      <${Icon} name="i-cw"/>${speak.say(said ? 'end-again-said' : 'end-again')}</button>
    ${others.length > 0 && html`<p class="small" role="status">${speak.say('end-again-others', { names: others.join(', ') })}</p>`}`;
}

/** How often everybody has won here, from the second game on. */
function Score({ table, people, speak, seat }) {
  if (table.match < 2) return null;
  const score = table.won.map((won, i) => `${i === seat ? speak.say('you') : people[i].name} ${won}`).join(' · ');
  return html`<p class="small score">${speak.say('end-score', { games: table.match, score })}</p>`;
}

/** Hold the journal against the seal that this browser saw before the first action, then let the server replay it. */
async function verify(table, match) {
  const journal = await fetch(`/api/tables/${table.id}/${match}/journal`);
  if (!journal.ok) throw new Refusal({ id: 'page-went-wrong' });
  const text = await journal.text(), [header] = text.split('\n').map((line) => line && JSON.parse(line));
  const answer = await fetch('/api/verify', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text });
  return { seal: loadForTab(`seal-${table.id}-${match}`, null), commitment: header.commitment, ...await answer.json() };
}

function Proof({ table, match, speak, onClose }) {
  const [proof, setProof] = useState(null);
  const shell = useShell();
  useEffect(() => { verify(table, match).then(setProof).catch((error) => { shell.toast(error); onClose(); }); }, []);
  const line = (good, id, args) => html`<li class="row"><${Icon} name=${good ? 'i-check' : 'i-warn'}/><span>${speak.say(id, args)}</span></li>`;
  return html`<${Sheet} title=${speak.say('proof-title')} onClose=${onClose}>
    <div role="status">${!proof ? html`<p>${speak.say('proof-wait')}</p>` : html`
      <ul class="stack proof">
        ${line(proof.good, proof.good ? 'proof-steps' : 'proof-bad', { steps: proof.steps ?? 0 })}
        ${proof.news && line(false, proof.news.id, proof.news.args)}
        ${proof.good && line(true, 'proof-key')}
        ${proof.seal === null ? line(true, 'proof-not-here') : line(proof.seal === proof.commitment, proof.seal === proof.commitment ? 'proof-seal' : 'proof-other-seal')}
      </ul>
      <p class="small muted">${speak.say('proof-note')}</p><code class="small">${proof.commitment}</code>`}</div><//>`;
}

function Tale({ page, replay, eyes, speak, people, to }) {
  const [all, setAll] = useState(false);
  const sights = replay.eyes[eyes];
  const found = useMemo(() => page.highlights?.(sights, speak), [sights, speak]);
  if (!found) return html`<${Story} story=${sights.map(({ step, news }) => ({ moment: step, news }))} page=${page} speak=${speak} people=${people}/>`;
  const shown = all ? found : found.slice(-AT_FIRST);
  return html`
    <ol class="story">${shown.map(({ step, head, picture, news }) => html`
      <li key=${step}>${picture}<div><button type="button" class="kicker link" onClick=${() => to(step)}>${head}</button>
        <p>${news.map((one, i) => html`<${Told} key=${i} speak=${speak} news=${one}/> `)}</p></div></li>`)}</ol>
    ${found.length > shown.length && html`<button type="button" class="btn s quiet" onClick=${() => setAll(true)}>${speak.say('end-all-story', { more: found.length - shown.length })}</button>`}`;
}

export function End({ room, table, game, page, speak, people, seat }) {
  const shell = useShell(), { turn } = room, { outcome, match } = turn;
  const replay = useReplay(table, match);
  const [proof, setProof] = useState(false);
  const [course, setCourse] = useState(null);
  const [eyes, setEyes] = useState('all');
  const last = replay?.steps.length ?? 0, scrub = useScrub(last);
  const { talk, unread, sheet } = useTalk({ room, speak, people, seat });
  const mine = String(seat);
  const marks = useMemo(() => (replay && page.marks ? page.marks(replay.eyes[mine] ?? replay.eyes['-1'], speak) : []), [replay, speak]);
  const title = speak.say('title');
  useEffect(() => { document.title = `${speak.say('end-over')} · ${title} · Konspira`; sound('end'); }, [title]);
  useLayoutEffect(() => { if (replay) scrub.to(last); }, [replay]);  // before anybody sees the first step
  const minutes = replay?.ended ? Math.max(1, Math.round((replay.ended - replay.began) / 60000)) : null;
  const line = minutes ? speak.say('end-line', { minutes }) : speak.say('end-over');
  const watching = replay && scrub.step < last;
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <div class=${`ended ${watching ? `game replay ${page.look ?? ''}` : ''}`}>
      <${Bar} game=${game} speak=${speak} options=${table.options} line=${line} talk=${table.chairs.length > 1 && talk} unread=${unread}/>
      ${watching ? html`<${Scene} replay=${replay} match=${match} step=${scrub.step} eyes=${eyes} page=${page} table=${table} people=${people} speak=${speak}/>` : html`
        <section class=${`hero ${page.hero ?? ''}`} aria-label=${speak.say('end-result')}>
          ${page.Emblem ? html`<${page.Emblem} view=${turn.view} people=${people}/>` : page.podium ? html`<${Podium} places=${page.podium(turn.view)} people=${people} speak=${speak} seat=${seat}/>` : html`<${Icon} name="i-trophy" class="trophy"/>`}
          <div class="stack"><h2>${page.shout?.(turn.view, speak) ?? html`<${Shout} outcome=${outcome} people=${people} speak=${speak} seat=${seat}/>`}</h2><p>${speak.say(outcome.reason)}</p>
            <${Score} table=${table} people=${people} speak=${speak} seat=${seat}/></div>
          <div class="actions wrap" id="act" tabindex="-1">
            ${seat >= 0 && html`<${Rematch} room=${room} table=${table} seat=${seat} people=${people} speak=${speak}/>`}
            <button type="button" class="btn bare" onClick=${() => share(shell, speak, table)}><${Icon} name="i-share"/>${speak.say('end-share')}</button>
          </div>
        </section>
        <main class="end">
          <section class="sect">${page.Opened ? html`<${page.Opened} view=${turn.view} board=${turn.board} people=${people} speak=${speak}/>` : html`
            <h2>${speak.say('end-opened')}</h2><div class="panel stack">${(turn.board ?? []).map((news, i) => html`<p key=${i}>${speak.say(news)}</p>`)}</div>`}</section>
          <section class="sect" aria-labelledby="how-it-went"><h2 id="how-it-went">${speak.say('end-story')}</h2>
            ${replay && html`<${Tale} page=${page} replay=${replay} eyes=${replay.eyes[mine] ? mine : '-1'} speak=${speak} people=${people} to=${scrub.to}/>`}
            <div class="row wrap">
              <a class="btn s quiet" href=${`/api/tables/${table.id}/${match}/journal`} download><${Icon} name="i-download"/>${speak.say('end-journal')}</a>
              <button type="button" class="btn s quiet" onClick=${() => setProof(true)}><${Icon} name="i-shield"/>${speak.say('end-verify')}</button>
            </div>
          </section>
          ${table.chairs.length > 1 && html`<${BeliefsCourse} table=${table} match=${match} speak=${speak} people=${people} course=${course} setCourse=${setCourse}/>`}
        </main>`}
      ${replay && html`<${Scrubber} id=${watching ? 'act' : undefined} replay=${replay} scrub=${scrub} marks=${marks} eyes=${eyes} setEyes=${setEyes} people=${people} speak=${speak}/>`}
    </div>
    <p class="sr" role="status">${speak.say(outcome.reason)}</p>
    ${sheet}
    ${proof && html`<${Proof} table=${table} match=${match} speak=${speak} onClose=${() => setProof(false)}/>`}`;
}
