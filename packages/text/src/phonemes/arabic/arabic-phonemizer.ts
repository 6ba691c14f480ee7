import { IpaPhonemizer } from '../ipa/ipa-phonemizer.ts';
import type { IpaReader } from '../ipa-reader.ts';
import type { PhonemeWord, Phonemizer } from '../phonemizer.ts';
import { VowelledReader } from './vowelled-reader.ts';

/** Arabic, which is written without its short vowels: a small net puts them in, and a reader says what stands then. */
export class ArabicPhonemizer implements Phonemizer {
  readonly languages = ['ar'];
  readonly #reader: VowelledReader;
  readonly #phonemizer: IpaPhonemizer;

  /** `folder` is that of the pack `arabic-vowels`; the reader stays the caller's. */
  constructor(reader: IpaReader, folder: string) {
    this.#reader = new VowelledReader(reader, folder);
    this.#phonemizer = new IpaPhonemizer(this.#reader);
  }

  phonemize(text: string, language: string): Promise<PhonemeWord[]> {
    return this.#phonemizer.phonemize(text, language);
  }

  dispose(): Promise<void> {
    return this.#reader.dispose();
  }
}
