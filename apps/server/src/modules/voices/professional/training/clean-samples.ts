import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createEncoder, outputFormat } from '@mynah/audio';
import { makeTemporaryFile } from '../../../../platform/files/temporary-file.ts';
import { isolateSpeech } from '../../../../platform/isolation/index.ts';
import { decodeMedia } from '../../../../platform/media/index.ts';
import { listSamples } from '../../samples/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { changeSample } from '../professional.store.ts';
import { progressAfter, saveTraining, type TrainingWork } from './training-work.ts';

const sampleRateHz = 44_100;

/** Takes the noise out of the recordings for which that was asked; what is cleaned stays cleaned. */
export async function cleanSamples(work: TrainingWork): Promise<void> {
  const { platform, key } = work;
  const samples = await listSamples(platform.db, key.workspaceId, key.voiceId);
  const dirty = samples.filter(({ removeBackgroundNoise, cleanBlob }) => removeBackgroundNoise && !cleanBlob);
  for (const [index, sample] of dirty.entries()) {
    const cleanBlob = await clean(work, sample);
    const { workspaceId } = key;
    const isThere = await changeSample(platform.db, { workspaceId, id: sample.id }, { cleanBlob });
    if (!isThere) await platform.blobs.remove(cleanBlob);
    await saveTraining(work, { progress: (progressAfter.cleaning * (index + 1)) / dirty.length });
  }
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
