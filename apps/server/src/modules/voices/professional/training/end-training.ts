import type { Transaction } from '../../../../platform/db/database.ts';
import { findBaseVoice } from '../../cloning/index.ts';
import { changeSound } from '../../registry/index.ts';
import { findTrainee } from '../professional.store.ts';
import type { Judgement } from './judge.ts';
import { packVector } from './training-state.ts';
import { saveTraining, type TrainingWork } from './training-work.ts';

/** From here on the voice speaks as it was trained; whoever waits is told. @throws TrainingEnded */
export async function endTraining(work: TrainingWork, judgement: Judgement): Promise<void> {
  const { platform, key } = work;
  const { definition, vector, similarity, instantSimilarity, message } = judgement;
  const base = findBaseVoice(platform, definition);
  const endedAt = platform.clock.now();
  const formerPreview = await platform.db.transaction(async (transaction) => {
    await saveTraining(
      work,
      {
        state: 'fine_tuned',
        stage: 'done',
        progress: 1,
        searchState: null,
        message,
        similarity,
        instantSimilarity,
        endedAt,
      },
      transaction,
    );
    const { workspaceId, voiceId: id } = key;
    const change = { ...base, definition, speakerVector: packVector(vector) };
    const former = await changeSound(transaction, { workspaceId, id }, change);
    await tell(work, transaction, 'voice.trained');
    return former;
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
}

/** A voice that was trained before goes on as it is. @throws TrainingEnded */
export async function failTraining(work: TrainingWork, message: string): Promise<void> {
  const { platform } = work;
  const endedAt = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await saveTraining(work, { state: 'failed', searchState: null, message, endedAt }, transaction);
    await tell(work, transaction, 'voice.training-failed', message);
  });
}

async function tell(
  { platform, key }: TrainingWork,
  transaction: Transaction,
  name: 'voice.trained' | 'voice.training-failed',
  message?: string,
): Promise<void> {
  const { workspaceId, voiceId } = key;
  const voice = await findTrainee(transaction, key);
  const payload = {
    voice_id: voiceId,
    user_id: voice?.creatorUserId,
    voice_name: voice?.name,
    ...(message !== undefined && { message }),
  };
  await platform.events.append(transaction, { name, workspaceId, payload });
}
