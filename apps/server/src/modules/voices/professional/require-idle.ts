import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { isRunning } from './professional.policy.ts';
import { lockTraining, type TrainingKey } from './professional.store.ts';

/** Keeps a training away until the transaction ends. @throws Failure `voice_is_training` */
export async function requireIdle(transaction: Transaction, key: TrainingKey): Promise<void> {
  const training = await lockTraining(transaction, key);
  if (!training || !isRunning(training)) return;
  throw new Failure(
    'voice_is_training',
    'The voice is being trained. Cancel the training to change its recordings.',
  );
}
