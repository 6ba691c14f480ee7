import {
  openTranslators,
  requireTranslator,
  type TranslationPlatform,
  unsupportedPair,
} from './find-translators.ts';
import { findMissing } from './keeping/find-missing.ts';
import { translateKeeping } from './keeping/translate-keeping.ts';
import type { TranslatedText, TranslationOrder } from './translator.ts';

/**
 * Texts in another language, one for each, in order, and who translated them. What must survive is looked for in every
 * answer. @throws Failure `unsupported_language_pair`, `translation_unavailable`, `language_model_unavailable`; EngineFailure
 */
export async function translate(
  platform: TranslationPlatform,
  order: TranslationOrder,
): Promise<{ engine: string; translations: TranslatedText[] }> {
  const { engine } = await requireTranslator(platform, order, order.signal);
  const translator = openTranslators(platform).find(({ name }) => name === engine);
  if (!translator) throw unsupportedPair(order, engine);
  const wordings = translator.keepsTerms
    ? await translator.translate(order)
    : await translateKeeping(translator, order);
  const translations = order.texts.map(({ text: source }, index): TranslatedText => {
    const { text = '', shorter = [] } = wordings[index] ?? {};
    return { text, shorter, missing: findMissing(source, text, order) };
  });
  return { engine, translations };
}
