import type { Span } from './span.ts';

/** Long enough to know a voice by, short enough to hold one speaker most of the time. */
const windowMs = 1500;
const stepMs = 500;

/**
 * The stretches whose voices are to be compared: overlapping windows that fill each span of speech evenly. A short
 * span is one window. Ask the `speaker` engine for a vector of each.
 */
export function planWindows(speech: readonly Span[]): Span[] {
  return speech.flatMap(({ startMs, endMs }) => {
    const spareMs = endMs - startMs - windowMs;
    if (spareMs <= 0) return [{ startMs, endMs }];
    const steps = Math.ceil(spareMs / stepMs);
    return Array.from({ length: steps + 1 }, (_, index) => {
      const from = Math.round(startMs + (index * spareMs) / steps);
      return { startMs: from, endMs: from + windowMs };
    });
  });
}
