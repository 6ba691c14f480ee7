export const WORDS_PER_MINUTE = 140;

/** Words as people count them: runs of letters and digits; scripts without spaces are segmented. */
export function countWords(text: string): number {
  let words = 0;
  for (const segment of segmenter().segment(text)) if (segment.isWordLike) words += 1;
  return words;
}

/** How long a text takes to speak, at 140 words a minute. */
export function estimateSpeakingSeconds(text: string): number {
  return (countWords(text) / WORDS_PER_MINUTE) * 60;
}

let words: Intl.Segmenter | undefined;

function segmenter(): Intl.Segmenter {
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return words;
}
