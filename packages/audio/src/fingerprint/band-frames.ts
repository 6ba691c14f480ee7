import { Resampler } from '../resample/resampler.ts';
import { RealFft } from '../spectrum/real-fft.ts';
import { nextTurn } from '../turns.ts';

export const fingerprintRateHz = 8000;
const windowSamples = 2048;
export const hopSamples = 128;
/** Of a frame; what lies beside another by one is 16 ms later. */
export const hopMs = (1000 * hopSamples) / fingerprintRateHz;

/** Some ms of work: then others have their turn. */
const sliceFrames = 128;
const bands = 33;
/** Where speech is and telephones, mp3 and small loudspeakers still are. */
const [lowestHz, highestHz] = [280, 3200];
/** Below this (mean square) there is nothing to recognize. */
const quietPower = 1e-7;

/** One word of 32 bits for each 16 ms, and how far each bit was from being the other. */
export interface BandFrames {
  words: Uint32Array;
  /** [frames, 32] */
  margins: Float32Array;
  /** 1 where there is sound. */
  sounding: Uint8Array;
}

/**
 * Signs of energy differences between neighboring bands and neighboring frames (Haitsma and Kalker, A highly robust
 * audio fingerprinting system, 2002), with windows short enough for syllables. `samples` is mono.
 */
export async function bandFrames(samples: Float32Array, sampleRateHz: number): Promise<BandFrames> {
  const sound = toRate(samples, sampleRateHz);
  const count = Math.max(0, Math.floor((sound.length - windowSamples) / hopSamples));
  const frames: BandFrames = {
    words: new Uint32Array(count),
    margins: new Float32Array(count * 32),
    sounding: new Uint8Array(count),
  };
  const reader = new BandReader(sound);
  let before = reader.energies(0).slice();
  for (let frame = 0; frame < count; frame++) {
    if (frame % sliceFrames === 0) await nextTurn();
    const here = reader.energies(frame + 1).slice();
    writeFrame(frames, frame, { here, before });
    frames.sounding[frame] = reader.power() > quietPower ? 1 : 0;
    before = here;
  }
  return frames;
}

function writeFrame(
  { words, margins }: BandFrames,
  frame: number,
  { here, before }: { here: Float64Array; before: Float64Array },
): void {
  let word = 0;
  for (let bit = 0; bit < 32; bit++) {
    const change = here[bit]! - here[bit + 1]! - (before[bit]! - before[bit + 1]!);
    margins[frame * 32 + bit] = Math.abs(change);
    if (change > 0) word |= 1 << bit;
  }
  words[frame] = word >>> 0;
}

function toRate(samples: Float32Array, sampleRateHz: number): Float32Array {
  if (sampleRateHz === fingerprintRateHz) return samples;
  const resampler = new Resampler(sampleRateHz, fingerprintRateHz);
  const [first, last] = [resampler.write(samples), resampler.finish()];
  const sound = new Float32Array(first.length + last.length);
  sound.set(first);
  sound.set(last, first.length);
  return sound;
}

const edges = Array.from({ length: bands + 1 }, (_, edge) =>
  Math.round((lowestHz * (highestHz / lowestHz) ** (edge / bands) * windowSamples) / fingerprintRateHz),
);

class BandReader {
  readonly #sound: Float32Array;
  readonly #fft = new RealFft(windowSamples);
  readonly #window = Float64Array.from(
    { length: windowSamples },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / windowSamples),
  );
  readonly #frame = new Float64Array(windowSamples);
  readonly #re = new Float32Array(windowSamples / 2 + 1);
  readonly #im = new Float32Array(windowSamples / 2 + 1);
  readonly #energies = new Float64Array(bands);

  constructor(sound: Float32Array) {
    this.#sound = sound;
  }

  /** Logarithms; a difference of them does not know how loud it is. */
  energies(frame: number): Float64Array {
    const from = frame * hopSamples;
    for (let at = 0; at < windowSamples; at++)
      this.#frame[at] = (this.#sound[from + at] ?? 0) * this.#window[at]!;
    this.#fft.forward(this.#frame, this.#re, this.#im);
    for (let band = 0; band < bands; band++) {
      let sum = 1e-9;
      for (let bin = edges[band]!; bin < edges[band + 1]!; bin++)
        sum += this.#re[bin]! ** 2 + this.#im[bin]! ** 2;
      this.#energies[band] = Math.log(sum);
    }
    return this.#energies;
  }

  /** Of the frame that was read last. */
  power(): number {
    let sum = 0;
    for (const sample of this.#frame) sum += sample * sample;
    return sum / windowSamples;
  }
}
