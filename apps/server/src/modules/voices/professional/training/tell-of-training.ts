import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Trainee } from '../professional.store.ts';

type End = { name: 'voice.trained' } | { name: 'voice.training-failed'; message: string };

/** Whoever waits for the voice hears how its training ended. */
export async function tellOfTraining(
  { events }: Platform,
  transaction: Transaction,
  { workspaceId, id, creatorUserId, name: voiceName }: Trainee,
  { name, ...why }: End,
): Promise<void> {
  const payload = { voice_id: id, user_id: creatorUserId, voice_name: voiceName, ...why };
  await events.append(transaction, { name, workspaceId, payload });
}
