import type { TimingMark } from '@mynah/engine-spec';
import { readJapanese } from '@mynah/text/phonemes';

export interface SpelledText {
  /** What eSpeak is given. */
  text: string;
  /** Lays marks of that text on the words of the original. */
  place(marks: readonly TimingMark[]): TimingMark[];
}

/** eSpeak calls every kanji "Chinese letter": Japanese is given to it in kana, as it is said. All else stays. */
export async function spellForEspeak(text: string, language: string): Promise<SpelledText> {
  if (!/^ja\b/i.test(language)) return { text, place: (marks) => [...marks] };
  let spelled = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const word of await readJapanese(text)) {
    const written = `${word.kana || text.slice(word.start, word.end)} `;
    spelled += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(word.start);
      ends.push(word.end);
    }
  }
  return { text: spelled, place: (marks) => placeMarks(marks, starts, ends) };
}

/** `starts` and `ends`: for each unit of the spelled text, the word of the original that it belongs to. */
function placeMarks(
  marks: readonly TimingMark[],
  starts: readonly number[],
  ends: readonly number[],
): TimingMark[] {
  const placed: TimingMark[] = [];
  for (const mark of marks) {
    const start = starts[mark.start]!;
    const last = placed.at(-1);
    if (last?.start === start) last.endMs = mark.endMs;
    else placed.push({ ...mark, start, end: ends[mark.start]! });
  }
  return placed;
}
