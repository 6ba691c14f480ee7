import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Delivery,
  type EngineFactory,
  EngineFailure,
  type SpeechCapabilities,
  type SpeechEngine,
  type SpeechPart,
  type SpeechRequest,
  seededRandom,
  type TimingMark,
} from '@mynah/engine-spec';
import { Phonemizers } from '@mynah/text/phonemes';
import { HibariModel, type Inference, type ProsodyShape } from './hibari-model.ts';
import { raiseLevel } from './raise-level.ts';
import { lineUpTokens, markRun, type TokenRun } from './token-runs.ts';
import { vocode } from './vocoder.ts';
import { hibariVoices } from './voices.ts';

const capabilities: SpeechCapabilities = {
  neural: true,
  streams: true,
  exactTimings: true,
  delivery: ['stability', 'style', 'speed'],
  phonemes: true,
  definitions: false,
};

/** Fast English in one voice. Undefined when the pack `hibari` is not on this machine. */
export const createHibariEngine: EngineFactory<SpeechEngine> = (home) => {
  const folder = home.packFolder('hibari');
  return folder === undefined ? undefined : new HibariEngine(folder, home.threads);
};

class HibariEngine implements SpeechEngine {
  readonly name = 'hibari';
  readonly sampleRateHz = 24_000;
  readonly voices = hibariVoices;
  readonly capabilities = capabilities;
  readonly #folder: string;
  readonly #threads: number;
  readonly #phonemizers: Phonemizers;
  #model: Promise<HibariModel> | undefined;
  #disposed = false;

  constructor(folder: string, threads: number) {
    this.#folder = folder;
    this.#threads = threads;
    this.#phonemizers = new Phonemizers({ englishFolder: folder });
  }

  async warm(): Promise<void> {
    const [words, model] = await Promise.all([
      this.#phonemizers.phonemize('Ready to speak.', 'en-US'),
      this.#load(),
    ]);
    for (const run of lineUpTokens(words, (phonemes) => model.tokensOf(phonemes))) {
      const { parts } = await model.infer(run.tokens, { speed: 1, melody: 1, pitch: 1 });
      for (const _block of vocode(parts, 0));
    }
  }

  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    if (!/^en\b/i.test(request.language)) {
      throw new EngineFailure('unsupported', `hibari can’t speak ${request.language}.`);
    }
    if (!hibariVoices.some((voice) => voice.id === request.voice)) {
      throw new EngineFailure('unsupported', `hibari has no voice ${request.voice}.`);
    }
    const [words, model] = await Promise.all([
      // The voice learned American sounds only.
      this.#phonemizers.phonemize(request.text, 'en-US', request.phonemes),
      this.#load(),
    ]);
    const runs = lineUpTokens(words, (phonemes) => model.tokensOf(phonemes));
    if (!runs.some((run) => run.words.length > 0)) {
      throw new EngineFailure('unspeakable', 'There’s nothing to speak in the text.');
    }
    yield* this.#perform(model, runs, request, signal);
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    const model = this.#model;
    this.#model = undefined;
    await Promise.all([this.#phonemizers.dispose(), model?.then((loaded) => loaded.dispose())]);
  }

  async *#perform(
    model: HibariModel,
    runs: readonly TokenRun[],
    request: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<SpeechPart> {
    const shape = toProsodyShape(request.delivery, request.seed);
    const inferences: Inference[] = [];
    const marks: TimingMark[] = [];
    let durationMs = 0;
    for (const run of runs) {
      if (signal.aborted) return;
      const inference = await model.infer(run.tokens, shape);
      marks.push(...markRun(run, inference.durations, durationMs));
      inferences.push(inference);
      durationMs += (inference.parts.frames * 1000) / 80;
    }
    if (signal.aborted) return;
    yield { type: 'timing', marks, durationMs };
    for (const { parts } of inferences) {
      for (const samples of vocode(parts, request.seed)) {
        if (signal.aborted) return;
        if (samples.length > 0) yield { type: 'audio', samples: raiseLevel(samples) };
        // Lets an abort that waits in the queue be heard between blocks.
        await nextTurn();
      }
    }
  }

  #load(): Promise<HibariModel> {
    if (this.#disposed) throw new EngineFailure('unavailable', 'hibari was shut down.');
    this.#model ??= HibariModel.load(this.#folder, this.#threads).catch((cause) => {
      throw new EngineFailure('broken', 'The hibari pack couldn’t be loaded.', { cause });
    });
    return this.#model;
  }
}

/** Less stability: a wider melody, and pace and pitch that differ a little from one seed to the next. */
function toProsodyShape({ stability, style, speed }: Delivery, seed: number): ProsodyShape {
  const random = seededRandom(seed);
  const wobble = () => (1 - stability) * (random() - 0.5);
  return {
    speed: speed * (1 + 0.08 * wobble()),
    melody: Math.min(1.5, Math.max(0.6, 1 + (0.5 - stability) * 0.6 + style * 0.3)),
    pitch: 1 + 0.06 * wobble(),
  };
}
