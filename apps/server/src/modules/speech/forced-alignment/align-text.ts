import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Alignment } from '@mynah/contract/speech/forced-alignment';
import type { UploadedFile } from '@mynah/contract/uploads';
import { detectLanguage } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { measureDuration, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Concurrency, fixedPrice, Generation } from '../../billing/index.ts';
import { readSteps } from '../speech-to-text/index.ts';
import { alignWindows } from './align-windows.ts';
import { toAlignment } from './alignment.view.ts';
import { placeWords } from './share-text.ts';

interface AlignOptions {
  signal: AbortSignal;
  onConcurrency(concurrency: Concurrency): void;
  onFacts(facts: { credits: number; engine: string }): void;
}

/** The room around speech must fit into a window as well. */
const roomMs = 600;

/** When each character and word of a text is heard. Nothing is kept. @throws Failure */
export async function alignText(
  platform: Platform,
  actor: Actor,
  { file, text }: { file: Pick<UploadedFile, 'path'>; text: string },
  { signal, onConcurrency, onFacts }: AlignOptions,
): Promise<Alignment> {
  const words = placeWords(text);
  if (words.length === 0)
    throw new Failure('input_text_empty', 'The text is empty.', { data: { param: 'text' } });
  const [engine] = platform.engines.engines('alignment');
  if (!engine) throw new Failure('engine_unavailable', 'This server has no engine for alignment.');
  const { path } = file;
  const media = await openMedia(platform, { path }, { signal });
  const durationMs = media.durationMs ?? (await measureDuration(platform, { path }, signal));
  const credits = generationCost('forced-alignment', durationMs);
  const generation = await Generation.begin(platform, actor, {
    product: 'forced-alignment',
    price: fixedPrice(credits),
    road: 'whole',
    usage: { durationMs: Math.round(durationMs) },
    isKept: false,
    onConcurrency,
  });
  try {
    const turn = { caller: actor.workspaceId, signal };
    const mostMs = engine.traits.maxWindowMs - roomMs;
    const steps = readSteps(platform, { file: { path }, channels: 1, channel: 0, fromMs: 0, mostMs }, turn);
    const language = languageOf(text, engine.traits.languages);
    const aligned = await alignWindows(platform, steps, { text, words, language }, turn);
    await generation.complete();
    onFacts({ credits, engine: engine.name });
    return toAlignment(text, aligned.words, aligned.loss);
  } finally {
    await generation.release();
  }
}

function languageOf(text: string, known: readonly string[]): string {
  const { language } = detectLanguage(text);
  return known.includes(language) ? language : 'en';
}
