import type { Platform } from '../../../platform/platform.ts';
import type { FinishedSound, Generation } from '../generation/index.ts';
import type { ChangeJob } from './plan-order.ts';

interface FinishedChange {
  job: ChangeJob;
  generation: Generation;
  sound: FinishedSound;
  requestId: string;
}

/** Ends a change: the bytes first, then charge, history item and event in one transaction. */
export async function keepChange(
  platform: Platform,
  { job, generation, sound, requestId }: FinishedChange,
): Promise<void> {
  const { order, voice, modelId, settings, format, engine } = job;
  if (!order.enableLogging) return generation.charge();
  const stored = await platform.blobs.put(sound.bytes, generation.id);
  await generation.keep(
    {
      requestId,
      source: 'STS',
      voiceId: voice.id,
      voiceName: voice.name,
      voiceCategory: voice.category,
      modelId,
      settings,
      request: requestOf(job),
      outputFormat: format.name,
      contentType: format.contentType,
      engine: engine.name,
      audioBlob: stored.key,
      audioBytes: stored.sizeBytes,
      durationMs: sound.durationMs,
      peaks: sound.peaks,
    },
    { name: 'speech.generated', payload: { voiceId: voice.id, modelId, task: 'speech-to-speech' } },
  );
}

/** What the page sets beside voice, model and settings, in the words of the wire. */
const requestOf = ({ order, isolation }: ChangeJob): Record<string, unknown> => ({
  output_format: order.outputFormat,
  file_name: order.audio.fileName,
  ...(order.seed !== undefined && { seed: order.seed }),
  ...(order.removeBackgroundNoise && { remove_background_noise: isolation !== undefined }),
});
