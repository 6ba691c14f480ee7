/** A word of the text that is aligned, with its place in it (UTF-16 units). */
export interface PlacedWord {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text: what stands between spaces, or what the segmenter finds where none are written. */
export function placeWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    if (!unspaced.test(run)) words.push({ text: run, start: index, end: index + run.length });
    else words.push(...splitRun(run, index));
  }
  return words;
}

function splitRun(run: string, offset: number): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(run)) {
    const last = words.at(-1);
    if (!isWordLike && last) {
      last.text += segment;
      last.end += segment.length;
    } else words.push({ text: segment, start: offset + index, end: offset + index + segment.length });
  }
  return words;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A text that goes on may leave out or put in so many words between two windows. */
const spareWords = 40;

/**
 * How many of the next words of a text are said in a window, by what a recognizer heard in it: the end of the
 * cheapest way to turn one into the other. The text may begin with words that were not said.
 */
export function countSaid(heard: readonly string[], next: readonly string[]): number {
  const said = heard.map(plain).filter(Boolean);
  const most = Math.min(next.length, Math.ceil(said.length * 1.5) + spareWords);
  const text = next.slice(0, most).map(plain);
  let row = Float64Array.from({ length: most + 1 }, (_, count) => count * skipCost);
  for (const word of said) {
    const before = row;
    row = new Float64Array(most + 1);
    row[0] = before[0]! + 1;
    for (let count = 1; count <= most; count++) {
      const same = before[count - 1]! + differenceOf(word, text[count - 1]!);
      row[count] = Math.min(same, before[count]! + 1, row[count - 1]! + 1);
    }
  }
  return cheapest(row);
}

/** Words before the first that was heard: cheaper to pass over than words in between. */
const skipCost = 0.5;

function cheapest(row: Float64Array): number {
  let best = 0;
  // of equals the later: a word that was misheard was said
  for (const [count, cost] of row.entries()) if (cost <= row[best]!) best = count;
  return best;
}

/** 0 for the same word, 1 for another one; half for one that begins alike. */
function differenceOf(one: string, two: string): number {
  if (one === two) return 0;
  const shorter = Math.min(one.length, two.length);
  return shorter >= 3 && one.slice(0, 3) === two.slice(0, 3) ? 0.5 : 1;
}
