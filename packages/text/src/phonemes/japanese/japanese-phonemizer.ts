import type { PhonemeWord, Phonemizer } from '../phonemizer.ts';
import type { ReadForeign } from '../read-foreign.ts';
import { splitWords } from '../split-words.ts';
import { kanaToSymbols } from './kana-symbols.ts';
import { readJapanese } from './read-japanese.ts';

/** Japanese by dictionary: readings to kana to symbols. Words in Latin script are read as English. */
export class JapanesePhonemizer implements Phonemizer {
  readonly languages = ['ja'];
  readonly #readForeign: ReadForeign;

  constructor(readForeign: ReadForeign) {
    this.#readForeign = readForeign;
  }

  async phonemize(text: string): Promise<PhonemeWord[]> {
    const words: PhonemeWord[] = [];
    for (const { start, end, kana } of await readJapanese(text)) {
      const phonemes = kanaToSymbols(kana);
      if (phonemes)
        words.push({ start, end, phonemes, spaced: words.length > 0 && !opensQuote(words.at(-1)!) });
      else words.push(...(await this.#readOther(text, start, end, words.length > 0)));
    }
    return words;
  }

  async dispose(): Promise<void> {}

  async #readOther(text: string, start: number, end: number, isInside: boolean): Promise<PhonemeWord[]> {
    const part = text.slice(start, end);
    const words = /\p{sc=Latin}/u.test(part)
      ? await this.#readForeign(part)
      : splitWords(part)
          .filter((piece) => piece.kind === 'punctuation')
          .map((piece) => ({ ...piece, phonemes: piece.text }));
    return words.map((word, index) => ({
      start: start + word.start,
      end: start + word.end,
      phonemes: word.phonemes,
      spaced: index === 0 ? isInside && !/^[;:,.!?…”)]/.test(word.phonemes) : word.spaced,
    }));
  }
}

function opensQuote(word: PhonemeWord): boolean {
  return word.phonemes === '“' || word.phonemes === '(';
}
