import { joinSamples, measure } from '@mynah/audio';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Span {
  startMs: number;
  endMs: number;
}

/** How a span of speech sounds: what a dub of it follows. */
export interface SpanSound {
  /** LUFS; null: silence. */
  loudness: number | null;
  /** Null: nothing is voiced. */
  pitchHz: number | null;
}

const rateHz = 16_000;
/** A given line may be as long as the film, and lie over a thousand others: its beginning tells how it sounds. */
const mostMs = 30_000;

/** How loud and how high each of these spans of a sound is. They may overlap. Mono; only open spans are in memory. */
export async function measureSpans(
  platform: Platform,
  path: string,
  spans: readonly Span[],
  signal: AbortSignal,
): Promise<SpanSound[]> {
  const open = spans.map(({ startMs, endMs }) => ({
    startMs,
    endMs: Math.min(endMs, startMs + mostMs),
    blocks: [] as Float32Array[],
    sound: silent,
  }));
  let at = 0;
  for await (const block of decodeMedia(platform, { path }, { sampleRateHz: rateHz, channels: 1, signal })) {
    const startMs = (at / rateHz) * 1000;
    at += block.length;
    const endMs = (at / rateHz) * 1000;
    for (const span of open) {
      if (span.endMs <= startMs || span.startMs >= endMs) continue;
      const from = Math.max(0, Math.round(((span.startMs - startMs) * rateHz) / 1000));
      const to = Math.min(block.length, Math.round(((span.endMs - startMs) * rateHz) / 1000));
      span.blocks.push(block.subarray(from, to));
      if (span.endMs <= endMs) close(span);
    }
  }
  // what is said to the very end of the sound
  for (const span of open) close(span);
  return open.map(({ sound }) => sound);
}

const silent: SpanSound = { loudness: null, pitchHz: null };

function close(span: { blocks: Float32Array[]; sound: SpanSound }): void {
  if (span.blocks.length === 0) return;
  const samples = joinSamples(span.blocks.splice(0));
  const lufs = measure.integratedLoudness(samples, rateHz);
  span.sound = {
    loudness: Number.isFinite(lufs) ? lufs : null,
    pitchHz: measure.medianPitch(samples, rateHz),
  };
}
