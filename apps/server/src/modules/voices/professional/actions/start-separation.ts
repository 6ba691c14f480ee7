import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { clearRun, startRun } from '../../../../platform/workflows/index.ts';
import { getProfessionalSample, type WhichSample } from '../get-professional-voice.ts';
import { changeSample } from '../professional.store.ts';
import { separateSpeakers } from '../separation/separate-speakers.ts';

/** Once they are known, or while they are looked for, it is not begun again. @throws Failure `voice_sample_not_found` */
export async function startSeparation(platform: Platform, actor: Actor, which: WhichSample): Promise<void> {
  const { sample } = await getProfessionalSample(platform, actor, which);
  if (sample.separationState === 'completed') return;
  const key = { workspaceId: actor.workspaceId, id: sample.id };
  // what a kill left of a former search
  await clearRun(platform, key.id);
  try {
    await platform.db.transaction(async (transaction) => {
      await startRun(platform, transaction, separateSpeakers, key);
      await changeSample(transaction, key, { separationState: 'pending' });
    });
  } catch (cause) {
    // who asks again while they are looked for is content with that
    if (!(cause instanceof Failure) || cause.code !== 'conflict') throw cause;
  }
}
