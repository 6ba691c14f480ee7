import { toCardinal } from 'n2words/zh-Hans-CN';
import { pinyin } from 'pinyin-pro';
import type { PhonemeWord, Phonemizer } from '../phonemizer.ts';
import type { ReadForeign } from '../read-foreign.ts';
import { splitWords } from '../split-words.ts';
import { syllableToSymbols } from './pinyin-symbols.ts';

interface Syllable {
  letters: string;
  /** 1 to 4, 0 for the light tone. */
  tone: number;
}

/** Mandarin from pinyin in context, one word of the dictionary at a time. Latin script is read as English. */
export class ChinesePhonemizer implements Phonemizer {
  readonly languages = ['zh'];
  readonly #segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  readonly #readForeign: ReadForeign;

  constructor(readForeign: ReadForeign) {
    this.#readForeign = readForeign;
  }

  async phonemize(text: string): Promise<PhonemeWord[]> {
    const syllables = readSyllables(text);
    const words: PhonemeWord[] = [];
    for (const { segment, index } of this.#segmenter.segment(text)) {
      const end = index + segment.length;
      const phonemes = soundOf(segment, syllables.slice(index, end));
      if (phonemes) words.push({ start: index, end, phonemes, spaced: words.length > 0 });
      else words.push(...(await this.#readOther(segment, index, words.length > 0)));
    }
    return words;
  }

  async dispose(): Promise<void> {}

  async #readOther(segment: string, start: number, isInside: boolean): Promise<PhonemeWord[]> {
    const words = /\p{sc=Latin}/u.test(segment)
      ? await this.#readForeign(segment)
      : splitWords(segment)
          .filter((piece) => piece.kind === 'punctuation')
          .map((piece) => ({ ...piece, phonemes: piece.text }));
    return words.map((word) => ({
      start: start + word.start,
      end: start + word.end,
      phonemes: word.phonemes,
      spaced: isInside && !/^[;:,.!?…”)]/.test(word.phonemes),
    }));
  }
}

/** One entry per UTF-16 unit of the text; undefined where no syllable begins. */
function readSyllables(text: string): (Syllable | undefined)[] {
  const syllables: (Syllable | undefined)[] = Array.from({ length: text.length }, () => undefined);
  let at = 0;
  for (const { origin, pinyin: marked, num, isZh } of pinyin(text, { type: 'all' })) {
    if (isZh) syllables[at] = { letters: withoutTone(marked), tone: num };
    at += origin.length;
  }
  return syllables;
}

function soundOf(segment: string, syllables: readonly (Syllable | undefined)[]): string {
  if (/^\d+$/.test(segment)) return readNumber(segment);
  const spoken = syllables.filter((syllable) => syllable !== undefined);
  return spoken
    .map(({ letters, tone }, index) =>
      // Of two low tones in a word the first rises.
      syllableToSymbols(letters, tone === 3 && spoken[index + 1]?.tone === 3 ? 2 : tone),
    )
    .join('');
}

function readNumber(digits: string): string {
  const spelled =
    digits.length > 16 || /^0./.test(digits)
      ? [...digits].map((digit) => toCardinal(digit)).join('')
      : toCardinal(digits);
  return soundOf(spelled, readSyllables(spelled));
}

function withoutTone(marked: string): string {
  return marked
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC');
}
