import { files, outputFormat } from '@mynah/audio';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { readSamples } from './read-samples.ts';
import type { Span } from './usable-spans.ts';

/** Stretches of a recording, cleaned or as they are, as recordings of their own. */
export const stretchesOf = (
  { cleanBlob, ...sample }: VoiceSampleRow,
  spans: readonly Span[],
  { isCleaned }: { isCleaned: boolean },
): VoiceSampleRow[] =>
  spans.map(({ startMs, endMs }) => ({
    ...sample,
    removeBackgroundNoise: isCleaned,
    cleanBlob: isCleaned ? cleanBlob : null,
    trimStartMs: startMs,
    trimEndMs: endMs,
  }));

export interface HeardSound {
  bytes: Uint8Array;
  contentType: string;
  durationMs: number;
}

const sampleRateHz = 44_100;

/** To be heard in a browser. */
export async function encodeStretches(
  platform: Platform,
  stretches: readonly VoiceSampleRow[],
  { mostMs, caller, signal }: { mostMs: number; caller: string; signal: AbortSignal },
): Promise<HeardSound> {
  const sound = await readSamples(platform, stretches, { sampleRateHz, mostMs, caller, signal });
  const durationMs = (sound.length / sampleRateHz) * 1000;
  const format = outputFormat('mp3_44100_128');
  const bytes = await files.encodeFile(sound, format, { sourceRateHz: sampleRateHz });
  return { bytes, contentType: 'audio/mpeg', durationMs };
}
