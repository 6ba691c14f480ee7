import type { UploadedFile } from '@mynah/contract/uploads';
import type { CloneQuality } from '@mynah/contract/voices/voice-cloning';
import type { Actor } from '../../../../platform/http/index.ts';
import { decodeMedia, openMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { toQuality } from '../advice.ts';
import { examine, findCloner, mostSampleMs } from '../ask-cloning.ts';

/** What recordings are worth, before anything is made or kept of them. */
export async function inspectSamples(
  platform: Platform,
  actor: Actor,
  files: readonly UploadedFile[],
  signal: AbortSignal,
): Promise<CloneQuality> {
  const { sampleRateHz } = findCloner(platform).traits;
  const most = (mostSampleMs / 1000) * sampleRateHz;
  const samples = new Float32Array(most);
  let length = 0;
  for (const { path } of files) {
    await openMedia(platform, { path }, { signal });
    const sound = decodeMedia(platform, { path }, { sampleRateHz, channels: 1, signal });
    for await (const block of sound) {
      const fitting = block.subarray(0, most - length);
      samples.set(fitting, length);
      length += fitting.length;
      if (length === most) break;
    }
  }
  const call = { caller: actor.workspaceId, signal };
  const quality = await examine(platform, samples.slice(0, length), call);
  return toQuality(quality, { similarity: null, isCleaned: false });
}
