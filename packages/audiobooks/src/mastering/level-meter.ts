/** Levels of a sound, in dB of full scale; -Infinity for silence. */
export interface Levels {
  /** Of all of it, silence included, as ACX Check measures it. */
  rmsDb: number;
  /** Of the largest sample. */
  peakDb: number;
  /** RMS of the quietest half second; of all where it is shorter. */
  noiseFloorDb: number;
  /** Samples before the first sound above -50 dB, and after the last; all of them where there is none. */
  headSamples: number;
  tailSamples: number;
  samples: number;
  /** Sum of the squares. */
  energy: number;
}

const edgeMs = 10;
/** RMS of a stretch of 10 ms from which it is sound. */
const soundPower = 10 ** (-50 / 10);
/** The quietest half second is looked for at every twentieth of it. */
const floorSteps = 20;
const floorMs = 500;

/** Measures the levels of a mono sound that streams by; the sizes of the pieces are no matter. */
export class LevelMeter {
  readonly #edge: Stretches;
  readonly #floor: Stretches;
  /** Powers of the last twentieths. */
  readonly #recent: number[] = [];
  #quietest = Number.POSITIVE_INFINITY;
  #samples = 0;
  #energy = 0;
  #peak = 0;
  #firstSound: number | undefined;
  #lastSound = 0;

  constructor(sampleRateHz: number) {
    const length = (ms: number) => Math.max(1, Math.round((ms * sampleRateHz) / 1000));
    this.#edge = new Stretches(length(edgeMs), (energy, end) => this.#hearEdge(energy, end));
    this.#floor = new Stretches(length(floorMs / floorSteps), (energy) => this.#hearFloor(energy));
  }

  /** `samples` is only read. */
  write(samples: Float32Array): void {
    for (const sample of samples) {
      const size = Math.abs(sample);
      if (size > this.#peak) this.#peak = size;
      this.#energy += sample * sample;
    }
    this.#samples += samples.length;
    this.#edge.write(samples);
    this.#floor.write(samples);
  }

  /** Of all so far. */
  levels(): Levels {
    const rmsDb = decibels(this.#samples === 0 ? 0 : this.#energy / this.#samples);
    const isLong = this.#quietest !== Number.POSITIVE_INFINITY;
    return {
      rmsDb,
      peakDb: 20 * Math.log10(this.#peak),
      noiseFloorDb: isLong ? decibels(Math.max(0, this.#quietest)) : rmsDb,
      headSamples: this.#firstSound ?? this.#samples,
      tailSamples: this.#firstSound === undefined ? this.#samples : this.#samples - this.#lastSound,
      samples: this.#samples,
      energy: this.#energy,
    };
  }

  #hearEdge(energy: number, end: number): void {
    const { length } = this.#edge;
    if (energy / length < soundPower) return;
    this.#firstSound ??= end - length;
    this.#lastSound = end;
  }

  #hearFloor(energy: number): void {
    this.#recent.push(energy);
    if (this.#recent.length < floorSteps) return;
    const power = this.#recent.reduce((sum, each) => sum + each, 0) / (floorSteps * this.#floor.length);
    this.#quietest = Math.min(this.#quietest, power);
    this.#recent.shift();
  }
}

/** Sums up stretches of one length, one after the other; what is left at the end is none. */
class Stretches {
  readonly length: number;
  readonly #close: (energy: number, end: number) => void;
  #energy = 0;
  #filled = 0;
  #end = 0;

  constructor(length: number, close: (energy: number, end: number) => void) {
    this.length = length;
    this.#close = close;
  }

  write(samples: Float32Array): void {
    for (const sample of samples) {
      this.#energy += sample * sample;
      if (++this.#filled < this.length) continue;
      this.#end += this.length;
      this.#close(this.#energy, this.#end);
      this.#energy = 0;
      this.#filled = 0;
    }
  }
}

const decibels = (power: number): number => 10 * Math.log10(power);
