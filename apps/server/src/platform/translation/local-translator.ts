import { EngineFailure, within } from '@mynah/engine-spec';
import type { TaskPart, TranslatedPair, TranslationRequest } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../engines/engine-pool.ts';
import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { isSamePair, languageName, primaryTag } from './languages.ts';
import { remember } from './remember.ts';
import type { LanguagePair, TranslationOrder, Translator, TranslatorOffer, Wording } from './translator.ts';

type LocalPlatform = Pick<Platform, 'engines' | 'clock'>;

/** Sentences that an engine gets at once: seconds of work. */
const mostSentences = 16;

/** Engines of the task `translation`, in processes of ours. */
export const localTranslators = (platform: LocalPlatform): Translator[] =>
  platform.engines.engines('translation').map((engine) => new LocalTranslator(platform, engine));

class LocalTranslator implements Translator {
  readonly name: string;
  readonly keepsTerms = false;
  readonly #platform: LocalPlatform;
  readonly #engine: TaskEngineInfo<'translation'>;

  constructor(platform: LocalPlatform, engine: TaskEngineInfo<'translation'>) {
    this.name = engine.name;
    this.#platform = platform;
    this.#engine = engine;
  }

  async offer(pair: LanguagePair, signal: AbortSignal): Promise<TranslatorOffer | undefined> {
    const own: TranslatedPair | undefined = this.#engine.traits.pairs.find((each) => isSamePair(each, pair));
    const found = own ?? (await pairsOf(this.#platform, this.name)).find((each) => isSamePair(each, pair));
    signal.throwIfAborted();
    if (!found) return undefined;
    const by = found.by ? ` by way of ${languageName(found.by)}` : '';
    return {
      engine: this.name,
      title: this.name[0]?.toUpperCase() + this.name.slice(1),
      note: `Translates on this server${by}, each sentence by itself.`,
      chrf: found.chrf,
      shortens: false,
      readsContext: false,
      isRemote: false,
      takes: 'text',
    };
  }

  async translate({
    texts,
    source,
    target,
    signal,
    caller,
    waitsForModel,
  }: TranslationOrder): Promise<Wording[]> {
    const wordings: Wording[] = [];
    for (let from = 0; from < texts.length; from += mostSentences) {
      const some = texts.slice(from, from + mostSentences).map(({ text }) => text);
      const request: TranslationRequest = {
        kind: 'translate',
        texts: some,
        source: primaryTag(source),
        target: primaryTag(target),
      };
      const options = { engine: this.name, caller, signal, waitsForModel: waitsForModel ?? false };
      for await (const part of this.#platform.engines.run('translation', request, options))
        if (part.type === 'translation') wordings[from + part.index] = { text: part.text, shorter: [] };
    }
    if (texts.some((_, index) => wordings[index] === undefined))
      throw new Failure('translation_unavailable', 'The translation engine left out a sentence. Try again.');
    return wordings;
  }
}

/** Somebody may put a model into the packs folder, or install a program: it is found within a minute. */
const knownForMs = 60_000;
const answerMs = 30_000;

/** What an engine says that it translates now. */
function pairsOf({ engines, clock }: LocalPlatform, engine: string): Promise<readonly TranslatedPair[]> {
  const kept = { owner: engines, name: engine, nowMs: clock.now().getTime(), forMs: knownForMs };
  return remember(kept, () => askForPairs(engines, engine));
}

async function askForPairs(engines: Platform['engines'], engine: string): Promise<readonly TranslatedPair[]> {
  // all who ask meanwhile wait for one answer, so it ends with none of them
  const signal = within(answerMs, new AbortController().signal);
  const options = { engine, caller: 'translation', signal };
  try {
    for await (const part of engines.run('translation', { kind: 'pairs' }, options) as AsyncIterable<
      TaskPart<'translation'>
    >)
      if (part.type === 'pairs') return part.pairs;
  } catch (cause) {
    // its program is still on its way, or not to be had: it has no pairs yet
    if (cause instanceof EngineFailure && cause.kind === 'unavailable') return [];
    throw cause;
  }
  return [];
}
