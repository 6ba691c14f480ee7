import type { CloneStep } from '@mynah/engine-spec/tasks';
import { toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeVoice } from '../../voices.store.ts';
import { askForClone } from '../ask-cloning.ts';
import { findClone, moveClone } from '../cloning.store.ts';
import type { VoiceCloneRow } from '../cloning.tables.ts';
import { refineClone } from '../refine-clone.job.ts';

export interface CloneKey {
  workspaceId: string;
  voiceId: string;
}

/** Each step makes the voice better at once, and is stored: a crash costs one step. */
export async function refineVoice(
  platform: Platform,
  { id: jobId, payload, signal, attempt }: JobRun<CloneKey>,
): Promise<void> {
  const clone = await findClone(platform.db, payload);
  if (clone?.state !== 'refining' || clone.jobId !== jobId || clone.searchState === null) return;
  try {
    await refine(platform, clone, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const { kind, message } = toFailure(cause);
    const again = (kind === 'unavailable' || kind === 'rate-limited') && attempt < refineClone.retryLimit;
    if (again) throw cause;
    // the voice stays as near as it has come
    await moveClone(platform.db, clone, { state: 'failed', message });
  }
}

async function refine(platform: Platform, clone: VoiceCloneRow, signal: AbortSignal): Promise<void> {
  const call = { caller: clone.workspaceId, signal, waitsForModel: true };
  let state = clone.searchState ?? '';
  for (;;) {
    const step = await askForClone(platform, { kind: 'refine', grade: 'instant', state }, call);
    if (!(await keepStep(platform, clone, step))) return;
    if (step.progress >= 1) return;
    state = step.state;
  }
}

/** False when the voice was deleted or cloned anew meanwhile. */
async function keepStep(platform: Platform, clone: VoiceCloneRow, step: CloneStep): Promise<boolean> {
  const { workspaceId, voiceId } = clone;
  const isDone = step.progress >= 1;
  return platform.db.transaction(async (transaction) => {
    const isOurs = await moveClone(transaction, clone, {
      state: isDone ? 'refined' : 'refining',
      progress: step.progress,
      searchState: isDone ? null : step.state,
      quality: clone.quality && { ...clone.quality, similarity: step.likeness },
    });
    if (!isOurs) return false;
    // what was spoken as a preview is the former voice
    await changeVoice(
      transaction,
      { workspaceId, id: voiceId },
      { definition: step.definition, previewBlob: null },
    );
    await platform.events.append(transaction, {
      name: 'voice.refined',
      workspaceId,
      payload: { voice_id: voiceId, progress: step.progress, is_done: isDone },
    });
    return true;
  });
}
