import type { Platform } from '../../../platform/platform.ts';
import {
  findTranslators,
  type LanguagePair,
  type TranslatorOffer,
  unsupportedPair,
} from '../../../platform/translation/index.ts';

/** Who would translate a pair, best first, and what helps where nobody does. @throws Failure `translation_unavailable` */
export async function listEngines(
  platform: Platform,
  pair: LanguagePair,
  signal: AbortSignal,
): Promise<{ engines: TranslatorOffer[]; whatToSet: string | null }> {
  const engines = await findTranslators(platform, pair, signal);
  return { engines, whatToSet: engines.length > 0 ? null : unsupportedPair(pair).message };
}
