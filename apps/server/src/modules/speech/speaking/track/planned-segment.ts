import type { SpeechSegment } from '@mynah/text';

/** A segment with the text that its offsets point into. */
export interface PlannedSegment {
  segment: SpeechSegment;
  source: string;
  /** How it stands to its neighbors, where more than its own text decides that. */
  place?: SegmentPlace;
}

/** Where a segment stands in a dialogue. */
export interface SegmentPlace {
  /** Silence before it, in place of the rest that the text before it asks for. */
  gapMs?: number;
  /** The next segment begins so long before this one ends. */
  overlapMs?: number;
  /** First of a turn. */
  isTurn?: boolean;
}
