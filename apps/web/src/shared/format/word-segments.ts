/** A text cut into words and what stands between them, as its language has it; without one as the browser's has. */
export function wordSegments(text: string, language?: string): Intl.SegmentData[] {
  const segmenter = language === undefined ? usual() : segmenterOf(language);
  return [...segmenter.segment(text)];
}

const segmenterOf = (language?: string) => new Intl.Segmenter(language, { granularity: 'word' });

let kept: Intl.Segmenter | undefined;

function usual(): Intl.Segmenter {
  kept ??= segmenterOf();
  return kept;
}
