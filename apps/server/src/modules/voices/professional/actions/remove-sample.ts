import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { removeRun } from '../../../../platform/workflows/index.ts';
import { deleteSampleRow } from '../../samples/index.ts';
import { getProfessionalSample, type WhichSample } from '../get-professional-voice.ts';
import { requireIdle } from '../require-idle.ts';
import { separateSpeakers } from '../separation/separate-speakers.ts';

/** With what was cleaned of it. @throws Failure `voice_sample_not_found`, `voice_is_training` */
export async function removeSample(platform: Platform, actor: Actor, which: WhichSample): Promise<void> {
  const { voice, sample } = await getProfessionalSample(platform, actor, which);
  const key = { workspaceId: actor.workspaceId, voiceId: voice.rowId };
  const gone = await platform.db.transaction(async (transaction) => {
    await requireIdle(transaction, key);
    return deleteSampleRow(transaction, { ...key, sampleId: sample.id });
  });
  if (!gone) return;
  await removeRun(platform, separateSpeakers, gone.id);
  await platform.blobs.remove(gone.soundBlob);
  if (gone.cleanBlob !== null) await platform.blobs.remove(gone.cleanBlob);
}
