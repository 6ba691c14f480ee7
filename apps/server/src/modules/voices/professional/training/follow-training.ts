import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { StateChange } from '../../../../platform/workflows/index.ts';
import { isUntrained } from '../../engine-voices/index.ts';
import { listSamples } from '../../samples/index.ts';
import { changeTraining, findTrainee, type NewTraining, type Trainee } from '../professional.store.ts';
import { isNoisy } from './clean-samples.ts';
import { tellOfTraining } from './tell-of-training.ts';

/** The row of a training says what became of the work; a voice that was trained before goes on as it is. */
export async function followTraining(
  platform: Platform,
  { transaction, run, state, failure }: StateChange,
): Promise<undefined> {
  const { workspaceId, id: voiceId } = run;
  const key = { workspaceId, voiceId };
  const voice = await findTrainee(transaction, key);
  // a voice that goes takes its training along
  if (!voice) return;
  if (state === 'running') {
    const startedAt = platform.clock.now();
    await changeTraining(transaction, key, { ...(await begun(transaction, voice)), startedAt });
  } else if (state === 'cancelled') {
    await changeTraining(transaction, key, { ...untouched(voice), message: null });
  } else {
    const { message } = failure!;
    const { progress } = run;
    await changeTraining(transaction, key, { state, message, progress, endedAt: platform.clock.now() });
    await tellOfTraining(platform, transaction, voice, { name: 'voice.training-failed', message });
  }
}

async function begun(transaction: Transaction, { workspaceId, id }: Trainee): Promise<Partial<NewTraining>> {
  const samples = await listSamples(transaction, workspaceId, id);
  return { state: 'fine_tuning', stage: samples.some(isNoisy) ? 'cleaning' : 'listening' };
}

/** As it was before the training. */
const untouched = (voice: Trainee): Partial<NewTraining> =>
  isUntrained(voice)
    ? { state: 'draft', stage: 'waiting', progress: 0 }
    : { state: 'fine_tuned', stage: 'done', progress: 1 };
