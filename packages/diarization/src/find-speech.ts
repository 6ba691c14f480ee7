import type { Span } from './span.ts';

export interface SpeechOptions {
  /** Length of a frame, ms. */
  frameMs: number;
  /** Above this a frame is speech. */
  threshold?: number;
  /** A pause shorter than this does not end a span. */
  shortestPauseMs?: number;
  /** A span shorter than this is a noise. */
  shortestSpeechMs?: number;
}

/**
 * Spans of speech from the probabilities of frames (task `voice-activity`), in order, without overlap. Speech that has
 * begun goes on down to a lower probability, so a soft end is not cut off.
 */
export function findSpeech(probabilities: Float32Array, options: SpeechOptions): Span[] {
  const { frameMs, threshold = 0.5, shortestPauseMs = 300, shortestSpeechMs = 150 } = options;
  const spans: Span[] = [];
  let start: number | undefined;
  let lastHeard = 0;
  const close = (): void => {
    if (start !== undefined && lastHeard - start >= shortestSpeechMs)
      spans.push({ startMs: start, endMs: lastHeard });
    start = undefined;
  };
  for (const [frame, probability] of probabilities.entries()) {
    const at = frame * frameMs;
    const speaks = probability >= (start === undefined ? threshold : threshold - 0.15);
    if (speaks) {
      start ??= at;
      lastHeard = at + frameMs;
    } else if (start !== undefined && at + frameMs - lastHeard >= shortestPauseMs) {
      close();
    }
  }
  close();
  return spans;
}
