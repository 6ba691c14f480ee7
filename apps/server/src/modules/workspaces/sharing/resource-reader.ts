import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { ResourceAccessInfo, ResourceRole } from '@mynah/contract/workspaces/sharing';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isAny } from '../../../platform/db/is-any.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPeople } from '../../accounts/users/index.ts';
import { sharedResourceRoles } from './resource-access.ts';

/** Who looks at resources of one type, and which of other members' they see. */
export interface ResourceReader {
  workspaceId: string;
  userId: string;
  /** Whoever only views the workspace changes nothing in it. */
  isViewer: boolean;
  shared: 'all' | ReadonlyMap<string, ResourceRole>;
}

export async function resourceReader(
  platform: Platform,
  actor: Actor,
  type: ResourceType,
): Promise<ResourceReader> {
  const { workspaceId, userId, role } = actor;
  const shared = role === 'admin' ? 'all' : await sharedResourceRoles(platform, actor, type);
  return { workspaceId, userId, isViewer: role === 'viewer', shared };
}

interface ResourceColumns {
  id: AnyPgColumn;
  workspaceId: AnyPgColumn;
  creatorUserId: AnyPgColumn;
}

/** For lists: what the reader made, what was shared with them, and for admins all of the workspace. */
export const visibleTo = (
  { workspaceId, userId, shared }: ResourceReader,
  columns: ResourceColumns,
): SQL | undefined =>
  and(
    eq(columns.workspaceId, workspaceId),
    shared === 'all'
      ? undefined
      : or(eq(columns.creatorUserId, userId), isAny(columns.id, [...shared.keys()])),
  );

interface Resource {
  id: string;
  creatorUserId: string | null;
}

/** What the reader may do with a resource that they see. */
export function roleOn(
  { userId, isViewer, shared }: ResourceReader,
  { id, creatorUserId }: Resource,
): ResourceRole {
  if (isViewer) return 'viewer';
  if (shared === 'all' || creatorUserId === userId) return 'admin';
  return shared.get(id) ?? 'viewer';
}

/** `access_info` of each, as agents, tools and documents answer it. */
export async function accessInfoOf(
  { db }: Platform,
  reader: ResourceReader,
  resources: readonly Resource[],
): Promise<Map<string, ResourceAccessInfo>> {
  const creators = resources.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const people = await listPeople(db, [...new Set(creators)]);
  return new Map(
    resources.map((resource) => {
      const creator = people.get(resource.creatorUserId ?? '');
      const isCreator = resource.creatorUserId === reader.userId;
      return [
        resource.id,
        {
          is_creator: isCreator,
          creator_name: creator?.name ?? '',
          creator_email: creator?.email ?? '',
          role: roleOn(reader, resource),
          anonymous_access_level_override: null,
          access_source: isCreator ? 'creator' : reader.shared === 'all' ? 'workspace_admin' : 'explicit',
        },
      ];
    }),
  );
}
