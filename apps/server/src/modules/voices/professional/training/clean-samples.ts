import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createEncoder, outputFormat } from '@mynah/audio';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { isolateSpeech } from '../../../../platform/isolation/index.ts';
import { decodeMedia } from '../../../../platform/media/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { changeSample } from '../professional.store.ts';
import { showTraining, stageWeights, type TrainingWork } from './training-work.ts';

const sampleRateHz = 44_100;

export const isNoisy = ({ removeBackgroundNoise }: VoiceSampleRow): boolean => removeBackgroundNoise;

/** Takes the noise out of recordings; what is cleaned stays cleaned. */
export async function cleanSamples(training: TrainingWork, noisy: readonly VoiceSampleRow[]): Promise<void> {
  const weight = stageWeights.cleaning / noisy.length;
  for (const [index, sample] of noisy.entries()) {
    const stage = index < noisy.length - 1 ? 'cleaning' : 'listening';
    await training.work.step('clean', () => cleanSample(training, sample), {
      index,
      weight,
      follow: (transaction) => showTraining(training, transaction, { stage }),
    });
  }
}

async function cleanSample(training: TrainingWork, sample: VoiceSampleRow): Promise<void> {
  if (sample.cleanBlob !== null) return;
  const { platform, work } = training;
  const cleanBlob = await clean(training, sample);
  const { workspaceId } = work;
  const isThere = await changeSample(platform.db, { workspaceId, id: sample.id }, { cleanBlob });
  if (!isThere) await platform.blobs.remove(cleanBlob);
}

/** @returns the key of its blob */
async function clean({ platform, call }: TrainingWork, { id, soundBlob }: VoiceSampleRow): Promise<string> {
  const { signal } = call;
  const file = await makeTemporaryFile(platform);
  const encoder = await createEncoder(outputFormat('mp3_44100_192'), { sourceRateHz: sampleRateHz });
  const writer = await platform.blobs.writer(id);
  try {
    const stored = await platform.blobs.stream(soundBlob);
    await pipeline(stored, createWriteStream(file.path, { mode: 0o600 }), { signal });
    const sound = decodeMedia(platform, { path: file.path }, { sampleRateHz, channels: 1, signal });
    for await (const block of isolateSpeech(platform, sound, { sampleRateHz, ...call }))
      await writer.write(await encoder.write(block));
    await writer.write(await encoder.finish());
    return (await writer.commit()).key;
  } finally {
    encoder.dispose();
    await writer.abort();
    await file.remove();
  }
}
