import type { IpaReader, IpaWord } from '../ipa-reader.ts';
import { taMarbuta } from './pausal-form.ts';
import { VowelModel } from './vowel-model.ts';
import { vowelText } from './vowelled-text.ts';

/** Gives Arabic its short vowels before another reader reads it. */
export class VowelledReader implements IpaReader {
  readonly #reader: IpaReader;
  readonly #folder: string;
  #loading: Promise<VowelModel> | undefined;

  /** `folder` is that of the pack `arabic-vowels`; the reader stays the caller's. */
  constructor(reader: IpaReader, folder: string) {
    this.#reader = reader;
    this.#folder = folder;
  }

  async ipa(text: string, language: string): Promise<IpaWord[]> {
    this.#loading ??= VowelModel.load(this.#folder);
    const vowelled = await vowelText(text, await this.#loading);
    const words = await this.#reader.ipa(vowelled.text, language);
    const place = (at: number): number => vowelled.starts[at] ?? text.length;
    return words.map((word) => {
      const start = place(word.start);
      const end = place(word.end);
      return { start, end, sounds: asSaid(word.sounds, text.slice(start, end)) };
    });
  }

  async dispose(): Promise<void> {
    const loading = this.#loading;
    this.#loading = undefined;
    await (await loading?.catch(() => undefined))?.release();
  }
}

/** Once vowels are written eSpeak says -at for the ending ة, where the form of today ends in its vowel. */
function asSaid(sounds: readonly string[], written: string): string[] {
  return written.endsWith(taMarbuta) && sounds.at(-1) === 't' ? sounds.slice(0, -1) : [...sounds];
}
