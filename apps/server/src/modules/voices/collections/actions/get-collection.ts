import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireResourceRole, sharedResourceRoles } from '../../../workspaces/sharing/index.ts';
import type { VoiceReader } from '../../registry/index.ts';
import { type CountedCollection, findCollection } from '../collections.store.ts';

export async function collectionReader(platform: Platform, actor: Actor): Promise<VoiceReader> {
  const { workspaceId, userId, role } = actor;
  const shared = role === 'admin' ? 'all' : await sharedResourceRoles(platform, actor, 'voice_collection');
  return { workspaceId, userId, isViewer: role === 'viewer', shared };
}

/** @throws Failure `voice_collection_not_found` */
export async function getCollection(
  platform: Platform,
  actor: Actor,
  collectionId: string,
): Promise<CountedCollection> {
  const found = await findCollection(platform.db, await collectionReader(platform, actor), collectionId);
  if (found) return found;
  throw new Failure('voice_collection_not_found', 'Voice collection not found.');
}

/** The collection, if the caller may do so much with it. @throws Failure as `getCollection`, `permission_denied` */
export async function requireCollection(
  platform: Platform,
  actor: Actor,
  collectionId: string,
  least: ResourceRole,
): Promise<CountedCollection> {
  const collection = await getCollection(platform, actor, collectionId);
  const { id, creatorUserId } = collection;
  await requireResourceRole(platform, actor, { type: 'voice_collection', id, creatorUserId }, least);
  return collection;
}
