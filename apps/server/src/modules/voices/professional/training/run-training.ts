import { mayPass, toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isRunning } from '../professional.policy.ts';
import { findTrainee, findTraining, type TrainingKey } from '../professional.store.ts';
import type { TrainingStage, VoiceTrainingRow } from '../professional.tables.ts';
import { cleanSamples } from './clean-samples.ts';
import { endTraining, failTraining } from './end-training.ts';
import { fit } from './fit.ts';
import { judge } from './judge.ts';
import { listen } from './listen.ts';
import { trainVoice } from './train-voice.job.ts';
import { readTrainingState, type TrainingState, writeTrainingState } from './training-state.ts';
import { progressAfter, saveTraining, TrainingEnded, type TrainingWork } from './training-work.ts';

/** Each step is stored: a crash costs one step. */
export async function runTraining(
  platform: Platform,
  { id: jobId, payload, signal, attempt }: JobRun<TrainingKey>,
): Promise<void> {
  const training = await findTraining(platform.db, payload);
  if (!training || training.jobId !== jobId || !isRunning(training)) return;
  const call = { caller: training.workspaceId, signal, waitsForModel: true };
  const work: TrainingWork = { platform, key: { ...payload, jobId }, call };
  try {
    await train(work, training);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof TrainingEnded) return;
    const { kind, message } = toFailure(cause);
    const again = mayPass.has(kind) && attempt < trainVoice.retryLimit;
    if (again) throw cause;
    if (kind === 'internal') platform.log.error({ voice: payload.voiceId, err: cause }, 'a training failed');
    await failTraining(work, message);
  }
}

async function train(work: TrainingWork, training: VoiceTrainingRow): Promise<void> {
  const state = training.searchState ? readTrainingState(training.searchState) : await begin(work, training);
  const found = isAtOrAfter(training.stage, 'judging') ? state : await fit(work, state);
  await saveTraining(work, {
    stage: 'judging',
    progress: progressAfter.fitting,
    searchState: writeTrainingState(found),
  });
  await endTraining(work, await judge(work, found));
}

/** Cleaning and listening. */
async function begin(work: TrainingWork, training: VoiceTrainingRow): Promise<TrainingState> {
  const { platform, key } = work;
  const startedAt = training.startedAt ?? platform.clock.now();
  await saveTraining(work, { state: 'fine_tuning', stage: 'cleaning', startedAt });
  await cleanSamples(work);
  await saveTraining(work, { stage: 'listening', progress: progressAfter.cleaning });
  const voice = await findTrainee(platform.db, key);
  if (!voice) throw new TrainingEnded();
  const { state, datasetMs } = await listen(work, voice, training.language);
  await saveTraining(work, {
    stage: 'fitting',
    progress: progressAfter.listening,
    searchState: writeTrainingState(state),
    datasetMs,
  });
  return state;
}

const stages: readonly TrainingStage[] = [
  'waiting',
  'cleaning',
  'listening',
  'fitting',
  'correcting',
  'judging',
  'done',
];
const isAtOrAfter = (stage: TrainingStage, other: TrainingStage): boolean =>
  stages.indexOf(stage) >= stages.indexOf(other);
