import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getProfessionalSample, type WhichSample } from '../get-professional-voice.ts';
import { changeSample } from '../professional.store.ts';
import { separateSpeakers } from '../separation/separate-speakers.job.ts';

/** Once they are known, or while they are looked for, it is not begun again. @throws Failure `voice_sample_not_found` */
export async function startSeparation(platform: Platform, actor: Actor, which: WhichSample): Promise<void> {
  const { voice, sample } = await getProfessionalSample(platform, actor, which);
  if (sample.separationState === 'completed') return;
  const { workspaceId } = actor;
  const { id: sampleId } = sample;
  await platform.db.transaction(async (transaction) => {
    await changeSample(transaction, { workspaceId, id: sampleId }, { separationState: 'pending' });
    const payload = { workspaceId, voiceId: voice.rowId, sampleId };
    const options = { transaction, singletonKey: sampleId, group: workspaceId };
    await platform.jobs.enqueue(separateSpeakers, payload, options);
  });
}
