import { findBaseVoice } from '../../cloning/index.ts';
import { changeSound } from '../../registry/index.ts';
import { findTrainee } from '../professional.store.ts';
import type { Judgement } from './judge.ts';
import { tellOfTraining } from './tell-of-training.ts';
import { showTraining, type TrainingWork } from './training-work.ts';

/** From here on the voice speaks as it was trained; whoever waits is told. */
export async function completeTraining(training: TrainingWork, judgement: Judgement): Promise<void> {
  const { platform, work } = training;
  const { workspaceId, id } = work;
  const { definition, vector, ...result } = judgement;
  const base = findBaseVoice(platform, definition);
  const endedAt = platform.clock.now();
  const formerPreview = await platform.db.transaction(async (transaction) => {
    const speakerVector = Buffer.from(vector, 'base64');
    const former = await changeSound(
      transaction,
      { workspaceId, id },
      { ...base, definition, speakerVector },
    );
    await work.complete(transaction);
    const end = { ...result, state: 'fine_tuned', stage: 'done', progress: 1, endedAt } as const;
    await showTraining(training, transaction, end);
    const voice = await findTrainee(transaction, { workspaceId, voiceId: id });
    if (voice) await tellOfTraining(platform, transaction, voice, { name: 'voice.trained' });
    return former;
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
}
