import {
  LEFT_CONTEXT,
  LEFT_CONTEXT_AT_FIRST,
  type Pace,
  RIGHT_CONTEXT,
  type Schedule,
} from './chunk-schedule.ts';
import type { WideDecoder } from './decoder.ts';
import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from './frames.ts';
import type { KokoroModel } from './kokoro-model.ts';
import { NormStatistics } from './norm-statistics.ts';
import type { Utterance } from './utterance.ts';

/** Samples over which a chunk fades into the next: 10 ms. */
const FADE = 240;

export interface ChunkOptions {
  /** Frames of the utterance to speak, end exclusive; what lies around them is context. */
  from: number;
  to: number;
  schedule: Schedule;
  signal: AbortSignal;
  /** Decodes the first chunk, for which somebody waits; by default the model does. */
  first?: WideDecoding | undefined;
  /** Of earlier speech of the voice about as long: the first chunk is decoded with them. */
  known?: NormStatistics | undefined;
  /** Told what was heard in the whole, when it was decoded to its end. */
  onHeard?: (statistics: NormStatistics) => void;
  /** Milliseconds; a clock that never goes back. */
  now?: () => number;
}

export type WideDecoding = Pick<WideDecoder, 'decode' | 'narrowFactor'>;

/**
 * Decodes an utterance in growing chunks whose joins cannot be heard: each is in phase with its neighbours,
 * normalized with what was heard before it, decoded with context, and faded over. The parts follow one another without
 * a gap and make 600 samples a frame in all. Stops after the running chunk when aborted.
 */
export async function* decodeChunks(
  model: Pick<KokoroModel, 'decode'>,
  utterance: Utterance,
  { from, to, schedule, signal, first: wide, known, onHeard, now = () => performance.now() }: ChunkOptions,
): AsyncGenerator<Float32Array> {
  let tail: Float32Array | undefined;
  let heard = known?.toBeginWith();
  let own: NormStatistics | undefined;
  let playedUntilMs = Number.NaN;
  let pace: Pace = { frameMs: 1, bufferedMs: 0 };
  for (let start = from; start < to && !signal.aborted; ) {
    const end = start + schedule.next(to - start, pace);
    const left = Math.max(0, start - (known && start === from ? LEFT_CONTEXT_AT_FIRST : LEFT_CONTEXT));
    const right = Math.min(utterance.frames, end + RIGHT_CONTEXT);
    const startedMs = now();
    const decoder = start === from && wide ? wide : model;
    const { samples, statistics } = await decoder.decode(utterance, left, right, heard);
    const finishedMs = now();
    heard = heard?.join(statistics) ?? statistics;
    own = own?.join(statistics) ?? statistics;
    const first = (start - left) * FRAME_SAMPLES - (tail ? FADE / 2 : 0);
    const last = (end - left) * FRAME_SAMPLES - (end < to ? FADE / 2 : 0);
    if (tail) fadeOver(tail, samples, first);
    tail = samples.slice(last, last + FADE);
    const audio = samples.slice(first, last);
    const begunMs = Number.isNaN(playedUntilMs) ? finishedMs : Math.max(playedUntilMs, finishedMs);
    playedUntilMs = begunMs + (audio.length * 1000) / SAMPLE_RATE_HZ;
    start = end;
    yield audio;
    pace = {
      frameMs: ((finishedMs - startedMs) / (right - left)) * (decoder === wide ? wide.narrowFactor : 1),
      bufferedMs: Math.max(0, playedUntilMs - now()),
    };
  }
  if (own && !signal.aborted) onHeard?.(new NormStatistics(own.values, to - from));
}

/** Both sides hold the same sound in the same phase, so their shares add up to one. */
function fadeOver(tail: Float32Array, samples: Float32Array, at: number): void {
  for (let index = 0; index < tail.length; index++) {
    const share = (index + 0.5) / tail.length;
    samples[at + index] = (1 - share) * tail[index]! + share * samples[at + index]!;
  }
}
