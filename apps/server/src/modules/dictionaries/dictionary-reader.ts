import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sharedResourceRoles } from '../workspaces/sharing/index.ts';

/** Who looks at dictionaries, and what of other members’ they see. */
export interface DictionaryReader {
  workspaceId: string;
  userId: string;
  /** Whoever only views the workspace changes nothing in it. */
  isViewer: boolean;
  shared: 'all' | ReadonlyMap<string, ResourceRole>;
}

export async function dictionaryReader(platform: Platform, actor: Actor): Promise<DictionaryReader> {
  const { workspaceId, userId, role } = actor;
  const shared =
    role === 'admin' ? 'all' : await sharedResourceRoles(platform, actor, 'pronunciation_dictionary');
  return { workspaceId, userId, isViewer: role === 'viewer', shared };
}

/** What the reader may do with a dictionary that they see. */
export function permissionOn(
  { userId, isViewer, shared }: DictionaryReader,
  { id, creatorUserId }: { id: string; creatorUserId: string | null },
): ResourceRole {
  if (isViewer) return 'viewer';
  if (shared === 'all' || creatorUserId === userId) return 'admin';
  return shared.get(id) ?? 'viewer';
}
