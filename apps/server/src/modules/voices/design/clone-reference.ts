import { writeFile } from 'node:fs/promises';
import { joinSamples } from '@mynah/audio';
import type { VoiceDefinition } from '@mynah/engine-spec';
import { Failure } from '../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { decodeMedia, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  askForClone,
  type CloningCall,
  examine,
  findCloner,
  judgeSamples,
  mostSampleMs,
} from '../cloning/index.ts';

/**
 * The voice of a recording that steers a design; nothing of the recording is kept.
 * @throws Failure `invalid_audio`, `invalid_voice_sample`, `audio_too_short`, `engine_unavailable`
 */
export async function cloneReference(
  platform: Platform,
  base64: string,
  call: CloningCall,
): Promise<VoiceDefinition> {
  const { traits } = findCloner(platform);
  const samples = await decode(platform, base64, { sampleRateHz: traits.sampleRateHz, signal: call.signal });
  judgeSamples(await examine(platform, samples, call), traits);
  return (await askForClone(platform, { kind: 'instant', samples }, call)).definition;
}

async function decode(
  platform: Platform,
  base64: string,
  { sampleRateHz, signal }: { sampleRateHz: number; signal: AbortSignal },
): Promise<Float32Array> {
  const bytes = Buffer.from(base64.replace(/^data:[^,]*,/u, ''), 'base64');
  if (bytes.length === 0) throw new Failure('invalid_audio', 'The reference audio isn’t valid base64.');
  const file = await makeTemporaryFile(platform);
  try {
    await writeFile(file.path, bytes, { mode: 0o600 });
    await openMedia(platform, { path: file.path }, { signal });
    const blocks: Float32Array[] = [];
    const options = { sampleRateHz, channels: 1, lengthMs: mostSampleMs, signal };
    for await (const block of decodeMedia(platform, { path: file.path }, options)) blocks.push(block);
    return joinSamples(blocks);
  } finally {
    await file.remove();
  }
}
