import type { TokenSpan } from './lay-out-words.ts';

/**
 * Where each token would end if words were heard as the transcript says and within them, and within the rests
 * between them, the model's own proportions held. In frames; with the boundary tokens at both ends.
 */
export function firstBorders(
  predicted: Float32Array,
  spans: readonly TokenSpan[],
  { frameMs, frames }: { frameMs: number; frames: number },
): number[] {
  const borders: number[] = [];
  let at = 0;
  const lay = (tokens: Float32Array, end: number): void => {
    const sum = tokens.reduce((total, length) => total + length, 0);
    const from = at;
    let passed = 0;
    for (const length of tokens) {
      passed += length;
      borders.push(from + (end - from) * (passed / Math.max(1e-6, sum)));
    }
    if (tokens.length > 0) at = end;
  };
  for (const { from, to, startMs, endMs } of spans) {
    // one further on: the boundary stands in front
    lay(predicted.subarray(borders.length, from + 1), Math.max(at, startMs / frameMs));
    lay(predicted.subarray(from + 1, to + 1), Math.max(at, endMs / frameMs));
  }
  lay(predicted.subarray(borders.length), frames);
  return borders;
}
