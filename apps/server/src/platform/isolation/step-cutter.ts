import { joinSamples } from '@mynah/audio';
import type { IsolationRequest } from '@mynah/engine-spec/tasks';

/** In samples. */
interface StepSizes {
  /** The first step; each one after it is twice as long, up to `longest`. */
  first: number;
  longest: number;
  lead: number;
  tail: number;
}

type Step = Omit<IsolationRequest, 'memory'>;

/** Cuts one channel of a recording of any length into steps that overlap by what the engine wants around them. */
export class StepCutter {
  readonly #sizes: StepSizes;
  #length: number;
  /** What is not yet cut, with the lead before it. */
  #kept = new Float32Array(0);
  #lead = 0;

  constructor(sizes: StepSizes) {
    this.#sizes = sizes;
    this.#length = sizes.first;
  }

  /** The steps that are whole now. */
  *write(samples: Float32Array): Generator<Step> {
    this.#kept = joinSamples([this.#kept, samples]);
    const { longest, tail } = this.#sizes;
    while (this.#kept.length >= this.#lead + this.#length + tail) {
      yield this.#cut(this.#length, tail);
      this.#length = Math.min(2 * this.#length, longest);
    }
  }

  /** What is left. */
  *finish(): Generator<Step> {
    const left = this.#kept.length - this.#lead;
    if (left > 0) yield this.#cut(left, 0);
  }

  #cut(length: number, tailSamples: number): Step {
    const leadSamples = this.#lead;
    const end = leadSamples + length;
    const samples = this.#kept.slice(0, end + tailSamples);
    this.#lead = Math.min(end, this.#sizes.lead);
    this.#kept = this.#kept.slice(end - this.#lead);
    return { samples, leadSamples, tailSamples };
  }
}
