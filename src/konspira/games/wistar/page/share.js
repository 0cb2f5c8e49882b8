// An evening as a picture: drawn here, and given to whatever this device shares with; where it shares with nothing, as
// on plain HTTP, it is saved as a file.
/** @import { Speaker } from '/web/types/page.js' */
/** @import { Evening } from './evenings.js' */

const WIDTH = 1080, HEIGHT = 1080, PAPER = '#FCF6E9', INK = '#16203A', RED = '#B2351C', TEAL = '#155A5E';

/**
 * A line of text, made smaller until it fits.
 * @param {CanvasRenderingContext2D} on
 * @param {string} text
 * @param {number} y
 * @param {{size: number, color?: string, weight?: number}} look
 */
function line(on, text, y, { size, color = INK, weight = 800 }) {
  on.fillStyle = color;
  on.textAlign = 'center';
  for (let fits = size; fits > 12; fits -= 2) {
    on.font = `${weight} ${fits}px ${getComputedStyle(document.body).fontFamily}`;
    if (on.measureText(text).width <= WIDTH - 160) break;
  }
  on.fillText(text, WIDTH / 2, y);
}

/** The symbol of the game's sprite as a picture of its own. @param {string} name @param {number} side */
async function drawing(name, side) {
  const symbol = document.getElementById(`wistar-${name}`);
  if (!symbol) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute('viewBox')}" width="${side}"
    height="${side}">${symbol.innerHTML}</svg>`;
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

/** What the picture says, from the top. @param {Evening} evening @param {Speaker} speak */
export function saying({ date, mix: [building, tool, automaton], his, mine }, speak) {
  const margin = mine - his;
  return {
    result: margin > 0 ? speak.say('wistar-evenings-won', { margin })
      : margin < 0 ? speak.say('wistar-evenings-lost', { margin: -margin }) : speak.say('wistar-evenings-level'),
    scores: speak.say('wistar-evenings-scores', { mine, his }),
    difficulty: speak.say('wistar-evenings-difficulty', {
      building, tool, automaton, total: building + tool + automaton,
    }),
    date: new Date(`${date}T12:00:00`).toLocaleDateString(speak.language, { dateStyle: 'long' }),
  };
}

/** @param {Evening} evening @param {Speaker} speak @returns {Promise<Blob>} */
export async function picture(evening, speak) {
  const canvas = document.createElement('canvas'), on = canvas.getContext('2d');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  if (!on) throw new Error('nothing to draw on');
  const said = saying(evening, speak), won = evening.mine > evening.his;
  on.fillStyle = PAPER;
  on.fillRect(0, 0, WIDTH, HEIGHT);
  on.fillStyle = won ? TEAL : RED;
  on.fillRect(0, 0, WIDTH, 470);
  const rat = await drawing('krysobot', 400).catch(() => null);
  if (rat) on.drawImage(rat, (WIDTH - 400) / 2, 90);
  line(on, speak.say('title'), 80, { size: 56, color: PAPER });
  line(on, said.result, 600, { size: 76, color: won ? TEAL : RED });
  line(on, said.scores, 720, { size: 64 });
  line(on, said.difficulty, 840, { size: 40, weight: 600 });
  line(on, said.date, 930, { size: 40, weight: 600 });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png');
  });
}

/**
 * Share an evening, or save it: true, if it was saved as a file.
 * @param {Evening} evening
 * @param {Speaker} speak
 * @returns {Promise<boolean>}
 */
export async function share(evening, speak) {
  const file = new File([await picture(evening, speak)], `krysobot-${evening.date}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: saying(evening, speak).result });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;  // thought better of it
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
