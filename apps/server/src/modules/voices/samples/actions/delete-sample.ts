import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import { sampleRemovals } from '../extension-points.ts';
import { deleteSampleRow, findSample } from '../samples.store.ts';
import type { VoiceSampleRow } from '../samples.tables.ts';

interface Which {
  voiceId: string;
  sampleId: string;
}

/** @throws Failure `voice_not_found`, `voice_sample_not_found` */
export async function getSample(
  platform: Platform,
  actor: Actor,
  { voiceId, sampleId }: Which,
): Promise<VoiceSampleRow> {
  const { rowId } = await getVoice(platform, actor, voiceId);
  const key = { workspaceId: actor.workspaceId, voiceId: rowId, sampleId };
  const sample = await findSample(platform.db, key);
  if (!sample) throw sampleNotFound();
  return sample;
}

/** The recording is gone, and an instant clone is made anew of those that are left. */
export async function deleteSample(
  platform: Platform,
  actor: Actor,
  { voiceId, sampleId }: Which,
): Promise<void> {
  const voice = await getVoice(platform, actor, voiceId);
  await requireVoiceRole(platform, actor, voice, 'editor');
  const removals = platform.extensions.at(sampleRemovals);
  for (const removal of removals) removal.requireRemovable?.(voice);
  const key = { workspaceId: actor.workspaceId, voiceId: voice.rowId, sampleId };
  const sample = await platform.db.transaction(async (transaction) => {
    const row = await deleteSampleRow(transaction, key);
    if (!row) return undefined;
    for (const removal of removals) await removal.removed?.(platform, transaction, key);
    return row;
  });
  if (!sample) throw sampleNotFound();
  await platform.blobs.remove(sample.soundBlob);
  if (sample.cleanBlob !== null) await platform.blobs.remove(sample.cleanBlob);
}

const sampleNotFound = (): Failure =>
  new Failure('voice_sample_not_found', 'Recording not found in this voice.', {
    data: { param: 'sample_id' },
  });
