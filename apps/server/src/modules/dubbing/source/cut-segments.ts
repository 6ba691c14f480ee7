import { type Segment, segmentWords, type TranscriptWord } from '@mynah/transcripts';

/** What one speaker says without a longer pause. */
export interface CutSegment {
  speaker: string;
  startMs: number;
  endMs: number;
  text: string;
}

/** Seconds: a longer silence ends a segment, and so does so much of speech. */
const cutting = { silence: 0.7, duration: 12 } as const;
/** A shorter one is spoken together with its neighbor, if the same speaker goes on within so much. */
const shortest = 1;
const nearest = 1.2;

const nobody = 'speaker_0';

/**
 * Words as segments that can be dubbed one by one: cut at pauses and where the speaker changes, 1 to 12 s long where
 * the speech allows it, never across speakers.
 */
export function cutSegments(words: readonly TranscriptWord[]): CutSegment[] {
  const said = words.filter(({ type }) => type !== 'audio_event');
  return joinShort(segmentWords(said, cutting)).map(({ speakerId, start, end, text }) => ({
    speaker: speakerId ?? nobody,
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
    text,
  }));
}

function joinShort(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && belongsTo(before, segment)) joined[joined.length - 1] = joinTwo(before, segment);
    else joined.push(segment);
  }
  return joined;
}

const lengthOf = ({ start, end }: Segment): number => end - start;

const belongsTo = (before: Segment, segment: Segment): boolean =>
  before.speakerId === segment.speakerId &&
  segment.start - before.end <= nearest &&
  segment.end - before.start <= cutting.duration &&
  (lengthOf(before) < shortest || lengthOf(segment) < shortest);

const joinTwo = (one: Segment, two: Segment): Segment => ({
  ...one,
  text: `${one.text} ${two.text}`.trim(),
  end: two.end,
  words: [...one.words, ...two.words],
});
