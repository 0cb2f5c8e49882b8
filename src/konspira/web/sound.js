// A few small sounds, made on the spot; silent unless the visitor asks for them.
import { save, load } from './preferences.js';

/**
 * Each sound: notes of `[frequency, start, length]` in hertz and seconds, and the shape of the wave.
 * @satisfies {{[name: string]: {wave: OscillatorType, notes: [number, number, number][]}}}
 */
const SOUNDS = {
  card: { wave: 'triangle', notes: [[220, 0, 0.05], [160, 0.03, 0.06]] },
  seal: { wave: 'sine', notes: [[120, 0, 0.16]] },
  bid: { wave: 'triangle', notes: [[330, 0, 0.07]] },
  tick: { wave: 'square', notes: [[660, 0, 0.03]] },
  stamp: { wave: 'sine', notes: [[90, 0, 0.2], [70, 0.02, 0.22]] },
  turn: { wave: 'sine', notes: [[523, 0, 0.12], [784, 0.11, 0.18]] },
  end: { wave: 'triangle', notes: [[392, 0, 0.15], [523, 0.15, 0.15], [659, 0.3, 0.3]] },
};
const LOUD = 0.12;

/** @type {AudioContext | null} */
let air = null;

/** @param {boolean} on */
export function setSounds(on) {
  save('sounds', on);
  if (on) sound('turn');
}

/** Make a sound, if sounds are wanted. @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!load('sounds', false) || !window.AudioContext) return;
  air ??= new AudioContext();
  const { wave, notes } = SOUNDS[name];
  for (const [frequency, start, length] of notes) {
    const tone = new OscillatorNode(air, { type: wave, frequency });
    const from = air.currentTime + start, loudness = new GainNode(air, { gain: 0 });
    loudness.gain.setValueAtTime(LOUD, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(loudness).connect(air.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
