import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { measure } from '@mynah/audio';
import type { UploadedFile } from '@mynah/contract/uploads';
import { sampleLimits } from '@mynah/contract/voices/sample-limits';
import { dropUnwritten } from '../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { decodeMedia, mediaTypeOf, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NewSample } from './samples.tables.ts';

interface SampleOptions {
  workspaceId: string;
  voiceId: string;
  removeBackgroundNoise: boolean;
  signal: AbortSignal;
}

const peakRateHz = 8000;
const waveformBuckets = 800;

/**
 * Looks at an uploaded recording and copies it into the blob store; the row is still to be written.
 * @throws Failure `upload_file_size_exceeded`, and as `openMedia`, with the name of the file
 */
export async function persistSample(
  platform: Platform,
  file: UploadedFile,
  { workspaceId, voiceId, removeBackgroundNoise, signal }: SampleOptions,
): Promise<NewSample> {
  if (file.sizeBytes > sampleLimits.bytes) {
    throw new Failure(
      'upload_file_size_exceeded',
      `${file.fileName} is larger than ${sampleLimits.bytes / 1024 / 1024} MB. Cut it, or save it as mp3.`,
    );
  }
  const id = newId();
  const { durationMs, peaks, contentType } = await inFile(file, () => listen(platform, file, signal));
  const { blob, hash } = await store(platform, id, file);
  return {
    id,
    workspaceId,
    voiceId,
    fileName: file.fileName.slice(0, 200) || 'recording',
    contentType,
    sizeBytes: file.sizeBytes,
    hash,
    durationMs,
    soundBlob: blob,
    removeBackgroundNoise,
    peaks,
    createdAt: platform.clock.now(),
  };
}

/** Recordings whose rows could not be written, for the given cause. */
export function dropSamples(
  platform: Platform,
  samples: readonly NewSample[],
  cause: unknown,
): Promise<void> {
  const keys = samples.map(({ soundBlob }) => soundBlob);
  return dropUnwritten(platform, keys, cause);
}

/** Of several files people want to know which one is meant. */
async function inFile<Result>({ fileName }: UploadedFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Failure) || !/audio/.test(cause.code)) throw cause;
    throw new Failure(cause.code, `${fileName}: ${cause.message}`, { cause });
  }
}

async function listen(
  platform: Platform,
  { path }: UploadedFile,
  signal: AbortSignal,
): Promise<{ durationMs: number; peaks: Uint8Array; contentType: string }> {
  const media = await openMedia(platform, { path }, { signal, leastMs: sampleLimits.leastMs });
  let samples = 0;
  const sound = (async function* () {
    for await (const block of decodeMedia(
      platform,
      { path },
      { sampleRateHz: peakRateHz, channels: 1, signal },
    )) {
      samples += block.length;
      yield block;
    }
  })();
  const peaks = await measure.gatherPeaks(sound, waveformBuckets);
  return { durationMs: (samples / peakRateHz) * 1000, peaks, contentType: mediaTypeOf(media) };
}

async function store(
  { blobs }: Platform,
  id: string,
  { path }: UploadedFile,
): Promise<{ blob: string; hash: string }> {
  const hash = createHash('sha256');
  const writer = await blobs.writer(id);
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer);
      await writer.write(chunk as Buffer);
    }
    return { blob: (await writer.commit()).key, hash: hash.digest('hex') };
  } finally {
    await writer.abort();
  }
}
