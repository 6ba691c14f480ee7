import { joinSamples } from '@mynah/audio';
import { decodeMedia } from '../media/index.ts';
import type { Platform } from '../platform.ts';
import { speakerRateHz } from './embed-stretches.ts';
import { mostSpeakerMs } from './measure-speaker.ts';

/** The beginning of a file, as long as it takes to know who speaks. */
export async function readSound(
  platform: Platform,
  path: string,
  signal: AbortSignal,
): Promise<Float32Array> {
  const blocks: Float32Array[] = [];
  const sound = decodeMedia(
    platform,
    { path },
    { sampleRateHz: speakerRateHz, channels: 1, lengthMs: mostSpeakerMs, signal },
  );
  for await (const block of sound) blocks.push(block);
  return joinSamples(blocks);
}
