import { ChinesePhonemizer } from './chinese/chinese-phonemizer.ts';
import { EnglishPhonemizer } from './english/english-phonemizer.ts';
import { IpaPhonemizer } from './ipa/ipa-phonemizer.ts';
import type { IpaReader } from './ipa-reader.ts';
import { JapanesePhonemizer } from './japanese/japanese-phonemizer.ts';
import type { PhonemeWord, Phonemizer } from './phonemizer.ts';
import { overridePronunciations, type PronunciationOverride } from './pronunciation-override.ts';

export interface PhonemizerSources {
  /** Folder of the built hibari pack, for English; without it the reader reads English. */
  englishFolder?: string | undefined;
  /** Reads what no phonemizer of our own does. Stays the caller's, who ends it. */
  ipaReader?: IpaReader | undefined;
}

/** Every grapheme-to-phoneme of the house, each made when its first text comes. */
export class Phonemizers {
  readonly #sources: PhonemizerSources;
  readonly #made = new Map<string, Phonemizer>();

  constructor(sources: PhonemizerSources) {
    this.#sources = sources;
  }

  /** The best phonemizer for a BCP 47 tag; undefined when the sources hold none that could read it. */
  phonemizerFor(language: string): Phonemizer | undefined {
    const primary = language.toLowerCase().split(/[-_]/)[0]!;
    const { englishFolder, ipaReader } = this.#sources;
    if (primary === 'en' && englishFolder)
      return this.#make('en', () => new EnglishPhonemizer(englishFolder));
    const readEnglish = (text: string) => this.phonemize(text, 'en-US');
    if (primary === 'ja') return this.#make('ja', () => new JapanesePhonemizer(readEnglish));
    if (primary === 'zh' || primary === 'cmn')
      return this.#make('zh', () => new ChinesePhonemizer(readEnglish));
    return ipaReader ? this.#make('ipa', () => new IpaPhonemizer(ipaReader)) : undefined;
  }

  /** Undefined when no phonemizer reads the language. Overrides take the place of the words they lie on. */
  async phonemize(
    text: string,
    language: string,
    overrides: readonly PronunciationOverride[] = [],
  ): Promise<PhonemeWord[] | undefined> {
    const words = await this.phonemizerFor(language)?.phonemize(text, language);
    return words && overridePronunciations(words, overrides, language);
  }

  async dispose(): Promise<void> {
    const made = [...this.#made.values()];
    this.#made.clear();
    await Promise.all(made.map((phonemizer) => phonemizer.dispose()));
  }

  #make(key: string, make: () => Phonemizer): Phonemizer {
    const phonemizer = this.#made.get(key) ?? make();
    this.#made.set(key, phonemizer);
    return phonemizer;
  }
}
