import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { UploadedFile } from '@mynah/contract/uploads';
import type { Actor } from '../../../../platform/http/index.ts';
import { requireSound } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startToolRun } from '../../tool-runs/index.ts';
import type { WrittenIsolation } from '../isolator-tool.ts';
import { openRecording } from '../open-recording.ts';

interface Asked {
  audio: UploadedFile;
  requestId: string;
  signal: AbortSignal;
}

/**
 * Takes a recording in, to be worked on in the background.
 * @throws Failure `no_speech` when it is silent, and as `isolateRecording`
 */
export async function startIsolation(platform: Platform, actor: Actor, { audio, requestId, signal }: Asked) {
  const { media, file } = await openRecording(platform, { path: audio.path }, signal);
  await requireSound(platform, file, signal);
  const order: WrittenIsolation = { fileName: audio.fileName };
  return startToolRun(platform, actor, {
    tool: 'voice-isolator',
    title: audio.fileName,
    order,
    credits: generationCost('audio-isolation', media.durationMs),
    source: { file: audio, durationMs: media.durationMs },
    requestId,
    signal,
  });
}
