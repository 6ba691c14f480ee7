import type { SpeakerTurn } from './find-turns.ts';
import type { VoicedWindow } from './follow-voices.ts';
import { planWindows } from './plan-windows.ts';
import { overlapMs, type Span } from './span.ts';

const dimensions = 64;

/** A source of numbers between -1 and 1 that is the same in every run. */
export function steadyNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const voiceOf = (speaker: number): Float32Array => {
  const noise = steadyNoise(speaker + 1);
  return toLengthOne(Float32Array.from({ length: dimensions }, noise));
};

/** The windows of a conversation: each hears its speakers by their share in it, and noise. */
export function voicedWindows(
  speech: readonly Span[],
  turns: readonly SpeakerTurn[],
  noiseShare = 0.5,
): VoicedWindow[] {
  const noise = steadyNoise(99);
  return planWindows(speech).map((window) => {
    const vector = new Float32Array(dimensions);
    for (const turn of turns) {
      const share = overlapMs(window, turn) / (window.endMs - window.startMs);
      if (share > 0)
        for (const [index, value] of voiceOf(turn.speaker).entries()) vector[index]! += share * value;
    }
    const around = toLengthOne(Float32Array.from({ length: dimensions }, noise));
    return { ...window, vector: toLengthOne(vector.map((value, at) => value + noiseShare * around[at]!)) };
  });
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
