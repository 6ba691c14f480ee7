import type { CloneStep } from '@mynah/engine-spec/tasks';
import { mayPass, toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { introduceVoice } from '../../previews/index.ts';
import { changeSound, findAnyVoice } from '../../registry/index.ts';
import { listSamples } from '../../samples/index.ts';
import { toQuality } from '../advice.ts';
import { askForClone } from '../ask-cloning.ts';
import { cloneSamples } from '../clone-at-once.ts';
import { findCloneOfJob, moveClone } from '../cloning.store.ts';
import type { VoiceCloneRow } from '../cloning.tables.ts';
import { refineClone } from '../refine-clone.job.ts';

export interface CloneKey {
  workspaceId: string;
  voiceId: string;
}

/** Each step makes the voice better at once, and is stored: a crash costs one step. */
export async function refineVoice(platform: Platform, job: JobRun<CloneKey>): Promise<void> {
  const { signal, attempt } = job;
  const begun = await findRefining(platform, job);
  if (!begun) return;
  if (attempt === 0) await introduceVoice(platform, begun.voiceId, signal);
  try {
    await refine(platform, job);
  } catch (cause) {
    signal.throwIfAborted();
    const { kind, message } = toFailure(cause);
    const again = mayPass.has(kind) && attempt < refineClone.retryLimit;
    if (again) throw cause;
    // the voice stays as near as it has come
    const left = await findRefining(platform, job);
    if (left) await moveClone(platform.db, left, { state: 'failed', message });
  }
  await introduceVoice(platform, begun.voiceId, signal);
}

/**
 * What the job is about, as it is now: the voice may have moved to another workspace with whoever made it, may be
 * gone, or cloned anew by another job.
 */
async function findRefining(
  { db }: Platform,
  { id: jobId, payload }: Pick<JobRun<CloneKey>, 'id' | 'payload'>,
): Promise<VoiceCloneRow | undefined> {
  const clone = await findCloneOfJob(db, { voiceId: payload.voiceId, jobId });
  return clone?.state === 'refining' ? clone : undefined;
}

async function refine(platform: Platform, job: JobRun<CloneKey>): Promise<void> {
  for (;;) {
    const clone = await findRefining(platform, job);
    if (!clone) return;
    await persistStep(platform, clone, await nextStep(platform, clone, job.signal));
  }
}

type Progress = Pick<VoiceCloneRow, 'quality'> & { step: CloneStep };

async function nextStep(platform: Platform, clone: VoiceCloneRow, signal: AbortSignal): Promise<Progress> {
  const { workspaceId, voiceId, searchState: state, quality } = clone;
  const call = { caller: workspaceId, signal, waitsForModel: true };
  if (state !== null) {
    const step = await askForClone(platform, { kind: 'refine', grade: 'instant', state }, call);
    return { step, quality: quality && { ...quality, similarity: step.similarity } };
  }
  const samples = await listSamples(platform.db, workspaceId, voiceId);
  const isCleaned = samples.some(({ cleanBlob }) => cleanBlob !== null);
  const { labels = {} } = (await findAnyVoice(platform.db, voiceId)) ?? {};
  const anew = await cloneSamples(platform, { samples, labels }, call);
  return {
    step: anew.step,
    quality: toQuality(anew.quality, { similarity: anew.step.similarity, isCleaned }),
  };
}

/** Nothing is kept when the voice was deleted, moved or cloned anew meanwhile. */
async function persistStep(
  platform: Platform,
  clone: VoiceCloneRow,
  { step, quality }: Progress,
): Promise<void> {
  const { workspaceId, voiceId } = clone;
  const isDone = step.progress >= 1;
  const formerPreview = await platform.db.transaction(async (transaction) => {
    const isOurs = await moveClone(transaction, clone, {
      state: isDone ? 'refined' : 'refining',
      progress: step.progress,
      searchState: isDone ? null : step.state,
      quality,
    });
    if (!isOurs) return undefined;
    const { definition } = step;
    const former = await changeSound(transaction, { workspaceId, id: voiceId }, { definition });
    await platform.events.append(transaction, {
      name: 'voice.refined',
      workspaceId,
      payload: { voice_id: voiceId, progress: step.progress, is_done: isDone },
    });
    return former;
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
}
