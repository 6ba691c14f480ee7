import { joinSamples } from '@mynah/audio';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Span {
  startMs: number;
  endMs: number;
}

/** What is heard in a span of a sound, mono; of what is longer than `mostMs`, its beginning. */
export async function readSpan(
  platform: Platform,
  path: string,
  { startMs, endMs }: Span,
  {
    sampleRateHz,
    mostMs = Number.POSITIVE_INFINITY,
    signal,
  }: { sampleRateHz: number; mostMs?: number; signal: AbortSignal },
): Promise<Float32Array> {
  const reading = { sampleRateHz, channels: 1, startMs, lengthMs: Math.min(endMs - startMs, mostMs), signal };
  const blocks: Float32Array[] = [];
  for await (const block of decodeMedia(platform, { path }, reading)) blocks.push(block);
  return joinSamples(blocks);
}
