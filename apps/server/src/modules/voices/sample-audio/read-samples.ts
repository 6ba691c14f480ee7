import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { joinSamples } from '@mynah/audio';
import { makeTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { isolateSpeech } from '../../../platform/isolation/index.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';

/** What is asked of a recording to read it; one that is not kept yet has no more. */
export type ReadableSample = Pick<VoiceSampleRow, 'soundBlob'> &
  Partial<Pick<VoiceSampleRow, 'removeBackgroundNoise' | 'cleanBlob' | 'trimStartMs' | 'trimEndMs'>>;

interface ReadOptions {
  sampleRateHz: number;
  /** Of all recordings together, ms; what is beyond it is left out. */
  mostMs: number;
  /** Whose turn it is at the engines. */
  caller: string;
  signal: AbortSignal;
  /** Waits while the isolator's model is fetched, as a job can. */
  waitsForModel?: boolean;
}

/** What a voice is made of: its recordings one after another, mono, trimmed, and cleaned where that was asked for. */
export async function readSamples(
  platform: Platform,
  samples: readonly ReadableSample[],
  options: ReadOptions,
): Promise<Float32Array> {
  const most = Math.round((options.mostMs / 1000) * options.sampleRateHz);
  const blocks: Float32Array[] = [];
  let length = 0;
  for (const sample of samples) {
    for await (const block of readSample(platform, sample, options)) {
      const fitting = block.subarray(0, most - length);
      blocks.push(fitting);
      length += fitting.length;
      if (length >= most) return joinSamples(blocks);
    }
  }
  return joinSamples(blocks);
}

/** One recording, block by block. */
async function* readSample(
  platform: Platform,
  sample: ReadableSample,
  { sampleRateHz, caller, signal, waitsForModel }: ReadOptions,
): AsyncGenerator<Float32Array> {
  const file = await makeTemporaryFile(platform);
  try {
    const stored = await platform.blobs.stream(sample.cleanBlob ?? sample.soundBlob);
    await pipeline(stored, createWriteStream(file.path, { mode: 0o600 }), { signal });
    const startMs = sample.trimStartMs ?? 0;
    const { trimEndMs } = sample;
    const lengthMs = typeof trimEndMs === 'number' ? trimEndMs - startMs : undefined;
    const sound = decodeMedia(
      platform,
      { path: file.path },
      { sampleRateHz, channels: 1, startMs, signal, ...(lengthMs !== undefined && { lengthMs }) },
    );
    const isDirty = sample.removeBackgroundNoise && !sample.cleanBlob;
    if (!isDirty) return yield* sound;
    yield* isolateSpeech(platform, sound, { sampleRateHz, caller, signal, waitsForModel });
  } finally {
    await file.remove();
  }
}
