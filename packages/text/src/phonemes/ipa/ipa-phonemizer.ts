import type { IpaReader, IpaWord } from '../ipa-reader.ts';
import type { PhonemeWord, Phonemizer } from '../phonemizer.ts';
import { splitWords, type TextPiece } from '../split-words.ts';
import { toEnglishSymbols } from './ipa-symbols.ts';
import { mapSounds } from './map-sounds.ts';

/** Scripts that write words without spaces between them. */
const unspacedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Any language that the reader knows. The whole segment is read at once, so that liaison and stress are those of
 * running speech; the reader's words are then laid on the words of the text.
 */
export class IpaPhonemizer implements Phonemizer {
  readonly languages = ['es', 'fr', 'it', 'pt', 'hi'];
  readonly #reader: IpaReader;

  /** The reader stays the caller's, who ends it. */
  constructor(reader: IpaReader) {
    this.#reader = reader;
  }

  async phonemize(text: string, language: string): Promise<PhonemeWord[]> {
    const pieces = splitWords(text);
    if (!pieces.some((piece) => piece.kind === 'word'))
      return pieces.map((piece) => toWord(piece, piece.text));
    return layOnPieces(text, pieces, await this.#reader.ipa(text, language), language);
  }

  async dispose(): Promise<void> {}
}

function layOnPieces(
  text: string,
  pieces: readonly TextPiece[],
  read: readonly IpaWord[],
  language: string,
): PhonemeWord[] {
  const words: PhonemeWord[] = [];
  let next = 0;
  for (const piece of pieces) {
    if (piece.kind === 'punctuation') {
      words.push(toWord(piece, piece.text));
      continue;
    }
    const inside: IpaWord[] = [];
    while (next < read.length && read[next]!.start < piece.end) inside.push(read[next++]!);
    words.push(...layOnPiece(text, piece, inside, language, words));
  }
  return words;
}

function layOnPiece(
  text: string,
  piece: TextPiece,
  inside: readonly IpaWord[],
  language: string,
  before: PhonemeWord[],
): PhonemeWord[] {
  if (inside.length === 0) {
    // The reader ran this word together with the one before: "in the".
    const last = before.at(-1);
    if (last && /[\p{L}\p{N}]/u.test(text.slice(last.start, last.end))) last.end = piece.end;
    return [];
  }
  if (!unspacedScript.test(piece.text)) {
    const sounds = inside.map((word) => toSymbols(word.sounds, language)).filter(Boolean);
    return sounds.length > 0 ? [toWord(piece, sounds.join(/\p{N}/u.test(piece.text) ? ' ' : ''))] : [];
  }
  return splitUnspaced(piece, inside, language);
}

/** In scripts without spaces the reader's words are the words; several that begin at one place are one. */
function splitUnspaced(piece: TextPiece, inside: readonly IpaWord[], language: string): PhonemeWord[] {
  const words: PhonemeWord[] = [];
  for (const [index, { start: readStart, sounds }] of inside.entries()) {
    const phonemes = toSymbols(sounds, language);
    if (!phonemes) continue;
    const last = words.at(-1);
    const start = last ? Math.max(readStart, last.start) : piece.start;
    if (last && start === last.start) {
      last.phonemes += phonemes;
    } else {
      if (last) last.end = Math.min(last.end, start);
      words.push({ start, end: piece.end, phonemes, spaced: index > 0 || piece.spaced });
    }
  }
  return words;
}

function toSymbols(sounds: readonly string[], language: string): string {
  const symbols = mapSounds(sounds, language);
  return language.toLowerCase().startsWith('en') ? toEnglishSymbols(symbols, language) : symbols;
}

function toWord({ start, end, spaced }: TextPiece, phonemes: string): PhonemeWord {
  return { start, end, phonemes, spaced };
}
