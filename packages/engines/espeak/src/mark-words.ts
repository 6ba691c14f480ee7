import type { TimingMark } from '@mynah/engine-spec';

const letter = /[\p{L}\p{N}\p{M}]/u;
const unspacedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Turns eSpeak's word events into marks that lie on the text. An event may stand inside a word (the digits of a
 * number) or for two words that run together ("in the"): the first kind is merged, the second is widened.
 */
export function markWords(
  text: string,
  words: readonly { start: number; end: number; startMs: number; endMs: number }[],
): TimingMark[] {
  const marks: TimingMark[] = [];
  words.forEach((word, index) => {
    const last = marks.at(-1);
    if (last && word.start < last.end) {
      last.endMs = Math.max(last.endMs, word.endMs);
      return;
    }
    if (!letter.test(text.slice(word.start))) return;
    const end = wordEnd(text, word.start, words[index + 1]?.start);
    marks.push({ start: word.start, end, startMs: word.startMs, endMs: word.endMs });
  });
  marks.forEach((mark, index) => {
    const gap = text.slice(mark.end, marks[index + 1]?.start ?? text.length);
    const lastLetter = [...gap.matchAll(/[\p{L}\p{N}\p{M}]/gu)].at(-1);
    if (lastLetter) mark.end += lastLetter.index + lastLetter[0].length;
  });
  return marks;
}

/**
 * A word holds letters, marks and digits, and what stands between two of them without a space: `it’s`, `1,250`. In
 * scripts without spaces it ends where the next event begins.
 */
function wordEnd(text: string, start: number, nextStart: number | undefined): number {
  const match = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/uy;
  match.lastIndex = start;
  const end = match.exec(text) ? match.lastIndex : start + 1;
  const cut = nextStart !== undefined && nextStart > start && unspacedScript.test(text.slice(start, end));
  return cut ? Math.min(end, nextStart) : end;
}
