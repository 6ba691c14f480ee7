import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sharedResourceRoles } from '../../workspaces/sharing/index.ts';

/** Who looks at projects, and which of other members they see. */
export interface ProjectReader {
  workspaceId: string;
  userId: string;
  isViewer: boolean;
  /** Admins see the projects of everybody. */
  shared: 'all' | ReadonlyMap<string, ResourceRole>;
}

export async function projectReader(platform: Platform, actor: Actor): Promise<ProjectReader> {
  const { workspaceId, userId, role } = actor;
  const shared = role === 'admin' ? 'all' : await sharedResourceRoles(platform, actor, 'project');
  return { workspaceId, userId, isViewer: role === 'viewer', shared };
}

/** What the reader may do with a project that they see. */
export function projectRole(
  { userId, isViewer, shared }: ProjectReader,
  { id, creatorUserId }: { id: string; creatorUserId: string | null },
): ResourceRole {
  if (isViewer) return 'viewer';
  return shared === 'all' || creatorUserId === userId ? 'admin' : (shared.get(id) ?? 'viewer');
}
