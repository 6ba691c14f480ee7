import { EngineFailure } from '@mynah/engine-spec';
import type { SoundPart, SoundRequest, TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { RATE, Random, type Stereo, toLength } from './dsp/index.ts';
import { kinds } from './kinds/index.ts';
import { chooseSeconds, renderPlan } from './mix/render-plan.ts';
import { CaptionIndex, type Embed } from './plan/caption-index.ts';
import { planPrompt, type Step } from './plan/plan-prompt.ts';
import type { Source } from './plan/source.ts';
import { readStyle } from './plan/words.ts';
import { readSample } from './samples/read-sample.ts';
import { sampleKind } from './samples/sample-kind.ts';
import { samples } from './samples/sample-list.ts';

/** Sound is handed over in pieces of so many samples. */
const pieceLength = 5 * RATE;

interface Meaning {
  embed: Embed;
  release(): Promise<void>;
}

/** The engine, loaded. */
export class Foley implements TaskEngine<'sound'> {
  readonly #index: CaptionIndex;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #meaning: Meaning | undefined;
  readonly #missing: readonly string[];

  private constructor(
    index: CaptionIndex,
    sources: readonly Source[],
    meaning: Meaning | undefined,
    missing: readonly string[],
  ) {
    this.#index = index;
    this.#sources = new Map(sources.map((source) => [source.id, source]));
    this.#meaning = meaning;
    this.#missing = missing;
  }

  static async open(home: TaskEngineHome): Promise<Foley> {
    const missing: string[] = [];
    const sampleFolder = home.packFolder('sound-samples');
    if (!sampleFolder) missing.push('Recorded sounds are not on this machine.');
    const meaning = await openMeaning(home);
    if (!meaning) missing.push('The language model is not on this machine: sounds are found by words alone.');
    const sources = [...ruled(), ...(sampleFolder ? recorded(sampleFolder) : [])];
    return new Foley(await CaptionIndex.build(sources, meaning?.embed), sources, meaning, missing);
  }

  async *run(request: SoundRequest, signal: AbortSignal): AsyncGenerator<SoundPart> {
    const { promptInfluence: influence, loop, seed } = request;
    const steps = request.source
      ? this.#named(request)
      : await planPrompt(request.prompt, this.#index, { influence, random: Random.of(seed, 'plan') });
    const length = toLength(request.durationMs ? request.durationMs / 1000 : chooseSeconds(steps));
    const similarity = Math.min(...steps.flat().map((layer) => layer.similarity));
    const madeOf = steps
      .flat()
      .map(({ source, similarity: each }) => ({ id: source.id, title: source.title, similarity: each }));
    yield {
      type: 'match',
      similarity,
      durationMs: Math.round((1000 * length) / RATE),
      madeOf,
      missing: this.#missing,
    };
    const sound = await renderPlan(steps, { length, loop, seed, influence, signal });
    if (sound) yield* inPieces(sound);
  }

  async dispose(): Promise<void> {
    await this.#meaning?.release();
  }

  /** One source by its id; the words still say how. */
  #named({ source: id, prompt }: SoundRequest): Step[] {
    const source = this.#sources.get(id ?? '');
    if (!source) throw new EngineFailure('unsupported', `There is no sound ${id}.`);
    return [[{ text: prompt, source, similarity: 1, style: readStyle(prompt) }]];
  }
}

function ruled(): Source[] {
  return kinds.map((kind) => ({ ...kind, load: async () => kind }));
}

function recorded(folder: string): Source[] {
  return samples.map((entry) => {
    let loading: ReturnType<Source['load']> | undefined;
    const load = async () => sampleKind(entry, await readSample(folder, entry.file));
    const { title, category, captions, seconds, sustained } = entry;
    return {
      id: entry.file,
      title,
      category,
      captions,
      seconds,
      sustained,
      load: () => {
        loading ??= load();
        return loading;
      },
    };
  });
}

async function openMeaning(home: TaskEngineHome): Promise<Meaning | undefined> {
  const folder = home.packFolder('minilm');
  if (!folder) return undefined;
  const { MiniLm } = await import('@mynah/engine-minilm/model');
  const model = await MiniLm.load(folder, home.threads);
  return { embed: (text) => model.embed(text), release: () => model.release() };
}

function* inPieces({ left, right }: Stereo): Generator<SoundPart> {
  for (let from = 0; from < left.length; from += pieceLength) {
    const to = from + pieceLength;
    yield { type: 'audio', left: left.slice(from, to), right: right.slice(from, to) };
  }
}
