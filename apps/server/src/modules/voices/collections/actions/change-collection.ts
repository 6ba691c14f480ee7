import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { getVoice } from '../../catalog/index.ts';
import {
  type CountedCollection,
  collectVoice,
  deleteCollection,
  dropVoice,
  insertCollection,
  updateCollection,
} from '../collections.store.ts';
import { getCollection, requireCollection } from './get-collection.ts';

export async function createCollection(
  platform: Platform,
  actor: Actor,
  { title, icon }: { title: string; icon: string },
): Promise<CountedCollection> {
  const id = newId();
  const { workspaceId, userId } = actor;
  await platform.db.transaction(async (transaction) => {
    await insertCollection(transaction, { id, workspaceId, creatorUserId: userId, title, icon });
    await shareNewResource(transaction, actor, { type: 'voice_collection', id });
  });
  return getCollection(platform, actor, id);
}

/** What is undefined stays. */
export async function editCollection(
  platform: Platform,
  actor: Actor,
  { collectionId, title, icon }: { collectionId: string; title?: string; icon?: string },
): Promise<CountedCollection> {
  const collection = await requireCollection(platform, actor, collectionId, 'editor');
  await updateCollection(platform.db, collection, { title, icon });
  return getCollection(platform, actor, collectionId);
}

export async function removeCollection(
  platform: Platform,
  actor: Actor,
  collectionId: string,
): Promise<void> {
  await deleteCollection(platform.db, await requireCollection(platform, actor, collectionId, 'admin'));
}

interface Membership {
  collectionId: string;
  voiceId: string;
}

/** A voice that the caller sees, default ones too. @throws Failure `voice_not_found` */
export async function addToCollection(
  platform: Platform,
  actor: Actor,
  { collectionId, voiceId }: Membership,
): Promise<void> {
  await requireCollection(platform, actor, collectionId, 'editor');
  const { rowId } = await getVoice(platform, actor, voiceId);
  await collectVoice(platform.db, { collectionId, voiceId: rowId, addedAt: platform.clock.now() });
}

export async function takeOutOfCollection(
  platform: Platform,
  actor: Actor,
  { collectionId, voiceId }: Membership,
): Promise<void> {
  await requireCollection(platform, actor, collectionId, 'editor');
  const { rowId } = await getVoice(platform, actor, voiceId);
  await dropVoice(platform.db, collectionId, rowId);
}
