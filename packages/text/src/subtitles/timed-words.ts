/** A word and when it is heard, in seconds; punctuation belongs to the word before it. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
  /** Stands right behind the word before, without a space: Chinese, Japanese, the pieces of a long address. */
  joined?: boolean;
}

/** Characters with their times in seconds, each a list as long as the others. */
export interface TimedCharacters {
  characters: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Elements of SSML are not heard. */
const markup = /<\/?[a-z][^<>]*>/giu;

/** The words of a text that was timed character by character. Times never go back. */
export function wordsOfCharacters({ characters, starts, ends }: TimedCharacters): TimedWord[] {
  const text = characters.join('');
  const heard = text.replace(markup, (element) => ' '.repeat(element.length));
  const place = characterAtOffset(characters);
  const words: TimedWord[] = [];
  for (const { index, 0: run } of heard.matchAll(/\S+/gu)) {
    let at = index;
    for (const piece of unspaced.test(run) ? splitUnspaced(run) : [run]) {
      const first = place[at]!;
      const last = place[at + piece.length - 1]!;
      const start = Math.max(words.at(-1)?.end ?? 0, starts[first] ?? 0);
      const end = Math.max(start, ends[last] ?? start);
      words.push({ text: piece, start, end, ...(at > index ? { joined: true } : {}) });
      at += piece.length;
    }
  }
  return words;
}

/** Of each UTF-16 unit of the text the number of its character. */
function characterAtOffset(characters: readonly string[]): Uint32Array {
  const place = new Uint32Array(characters.reduce((sum, character) => sum + character.length, 0));
  let offset = 0;
  for (const [index, character] of characters.entries()) {
    place.fill(index, offset, offset + character.length);
    offset += character.length;
  }
  return place;
}

const closing = /^[\p{P}\p{S}ーゝゞ々]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Words of a run without spaces; punctuation stays with the word that it belongs to. */
function splitUnspaced(run: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const before = pieces.at(-1);
    const belongs =
      before !== undefined && (opening.test(before) || (closing.test(segment) && !opening.test(segment)));
    if (belongs) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}
