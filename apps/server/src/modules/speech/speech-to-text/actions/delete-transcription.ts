import type { Platform } from '../../../../platform/platform.ts';
import { removeRun } from '../../../../platform/workflows/index.ts';
import {
  deleteTranscription,
  findProgress,
  listExpired,
  listForgotten,
  type TranscriptionKey,
} from '../transcriptions.store.ts';
import { transcribe } from '../work/transcribe.ts';

/** Deletes a transcription with its sound, and stops the work on it. False when there was none. */
export async function removeTranscription(platform: Platform, key: TranscriptionKey): Promise<boolean> {
  if (await findProgress(platform.db, key)) await removeRun(platform, transcribe, key.id);
  const row = await deleteTranscription(platform.db, key);
  if (row?.soundBlob) await platform.blobs.remove(row.soundBlob);
  return row !== undefined;
}

const batchSize = 200;
/** Whoever waits for an answer has it or is gone. */
const forgottenMs = 6 * 3600_000;

/** What of which nothing was to be kept, and was left by a crash. */
export async function removeForgotten(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - forgottenMs);
  for (const row of await listForgotten(platform.db, before, batchSize))
    await removeTranscription(platform, row);
}

/** What workspaces keep no longer; of one workspace, or of all. */
export async function removeExpired(platform: Platform, workspaceId?: string): Promise<void> {
  for (;;) {
    const now = platform.clock.now();
    const expired = await listExpired(platform.db, { now, limit: batchSize, workspaceId });
    for (const key of expired) await removeTranscription(platform, key);
    if (expired.length < batchSize) return;
  }
}
