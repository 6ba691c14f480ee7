import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice } from '../../actions/get-voice.ts';
import { withdrawVoice } from '../../library/kept-for-copies.ts';
import { findTraining } from '../../professional/professional.store.ts';
import { trainVoice } from '../../professional/training/train-voice.job.ts';
import { requireVoiceRole } from '../../require-voice-role.ts';
import { voiceBlobs } from '../../voice-blobs.ts';
import { deleteVoiceRow } from '../../voices.store.ts';
import { findClone } from '../cloning.store.ts';
import { refineClone } from '../refine-clone.job.ts';

/**
 * With its recordings and all that was learned of them. What was spoken with it stays in the history, and the record
 * of who consented to it stays too. Those who added it from the library keep it for the notice that they were promised. @throws Failure `voice_not_found`, `permission_denied`
 */
export async function deleteVoice(platform: Platform, actor: Actor, voiceId: string): Promise<void> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'admin');
  const { workspaceId } = actor;
  const key = { workspaceId, voiceId: voice.rowId };
  const clone = await findClone(platform.db, key);
  const training = await findTraining(platform.db, key);
  const blobs = await platform.db.transaction(async (transaction) => {
    const kept = await voiceBlobs(transaction, [voice.rowId]);
    await withdrawVoice(platform, transaction, { ...voice, id: voice.rowId });
    await deleteVoiceRow(transaction, { workspaceId, id: voice.rowId });
    await platform.events.append(transaction, {
      name: 'voice.deleted',
      workspaceId,
      payload: { voice_id: voice.rowId },
    });
    return kept;
  });
  if (clone?.jobId) await platform.jobs.cancel(refineClone, clone.jobId);
  if (training?.jobId) await platform.jobs.cancel(trainVoice, training.jobId);
  for (const blob of blobs) await platform.blobs.remove(blob);
}
