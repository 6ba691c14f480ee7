import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { pairName, primaryTag } from './languages.ts';
import { localTranslators } from './local-translator.ts';
import { modelTranslator } from './model/model-translator.ts';
import { speechTranslation } from './translate-speech.ts';
import type { LanguagePair, Translator, TranslatorOffer } from './translator.ts';

export type TranslationPlatform = Pick<Platform, 'config' | 'engines' | 'clock' | 'log'>;

/** Those that translate texts here, best first: servers that the operator named stand before what is built in. */
export const openTranslators = (platform: TranslationPlatform): Translator[] => {
  const { languageModelServer } = platform.config;
  return [
    ...(languageModelServer ? [modelTranslator(languageModelServer)] : []),
    ...localTranslators(platform),
  ];
};

/**
 * Who would translate a pair here, best first; nobody is an empty list.
 * @throws Failure `translation_unavailable` when nobody offers it and somebody could not be asked
 */
export async function findTranslators(
  platform: TranslationPlatform,
  pair: LanguagePair,
  signal: AbortSignal,
): Promise<TranslatorOffer[]> {
  if (pair.source === pair.target) return [];
  const asked = openTranslators(platform).map((translator) => translator.offer(pair, signal));
  const answers = await Promise.allSettled(asked);
  signal.throwIfAborted();
  const offers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []));
  const all = [...offers, ...speechTranslation(platform, pair)];
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  for (const err of failures)
    platform.log.warn({ err }, 'a translation engine could not be asked for its languages');
  if (all.length === 0 && failures.length > 0) throw failures[0];
  return all;
}

/**
 * The best that translates the texts of a pair, or the one that is named; to be asked before anything is charged.
 * @throws Failure `unsupported_language_pair`, `translation_unavailable`
 */
export async function requireTranslator(
  platform: TranslationPlatform,
  { engine, ...pair }: LanguagePair & { engine?: string | undefined },
  signal: AbortSignal,
): Promise<TranslatorOffer> {
  const offers = await findTranslators(platform, pair, signal);
  const found = offers.find(
    (offer) => offer.takes === 'text' && (engine === undefined || offer.engine === engine),
  );
  if (found) return found;
  throw unsupportedPair(pair, engine);
}

export function unsupportedPair(pair: LanguagePair, engine?: string): Failure {
  const isSame = primaryTag(pair.source) === primaryTag(pair.target);
  const who = engine ? `The translation engine ${engine} of this server` : 'Nothing on this server';
  const verb = engine ? 'doesn’t translate' : 'translates';
  const help = isSame
    ? 'Choose another language.'
    : 'Set MYNAH_LANGUAGE_MODEL_URL, or upload the translation.';
  return new Failure('unsupported_language_pair', `${who} ${verb} ${pairName(pair)}. ${help}`);
}
