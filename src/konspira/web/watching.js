// A match at which nobody may look on: who plays it, and how to ask for a chair.
import { html, useEffect } from './vendor/preact.js';
import { Icon, Poster } from './components.js';
import { AskForChair } from './asking.js';
import { Bar } from './bar.js';
/** @import { Shared } from './types/page.js' */

/** @param {Shared} props */
export function Unwatched({ room, table, game, speak, people }) {
  const title = speak.say('title');
  useEffect(() => { document.title = `${title} · Konspira`; }, [title]);
  return html`
    <a class="skip" href="#act">${speak.say('page-skip')}</a>
    <${Bar} game=${game} speak=${speak} table=${table} room=${room} options=${table.options}
      line=${speak.say('match-playing')}/>
    <main class="gathering">
      <${Poster} game=${game} title=${title} class="poster"/>
      <section class="stack" aria-labelledby="unwatched">
        <h2 id="unwatched">${speak.say('watch-closed')}</h2>
        <p>${speak.say('watch-closed-note')}</p>
        <div id="act" tabindex="-1"><${AskForChair} room=${room} table=${table} people=${people} speak=${speak}/></div>
        <div class="panel"><h3>${speak.say('lobby-chairs')}</h3>
          <ol class="chairs">${people.map(({ seat, face, name }) => html`
            <li key=${seat}><${Icon} name=${face} class=""/><span><b>${name}</b></span></li>`)}</ol></div>
        <p><a class="btn quiet" href="/"><${Icon} name="i-back"/>${speak.say('page-home')}</a></p>
      </section>
    </main>`;
}
