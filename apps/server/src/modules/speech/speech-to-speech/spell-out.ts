import type { TranscribedWord } from '@mynah/engine-spec/tasks';
import { planSpeech } from '@mynah/text';

/** Words as they are spoken: `42` becomes `forty-two` and keeps its time. What is only a sign is left out. */
export function spellOut(words: readonly TranscribedWord[], language: string): TranscribedWord[] {
  const starts: number[] = [];
  let written = '';
  for (const { text, spaceBefore } of words) {
    if (spaceBefore && written !== '') written += ' ';
    starts.push(written.length);
    written += text;
  }
  const spoken = words.map(() => '');
  const { segments } = planSpeech(written, { language, normalization: 'auto', ssml: false });
  for (const { text, sourceMap, sourceStart } of segments) {
    let at = wordAt(starts, sourceStart);
    for (let index = 0; index < text.length; index++) {
      at = Math.max(at, wordAt(starts, sourceMap[index]!));
      spoken[at] += text[index]!;
    }
    // two segments never share a word's sound without a space
    spoken[at] += ' ';
  }
  return words
    .map((word, index) => ({ ...word, text: spoken[index]!.trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function wordAt(starts: readonly number[], place: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= place),
  );
}
