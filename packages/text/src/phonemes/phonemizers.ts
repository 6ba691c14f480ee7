import { ArabicPhonemizer } from './arabic/arabic-phonemizer.ts';
import { ChinesePhonemizer } from './chinese/chinese-phonemizer.ts';
import { EnglishPhonemizer } from './english/english-phonemizer.ts';
import { IpaPhonemizer } from './ipa/ipa-phonemizer.ts';
import type { IpaReader } from './ipa-reader.ts';
import { JapanesePhonemizer } from './japanese/japanese-phonemizer.ts';
import type { PhonemeWord, Phonemizer } from './phonemizer.ts';
import { overridePronunciations, type PronunciationOverride } from './pronunciation-override.ts';
import type { ReadForeign } from './read-foreign.ts';

export interface PhonemizerSources {
  /** Folder of the built hibari pack, for English; without it the reader reads English. */
  englishFolder?: string | undefined;
  /** Reads what no phonemizer of our own does. */
  ipaReader?: IpaReader | undefined;
  /** Folder of the pack `arabic-vowels`; without it Arabic is read as it is written, without its short vowels. */
  arabicFolder?: string | undefined;
  /** Gives the reader back, when these phonemizers are disposed. */
  release?: () => Promise<void>;
}

const readByIpa =
  'es fr it pt-BR pt hi ar bg cs da de el fi fil hr hu id ko ms nb nl nn no pl ro ru sk sv ta tl tr uk vi'.split(
    ' ',
  );

/** Every grapheme-to-phoneme of the house behind one door. Each is made when its first text comes. */
export class Phonemizers implements Phonemizer {
  readonly languages: readonly string[];
  readonly #sources: PhonemizerSources;
  readonly #made = new Map<string, Phonemizer>();

  constructor(sources: PhonemizerSources) {
    this.#sources = sources;
    const { englishFolder, ipaReader } = sources;
    this.languages = [
      ...(englishFolder || ipaReader ? ['en-US', 'en-GB'] : []),
      'ja',
      'zh',
      ...(ipaReader ? readByIpa : []),
    ];
  }

  /** The best phonemizer for a BCP 47 tag; undefined when the sources hold none that could read it. */
  phonemizerFor(language: string): Phonemizer | undefined {
    const primary = language.toLowerCase().split(/[-_]/)[0]!;
    const { englishFolder, arabicFolder, ipaReader } = this.#sources;
    if (primary === 'en' && englishFolder)
      return this.#make('en', () => new EnglishPhonemizer(englishFolder));
    if (primary === 'ja') return this.#make('ja', () => new JapanesePhonemizer(this.#readEnglish));
    if (primary === 'zh' || primary === 'cmn') {
      return this.#make('zh', () => new ChinesePhonemizer(this.#readEnglish));
    }
    if (primary === 'ar' && ipaReader && arabicFolder)
      return this.#make('ar', () => new ArabicPhonemizer(ipaReader, arabicFolder));
    return ipaReader ? this.#make('ipa', () => new IpaPhonemizer(ipaReader)) : undefined;
  }

  /**
   * Overrides take the place of the words that they lie on.
   * @throws RangeError when no phonemizer reads the language
   */
  async phonemize(
    text: string,
    language: string,
    overrides: readonly PronunciationOverride[] = [],
  ): Promise<PhonemeWord[]> {
    const phonemizer = this.phonemizerFor(language);
    if (!phonemizer) throw new RangeError(`no phonemizer reads ${language}`);
    return overridePronunciations(await phonemizer.phonemize(text, language), overrides, language);
  }

  async dispose(): Promise<void> {
    const made = [...this.#made.values()];
    this.#made.clear();
    await Promise.all(made.map((phonemizer) => phonemizer.dispose()));
    await this.#sources.release?.();
  }

  /** For English words in a text of another script; they are left out where nothing reads English. */
  readonly #readEnglish: ReadForeign = async (text) =>
    (await this.phonemizerFor('en')?.phonemize(text, 'en-US')) ?? [];

  #make(key: string, make: () => Phonemizer): Phonemizer {
    const phonemizer = this.#made.get(key) ?? make();
    this.#made.set(key, phonemizer);
    return phonemizer;
  }
}
