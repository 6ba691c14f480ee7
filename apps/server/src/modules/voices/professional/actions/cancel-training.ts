import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isUntrained } from '../../engine-voices/index.ts';
import { getProfessionalVoice } from '../get-professional-voice.ts';
import { isRunning } from '../professional.policy.ts';
import { changeTraining, lockTraining } from '../professional.store.ts';
import { trainVoice } from '../training/train-voice.job.ts';

/** A voice that was trained before goes on as it was. Nothing runs: nothing happens. @throws Failure `voice_not_found` */
export async function cancelTraining(platform: Platform, actor: Actor, voiceId: string): Promise<void> {
  const { voice } = await getProfessionalVoice(platform, actor, voiceId);
  const key = { workspaceId: actor.workspaceId, voiceId: voice.rowId };
  const jobId = await platform.db.transaction(async (transaction) => {
    const training = await lockTraining(transaction, key);
    if (!training || !isRunning(training)) return null;
    const before = isUntrained(voice)
      ? ({ state: 'draft', stage: 'waiting', progress: 0 } as const)
      : ({ state: 'fine_tuned', stage: 'done', progress: 1 } as const);
    await changeTraining(transaction, key, { ...before, jobId: null, searchState: null, message: null });
    return training.jobId;
  });
  if (jobId !== null) await platform.jobs.cancel(trainVoice, jobId);
}
