import type { Actor } from './index.ts';

/** As much of a caller as a job needs to be charged to. */
export type StoredActor = Pick<Actor, 'kind' | 'userId' | 'workspaceId' | 'role' | 'tier' | 'apiKeyId'>;

export const storedActor = ({ kind, userId, workspaceId, role, tier, apiKeyId }: Actor): StoredActor => ({
  kind,
  userId,
  workspaceId,
  role,
  tier,
  ...(apiKeyId !== undefined && { apiKeyId }),
});

/** The permission was asked for when the job was ordered. */
export const actorOf = (stored: StoredActor): Actor => ({ ...stored, permissions: 'all', granted: 'all' });
