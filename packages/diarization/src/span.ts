/** A stretch of a recording. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** How long two spans are heard at once, in ms; 0 when they do not touch. */
export const overlapMs = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs));
