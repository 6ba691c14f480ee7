import { addStereo, ears, RATE, type Random, type Stereo, silence, toLength } from '../dsp/index.ts';

export type Surface =
  | 'wood'
  | 'stone'
  | 'gravel'
  | 'snow'
  | 'leaves'
  | 'grass'
  | 'metal'
  | 'water'
  | 'carpet'
  | 'glass';

/** What the words ask of a kind. 1 is ordinary for ratios, 0.5 for shares. */
export interface TakeOptions {
  /** Samples. */
  length: number;
  loop: boolean;
  random: Random;
  /** Ratio of frequencies: a big thing is deep. */
  tune: number;
  /** Ratio of speeds. */
  pace: number;
  /** 0 to 1: how hard, strong, wild. */
  force: number;
  /** Ratio of how many at once. */
  dense: number;
  /** Ratio of cutoffs. */
  bright: number;
  /** So many times, when the words say so. */
  count: number | undefined;
  surface: Surface | undefined;
  /** The note that the words name, Hz. */
  note?: number | undefined;
}

export interface Spot {
  gain?: number;
  /** -1 (left) to 1. */
  pan?: number;
}

/** One rendering of a kind: what is asked, and the sound while it grows. In a loop all that is past the end comes in at the front. */
export class Take implements TakeOptions {
  readonly length: number;
  readonly loop: boolean;
  readonly random: Random;
  readonly tune: number;
  readonly pace: number;
  readonly force: number;
  readonly dense: number;
  readonly bright: number;
  readonly count: number | undefined;
  readonly surface: Surface | undefined;
  readonly note: number | undefined;
  readonly sound: Stereo;

  constructor(options: TakeOptions) {
    this.length = options.length;
    this.loop = options.loop;
    this.random = options.random;
    this.tune = options.tune;
    this.pace = options.pace;
    this.force = options.force;
    this.dense = options.dense;
    this.bright = options.bright;
    this.count = options.count;
    this.surface = options.surface;
    this.note = options.note;
    this.sound = silence(this.length);
  }

  get seconds(): number {
    return this.length / RATE;
  }

  /** A sound that goes on all the while, by itself for each ear. Its ends meet in a loop: they are cross-faded. */
  bed(make: (length: number, side: 0 | 1) => Float32Array, gain = 1): void {
    const over = this.loop ? Math.min(toLength(1.2), Math.floor(this.length / 3)) : 0;
    const channels = [this.sound.left, this.sound.right];
    for (const side of [0, 1] as const) {
      const samples = make(this.length + over, side);
      const into = channels[side]!;
      for (let at = 0; at < this.length; at += 1) {
        if (at < over) {
          const part = (Math.PI / 2) * (at / over);
          into[at]! += gain * (samples[at]! * Math.sin(part) + samples[this.length + at]! * Math.cos(part));
        } else into[at]! += gain * samples[at]!;
      }
    }
  }

  /** Something that happens at one time and place. */
  event(samples: Float32Array, seconds: number, { gain = 1, pan = 0 }: Spot = {}): void {
    if (seconds >= this.seconds && !this.loop) return;
    const { gain: level, delay } = ears(pan);
    const from = Math.round(seconds * RATE);
    this.#put(this.sound.left, samples, from + delay[0], gain * level[0]);
    this.#put(this.sound.right, samples, from + delay[1], gain * level[1]);
  }

  /** The same with a sound that has two channels. */
  stereoEvent(sound: Stereo, seconds: number, gain = 1): void {
    const from = Math.round(seconds * RATE);
    if (!this.loop) addStereo(this.sound, sound, gain, from);
    else {
      this.#put(this.sound.left, sound.left, from, gain);
      this.#put(this.sound.right, sound.right, from, gain);
    }
  }

  /** Times of a rhythm of so many beats a second; in a loop they fit it whole. */
  beats(hz: number, stray = 0): number[] {
    const wanted = this.seconds * hz;
    const count = this.loop ? Math.max(1, Math.round(wanted)) : Math.max(1, Math.ceil(wanted - 0.05));
    const step = this.loop ? this.seconds / count : 1 / hz;
    return Array.from({ length: count }, (_, beat) =>
      Math.max(0, (beat + (beat === 0 ? 0 : stray * this.random.normal())) * step),
    );
  }

  /** Times that know nothing of each other, so many a second on average. */
  scatter(perSecond: number): number[] {
    const times: number[] = [];
    for (let at = this.random.wait(1 / perSecond); at < this.seconds; at += this.random.wait(1 / perSecond))
      times.push(at);
    return times;
  }

  /** Times of a few hits: as many as the words say, else `usual`. */
  hits(usual: number, gap: number): number[] {
    const count = this.count ?? usual;
    const step = gap / this.pace;
    return Array.from(
      { length: count },
      (_, hit) => hit * step * (hit === 0 ? 1 : this.random.vary(0.04)),
    ).filter((at) => at < this.seconds);
  }

  #put(into: Float32Array, samples: Float32Array, from: number, gain: number): void {
    const skip = Math.max(0, -from);
    let place = this.loop ? (from + skip) % this.length : from + skip;
    for (let at = skip; at < samples.length; at += 1, place += 1) {
      if (place >= this.length) {
        if (!this.loop) return;
        place = 0;
      }
      into[place]! += gain * samples[at]!;
    }
  }
}
