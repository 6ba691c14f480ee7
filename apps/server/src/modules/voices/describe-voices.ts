import type { Voice } from '@mynah/contract/voices';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCollectionIds } from './collections/collections.store.ts';
import { type ReadSharing, readSharing } from './library/read-sharing.ts';
import { previewAddress } from './previews/preview-address.ts';
import { isUntrained } from './professional/professional.policy.ts';
import { readFineTuning } from './professional/read-fine-tuning.ts';
import { findSafety } from './safety/describe-safety.ts';
import { listSamplesOf } from './samples/samples.store.ts';
import type { SettledVoice } from './voices.store.ts';
import { toVoice } from './voices.view.ts';

/** Voices as the wire has them, with what the rooms of this module know of each: one query a room, not one a voice. */
export async function describeVoices(
  platform: Pick<Platform, 'db' | 'keys' | 'clock' | 'publicUrl'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  voices: readonly SettledVoice[],
  { withSettings }: { withSettings: boolean } = { withSettings: true },
): Promise<Voice[]> {
  const { db } = platform;
  const ids = voices.map(({ rowId }) => rowId);
  const collectionIds = await findCollectionIds(db, workspaceId, ids);
  const samples = await listSamplesOf(db, workspaceId, ids);
  const sharing = await readSharing(platform, voices);
  const safety = await findSafety(platform, voices);
  const training = await readFineTuning(db, workspaceId, voices);
  return voices.map((voice) =>
    toVoice(voice, {
      previewUrl: previewUrlOf(platform, voice, sharing.get(voice.rowId)),
      withSettings,
      collectionIds: collectionIds.get(voice.rowId) ?? [],
      samples: samples.get(voice.rowId) ?? [],
      shared: sharing.get(voice.rowId),
      safety: safety.get(voice.rowId)!,
      training: training.get(voice.rowId),
    }),
  );
}

/** Of a copy, the original's; of what is in the library, the public one; of a voice that cannot speak yet, none. */
function previewUrlOf(
  platform: Parameters<typeof describeVoices>[0],
  voice: SettledVoice,
  shared: ReadSharing | undefined,
): string | null {
  if (shared?.previewUrl) return shared.previewUrl;
  if (voice.sourceVoiceId !== null || isUntrained(voice)) return null;
  return previewAddress(platform, voice.id, { ...voice, id: voice.rowId });
}
