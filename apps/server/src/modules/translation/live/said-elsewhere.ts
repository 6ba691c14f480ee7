import type { Platform } from '../../../platform/platform.ts';
import {
  findTranslators,
  translate,
  translateSpeech,
  unsupportedPair,
} from '../../../platform/translation/index.ts';

interface SaidStretch {
  text: string;
  /** Of the sound that it was heard in; mono, 16 kHz. */
  samples: Float32Array;
}

interface Pair {
  source: string;
  target: string;
}

interface Order extends Pair {
  /** What was said just before, for the thread of it. */
  context: string;
  caller: string;
  signal: AbortSignal;
}

const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? tag;
const isSameLanguage = ({ source, target }: Pair): boolean => primaryOf(source) === primaryOf(target);

/** Before anything is charged: somebody translates. @throws Failure `unsupported_language_pair` */
export async function requireLivePair(platform: Platform, pair: Pair, signal: AbortSignal): Promise<void> {
  const [best] = isSameLanguage(pair) ? [] : await findTranslators(platform, pair, signal);
  if (!best) throw unsupportedPair(pair);
}

/**
 * One stretch of speech in another language, by whoever translates the pair best. What was said in the language
 * already stays. @throws Failure `unsupported_language_pair`, `translation_unavailable`
 */
export async function sayElsewhere(platform: Platform, said: SaidStretch, order: Order): Promise<string> {
  const { source, target, context, caller, signal } = order;
  if (isSameLanguage(order)) return said.text;
  const [best] = await findTranslators(platform, { source, target }, signal);
  if (!best) throw unsupportedPair({ source, target });
  const { samples, text } = said;
  if (best.takes === 'speech') return translateSpeech(platform, { samples, source, caller, signal });
  const { translations } = await translate(platform, {
    source,
    target,
    texts: [{ text }],
    caller,
    signal,
    engine: best.engine,
    ...(context && { context }),
  });
  return translations[0]?.text ?? '';
}
