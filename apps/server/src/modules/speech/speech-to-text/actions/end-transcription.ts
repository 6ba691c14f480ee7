import type { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Generation } from '../../../billing/index.ts';
import {
  lockTranscription,
  openStates,
  type TranscriptionKey,
  updateTranscription,
} from '../transcriptions.store.ts';
import { transcribe } from '../work/transcribe.job.ts';

type End = { state: 'cancelled' } | { state: 'failed'; failure: Failure };

/** Ends work that is not done: credits go back, what was heard so far stays for another try. */
export async function endTranscription(platform: Platform, key: TranscriptionKey, end: End): Promise<void> {
  const ended = await platform.db.transaction(async (transaction) => {
    const row = await lockTranscription(transaction, key);
    if (!row || !openStates.includes(row.state)) return undefined;
    await updateTranscription(transaction, key, {
      state: end.state,
      failureCode: end.state === 'failed' ? end.failure.code : null,
      failureMessage: end.state === 'failed' ? end.failure.message : null,
      reservation: null,
    });
    const payload = { transcriptionId: key.id, userId: row.userId };
    await platform.events.append(transaction, {
      name: 'transcription.ended',
      workspaceId: key.workspaceId,
      payload,
    });
    return row;
  });
  if (!ended) return;
  if (ended.reservation) await Generation.resume(platform, ended.reservation).abort();
  if (end.state === 'cancelled' && ended.jobId) await platform.jobs.cancel(transcribe, ended.jobId);
}
