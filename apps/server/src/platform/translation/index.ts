export { findTranslators, unsupportedPair } from './find-translators.ts';
export { normalTag } from './languages.ts';
export { countSyllables } from './syllables.ts';
export { translate } from './translate.ts';
export { translateSpeech } from './translate-speech.ts';
export type {
  GlossaryTerm,
  LanguagePair,
  TextToTranslate,
  TranslatedText,
  TranslationOrder,
  TranslatorOffer,
} from './translator.ts';
