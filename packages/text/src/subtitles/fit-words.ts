import { textWidth } from './text-width.ts';
import type { TimedWord } from './timed-words.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Words that fit on a line: longer ones (addresses, names of files) are cut, their time shared out by width. */
export function fitWords(words: readonly TimedWord[], lineWidth: number): TimedWord[] {
  return words.flatMap((word) => (textWidth(word.text) <= lineWidth ? [word] : cutWord(word, lineWidth)));
}

function cutWord(word: TimedWord, lineWidth: number): TimedWord[] {
  const whole = textWidth(word.text);
  const timeAt = (width: number) => word.start + ((word.end - word.start) * width) / whole;
  let passed = 0;
  return piecesOf(word.text, lineWidth).map((text, index) => {
    const start = timeAt(passed);
    passed += textWidth(text);
    return { text, start, end: timeAt(passed), ...(index > 0 || word.joined ? { joined: true } : {}) };
  });
}

function piecesOf(text: string, lineWidth: number): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1)!;
    if (last !== '' && textWidth(last + segment) > lineWidth) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}
