import { minilmEngine } from '@mynah/engine-minilm';
import type { TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { stockVoices } from '../stock/stock-voices.ts';
import type { Nearness } from './choose-voices.ts';

/** Understands what a description means as a whole, where the model of language is on this machine. */
export class Understanding {
  readonly #home: TaskEngineHome;
  #engine: Promise<TaskEngine<'embedding'>> | undefined;
  #voices: Promise<Float32Array[]> | undefined;

  constructor(home: TaskEngineHome) {
    this.#home = home;
  }

  /** How near each stock voice is to the description; 0 for all where nothing can be understood. */
  async nearness(description: string, signal: AbortSignal): Promise<Nearness> {
    if (!this.#home.packFolder('minilm')) return () => 0;
    this.#voices ??= this.#embed(
      stockVoices.map(({ voice }) => `${voice.description} ${voice.labels.descriptive}`),
      signal,
    );
    const voices = await this.#voices;
    const [wanted] = await this.#embed([description], signal);
    const places = new Map(stockVoices.map(({ voice }, index) => [voice.id, index]));
    return (voice) => {
      const known = voices[places.get(voice) ?? -1];
      return wanted && known ? wanted.reduce((sum, value, at) => sum + value * known[at]!, 0) : 0;
    };
  }

  async dispose(): Promise<void> {
    await (await this.#engine)?.dispose();
  }

  async #embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    this.#engine ??= minilmEngine.open(this.#home);
    const engine = await this.#engine;
    const vectors: Float32Array[] = [];
    for await (const { vector } of engine.run({ texts }, signal)) vectors.push(vector);
    return vectors;
  }
}
