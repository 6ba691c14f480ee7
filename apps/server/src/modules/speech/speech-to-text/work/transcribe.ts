import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type StateChange } from '../../../../platform/workflows/index.ts';
import { Generation } from '../../../billing/index.ts';
import { lockTranscription, updateTranscription } from '../transcriptions.store.ts';
import { runTranscription } from './run-transcription.ts';

/** Transcribes one recording, stretch by stretch; another try goes on after the last one that was heard. */
export const transcribe = defineWorkflow({
  name: 'speech-to-text.transcribe',
  // workers that died, engines that are busy
  retryLimit: 12,
  expireInSeconds: 24 * 3600,
  // they wait for engines most of the time
  atATime: { all: 12, ofGroup: 8 },
  keepsSteps: true,
  run: runTranscription,
  follow,
});

/** Work that ends early gives its credits back. */
async function follow(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<(() => Promise<void>) | undefined> {
  const row = await lockTranscription(transaction, run);
  if (!row) return undefined;
  if (state === 'running') {
    await updateTranscription(transaction, run, { state });
    return undefined;
  }
  await updateTranscription(transaction, run, {
    state,
    failureCode: failure?.code ?? null,
    failureMessage: failure?.message ?? null,
    reservation: null,
  });
  const { workspaceId, reservation } = row;
  const payload = { transcriptionId: row.id, userId: row.userId };
  await platform.events.append(transaction, { name: 'transcription.ended', workspaceId, payload });
  return reservation ? () => Generation.resume(platform, reservation).abort() : undefined;
}
