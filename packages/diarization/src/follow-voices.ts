import { overlapMs, type Span } from './span.ts';
import { dot } from './voice-similarity.ts';

export interface VoicedWindow extends Span {
  /** Of length 1, by the `speaker` engine. */
  vector: Float32Array;
}

/** Who speaks is decided for each of these. */
const stepMs = 100;
/** What a change of voice must win back in similarity, summed over steps. A pause makes a change likelier. */
const changeCost = { withinSpeech: 1.2, acrossPause: 0.25 };

/**
 * The likeliest order of voices over the speech (Viterbi): near windows say how alike each voice is, and every
 * change has a price, so a voice does not flicker. @returns a voice for each step of each span
 */
export function followVoices(
  speech: readonly Span[],
  windows: readonly VoicedWindow[],
  voices: readonly Float32Array[],
): { span: Span; voice: number }[] {
  const steps = speech.flatMap((span, index) => stepsOf(span).map((step) => ({ span: step, inSpan: index })));
  const scores = scoreSteps(
    steps.map(({ span }) => span),
    windows,
    voices,
  );
  const best = new Float64Array(voices.length);
  const from = steps.map((step, at) => {
    const isPause = steps[at - 1]?.inSpan !== step.inSpan;
    const cost = isPause ? changeCost.acrossPause : changeCost.withinSpeech;
    const leader = placeOfMost(best);
    const change = best[leader]! - cost;
    return voices.map((_, voice) => {
      const comes = at > 0 && change > best[voice]! ? leader : voice;
      best[voice] = Math.max(best[voice]!, at > 0 ? change : 0) + scores[at]![voice]!;
      return comes;
    });
  });
  let voice = placeOfMost(best);
  const result: { span: Span; voice: number }[] = [];
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    result.push({ span: steps[at]!.span, voice });
    voice = from[at]![voice]!;
  }
  return result.reverse();
}

function stepsOf({ startMs, endMs }: Span): Span[] {
  const count = Math.max(1, Math.round((endMs - startMs) / stepMs));
  const cut = (index: number): number => startMs + ((endMs - startMs) * index) / count;
  return Array.from({ length: count }, (_, index) => ({ startMs: cut(index), endMs: cut(index + 1) }));
}

/** Similarity of each step to each voice: windows around it, the nearer their middle the heavier. */
function scoreSteps(
  steps: readonly Span[],
  windows: readonly VoicedWindow[],
  voices: readonly Float32Array[],
): number[][] {
  const alike = windows.map(({ vector }) => voices.map((voice) => dot(vector, voice)));
  let first = 0;
  return steps.map((step) => {
    while (first < windows.length && windows[first]!.endMs <= step.startMs) first += 1;
    const sums = voices.map(() => 0);
    let weights = 0;
    for (let index = first; index < windows.length && windows[index]!.startMs < step.endMs; index += 1) {
      const window = windows[index]!;
      if (overlapMs(window, step) === 0) continue;
      const weight = nearness(window, step);
      weights += weight;
      for (const [voice, similarity] of alike[index]!.entries()) sums[voice]! += weight * similarity;
    }
    return weights > 0 ? sums.map((sum) => sum / weights) : sums;
  });
}

function nearness(window: Span, step: Span): number {
  const half = (window.endMs - window.startMs) / 2;
  const apart = Math.abs((window.startMs + window.endMs - step.startMs - step.endMs) / 2);
  return Math.max(0.02, 1 - apart / half) ** 2;
}

function placeOfMost(values: Float64Array): number {
  let place = 0;
  for (const [index, value] of values.entries()) if (value > values[place]!) place = index;
  return place;
}
