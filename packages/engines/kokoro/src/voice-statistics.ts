import type { KokoroModel, Utterance } from './kokoro-model.ts';
import type { NormStatistics } from './norm-statistics.ts';

/** Frames that a voice's statistics are learned from. */
const LEARNING_FRAMES = 120;

/** What the decoder hears of each voice, so that chunks can be decoded as if they were the whole. */
export class VoiceStatistics {
  readonly #model: KokoroModel;
  readonly #known = new Map<string, Promise<NormStatistics>>();

  constructor(model: KokoroModel) {
    this.#model = model;
  }

  /** Learned from the first utterance that is asked for, then kept. */
  get(key: string, utterance: Utterance): Promise<NormStatistics> {
    const known = this.#known.get(key);
    if (known) return known;
    const learned = this.#learn(utterance);
    this.#known.set(key, learned);
    return learned;
  }

  async #learn(utterance: Utterance): Promise<NormStatistics> {
    const { statistics } = await this.#model.decode(
      utterance,
      0,
      Math.min(LEARNING_FRAMES, utterance.frames),
    );
    return statistics;
  }
}
