import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { listSamples } from '../../samples/index.ts';
import { findTrainee, findTraining } from '../professional.store.ts';
import { cleanSamples, isNoisy } from './clean-samples.ts';
import { completeTraining } from './complete-training.ts';
import { fit } from './fit.ts';
import { followTraining } from './follow-training.ts';
import { judge } from './judge.ts';
import { listen } from './listen.ts';
import { stageWeights, type TrainingWork } from './training-work.ts';

/** Trains a professional voice, step by step. */
export const trainVoice = defineWorkflow({
  name: 'voices.train-voice',
  retryLimit: 8,
  expireInSeconds: 6 * 3600,
  atATime: { all: 1, ofGroup: 1 },
  run: runTraining,
  follow: followTraining,
});

async function runTraining(platform: Platform, work: WorkflowRun): Promise<void> {
  const { workspaceId, id: voiceId, signal } = work;
  const key = { workspaceId, voiceId };
  const [voice, row] = await Promise.all([findTrainee(platform.db, key), findTraining(platform.db, key)]);
  // its workspace may have changed just now: the next try finds it there
  if (!voice || !row) throw new Failure('system_busy', 'Voice not found.');
  const call = { caller: workspaceId, signal, waitsForModel: true };
  const training: TrainingWork = { platform, work, call };
  const noisy = (await listSamples(platform.db, workspaceId, voiceId)).filter(isNoisy);
  await work.expect(noisy.length > 0 ? 1 : 1 - stageWeights.cleaning);
  await cleanSamples(training, noisy);
  const { begun, heldOut } = await listen(training, voice, row.language);
  const fitted = await fit(training, begun);
  await completeTraining(training, await judge(training, { ...fitted, heldOut }));
}
