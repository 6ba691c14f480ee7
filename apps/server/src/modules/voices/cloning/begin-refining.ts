import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startRun } from '../../../platform/workflows/index.ts';
import { listSamples } from '../samples/index.ts';
import { toQuality } from './advice.ts';
import type { FirstClone } from './clone-at-once.ts';
import { type CloneKey, findClone, putClone } from './cloning.store.ts';
import type { VoiceCloneRow } from './cloning.tables.ts';
import { refineVoice } from './refine-voice.ts';

/** In the transaction that writes the voice: from here on work in the background brings it nearer. */
export async function beginRefining(
  platform: Platform,
  transaction: Transaction,
  { clone, ...key }: CloneKey & { clone: FirstClone },
): Promise<void> {
  const { step, quality, removeBackgroundNoise: isCleaned } = clone;
  await begin(platform, transaction, key, {
    progress: step.progress,
    searchState: step.state,
    quality: toQuality(quality, { similarity: step.similarity, isCleaned }),
  });
}

/**
 * In the transaction that takes a recording away: the voice is cloned anew of those that are left. Without any left it
 * stays as it is; so does one that is no instant clone.
 */
export async function beginAnew(platform: Platform, transaction: Transaction, key: CloneKey): Promise<void> {
  const clone = await findClone(transaction, key);
  if (!clone || (await listSamples(transaction, key.workspaceId, key.voiceId)).length === 0) return;
  await begin(platform, transaction, key, { progress: 0, searchState: null, quality: clone.quality });
}

/** In place of former work on the voice, which finds that the clone is not its own any more. */
async function begin(
  platform: Platform,
  transaction: Transaction,
  { workspaceId, voiceId }: CloneKey,
  from: Pick<VoiceCloneRow, 'progress' | 'searchState' | 'quality'>,
): Promise<void> {
  const runId = newId();
  await startRun(platform, transaction, refineVoice, { id: runId, workspaceId });
  await putClone(transaction, {
    ...from,
    voiceId,
    workspaceId,
    runId,
    state: 'refining',
    message: null,
    startedAt: platform.clock.now(),
  });
}
