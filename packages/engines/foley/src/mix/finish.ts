import { eachChannel, filter, RATE, type Stereo, times, toLength } from '../dsp/index.ts';

/** Loudest 400 ms, as a root of the mean square. */
const targetLevel = 0.14;
/** Nothing is louder: −4 dB. Between samples, and after an mp3 of few bits, peaks grow by up to 3 dB. */
const ceiling = 0.63;
const knee = 0.47;
/** So far over the ceiling peaks may go before they are bent. */
const mostOver = 1.35;

export interface FinishOptions {
  loop: boolean;
  /** Seconds at the end that fade; a sound that ends by itself needs little. */
  fadeSeconds: number;
  /** Ratio of loudness: what is far away may stay a little quieter. */
  level: number;
}

/** Makes it as loud as the others, without clipping and with silent ends. In a loop the end leads into the beginning. */
export function finish(sound: Stereo, { loop, fadeSeconds, level }: FinishOptions): Stereo {
  eachChannel(sound, (samples) => removeOffset(samples, loop));
  if (!loop) eachChannel(sound, (samples) => fade(samples, fadeSeconds));
  return makeLoud(sound, level);
}

/** As loud as all others, times `level`; peaks are bent under the ceiling. */
export function makeLoud(sound: Stereo, level: number): Stereo {
  const peak = Math.max(peakOf(sound.left), peakOf(sound.right));
  if (peak === 0) return sound;
  const gain = Math.min(
    (level * targetLevel) / loudest(sound, sound.left.length),
    (mostOver * ceiling) / peak,
  );
  return eachChannel(sound, (samples) => {
    for (let at = 0; at < samples.length; at += 1) {
      const value = samples[at]! * gain;
      samples[at] = value <= knee && value >= -knee ? value : bend(value);
    }
  });
}

/** Without memory, so that a loop stays one. */
function bend(value: number): number {
  const size = Math.abs(value);
  return Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
}

/** Takes out what is too low to hear. A loop runs through twice, so that its filter begins as it ends. */
function removeOffset(samples: Float32Array, loop: boolean): void {
  if (!loop) return void filter(samples, 'high', 22);
  const twice = new Float32Array(2 * samples.length);
  twice.set(samples);
  twice.set(samples, samples.length);
  samples.set(filter(twice, 'high', 22).subarray(samples.length));
}

function fade(samples: Float32Array, seconds: number): void {
  const begin = toLength(0.002);
  const end = Math.min(toLength(seconds), Math.floor(samples.length / 2));
  for (let at = 0; at < begin; at += 1) samples[at]! *= at / begin;
  for (let at = 0; at < end; at += 1) {
    const part = at / end;
    samples[samples.length - 1 - at]! *= part * part * (3 - 2 * part);
  }
}

function loudest({ left, right }: Stereo, length: number): number {
  const window = Math.min(length, toLength(0.4));
  const hop = Math.max(1, Math.floor(window / 4));
  let most = 0;
  for (let from = 0; from + window <= length; from += hop) {
    let sum = 0;
    for (let at = from; at < from + window; at += 1) sum += left[at]! ** 2 + right[at]! ** 2;
    most = Math.max(most, sum / (2 * window));
  }
  return Math.sqrt(most) || 1e-9;
}

function peakOf(samples: Float32Array): number {
  let most = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const value = samples[at]!;
    if (value > most) most = value;
    else if (-value > most) most = -value;
  }
  return most;
}

/** What is far away: duller and quieter. 0 is here, 1 is the horizon. */
export function far(sound: Stereo, distance: number, loop: boolean): Stereo {
  const hz = 16_000 * (700 / 16_000) ** distance;
  return eachChannel(sound, (samples) => {
    const padded = new Float32Array(samples.length + (loop ? RATE : 0));
    if (loop) {
      for (let at = 0; at < RATE; at += 1)
        padded[at] = samples[(((at - RATE) % samples.length) + samples.length) % samples.length]!;
      padded.set(samples, RATE);
      samples.set(filter(padded, 'low', hz).subarray(RATE));
    } else filter(samples, 'low', hz);
    times(samples, 1 - 0.65 * distance);
  });
}
