export { readIpa } from './ipa/read-ipa.ts';
export { writeIpa } from './ipa/write-ipa.ts';
export type { IpaReader, IpaWord } from './ipa-reader.ts';
export { type JapaneseWord, readJapanese } from './japanese/read-japanese.ts';
export type { PhonemeWord, Phonemizer } from './phonemizer.ts';
export { type PhonemizerSources, Phonemizers } from './phonemizers.ts';
export { overridePronunciations, type PronunciationOverride } from './pronunciation-override.ts';
