import { callerRateHz } from './pcm.ts';

export const backgroundNames = ['quiet', 'noise', 'music'] as const;
export type BackgroundName = (typeof backgroundNames)[number];

/** So much quieter than the caller. */
export const backgroundDb = 15;

const seconds = 20;
const length = seconds * callerRateHz;
const level = 3000;

/** Half a minute to be heard again and again, at the level that `backgroundLevel` says; undefined: nothing at all. */
export function makeBackground(name: BackgroundName): Int16Array | undefined {
  if (name === 'quiet') return undefined;
  return atLevel(name === 'noise' ? noise() : music());
}

export const backgroundLevel = level;

/** Brown-ish noise, as of a fan or a street; the same at every run. */
function noise(): Float64Array {
  const sound = new Float64Array(length);
  let state = 12_345;
  let slow = 0;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const white = state / 2 ** 31 - 1;
    slow = slow * 0.97 + white * 0.03;
    sound[at] = slow + white * 0.05;
  }
  return sound;
}

/** Semitones from A3: four chords of three notes, and a melody over them. */
const chords = [
  [0, 4, 7],
  [-3, 0, 4],
  [5, 9, 12],
  [7, 11, 14],
] as const;
const melody = [12, 16, 14, 12, 19, 16, 14, 11] as const;
const beatSeconds = 0.5;

/** An organ that plays chords and a melody. */
function music(): Float64Array {
  const sound = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const time = at / callerRateHz;
    const beat = Math.floor(time / beatSeconds);
    const inBeat = time / beatSeconds - beat;
    const chord = chords[Math.floor(beat / 4) % chords.length]!;
    const notes = chord.map((note) => tone(note, time) / 3);
    const over = tone(melody[beat % melody.length]!, time) * Math.exp(-2 * inBeat);
    sound[at] = notes.reduce((sum, note) => sum + note, over);
  }
  return sound;
}

const tone = (semitones: number, time: number): number => {
  const hz = 220 * 2 ** (semitones / 12);
  return [1, 2, 3].reduce(
    (sum, harmonic) => sum + Math.sin(2 * Math.PI * hz * harmonic * time) / harmonic,
    0,
  );
};

function atLevel(sound: Float64Array): Int16Array {
  let power = 0;
  for (const sample of sound) power += sample * sample;
  const gain = level / Math.sqrt(power / sound.length);
  return Int16Array.from(sound, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}
