import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { changeSample, findTrainingSample } from '../professional.store.ts';
import { findSpeakers } from './find-speakers.ts';

/** Finds out who speaks in a recording, look by look; a run has the id of its recording. */
export const separateSpeakers = defineWorkflow({
  name: 'voices.separate-speakers',
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 2, ofGroup: 1 },
  run: separate,
  follow: followSeparation,
});

async function separate(platform: Platform, work: WorkflowRun): Promise<void> {
  const { workspaceId, id } = work;
  const sample = await findTrainingSample(platform.db, { workspaceId, id });
  // its workspace may have changed just now: the next try finds it there
  if (!sample) throw notFound();
  const speakers = await findSpeakers(platform, sample, work);
  await platform.db.transaction(async (transaction) => {
    await work.complete(transaction);
    const change = { separationState: 'completed', speakers } as const;
    if (!(await changeSample(transaction, { workspaceId, id }, change))) throw notFound();
  });
}

/** What cannot be looked at again is said at the recording. */
async function followSeparation(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<undefined> {
  if (state !== 'failed') return;
  platform.log.warn({ sample: run.id, err: failure }, 'the speakers of a recording were not found');
  await changeSample(transaction, run, { separationState: 'failed' });
}

const notFound = (): Failure => new Failure('system_busy', 'Recording not found.');
