import type { Dependents } from '@mynah/contract/agents/knowledge/document-shapes';
import { unixSeconds } from '../../../../../platform/clock/clock.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { resourceReader, roleOn } from '../../../../workspaces/sharing/index.ts';
import { listDependents as listNaming } from '../../../secrets/index.ts';
import { folderTree, requireHead } from '../../entries/index.ts';

type DependentType = 'direct' | 'transitive' | 'all';
type ShownAgent = Dependents['agents'][number] & { documentIds: readonly string[] };

interface Wanted {
  ids: readonly string[];
  /** `transitive`: agents that have a folder around, and not the document itself. */
  type: DependentType;
  /** Of each, the folders that it stands in. */
  foldersAround?: readonly string[];
}

/** Agents and branches that use any of some documents. */
export async function dependentsOf(
  platform: Platform,
  actor: Actor,
  { ids, type, foldersAround = [] }: Wanted,
): Promise<{ agents: ShownAgent[]; branches: Dependents['branches'] }> {
  const documentIds = type === 'direct' ? ids : [...new Set([...ids, ...foldersAround])];
  if (documentIds.length === 0) return { agents: [], branches: [] };
  const isDirect = (named: readonly string[]): boolean => named.some((id) => ids.includes(id));
  const naming = await listNaming(platform, actor.workspaceId, documentIds);
  const found = naming.filter(
    ({ kind, referencedIds }) =>
      kind === 'agent' && (type === 'all' || isDirect(referencedIds) === (type === 'direct')),
  );
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const agents = found.map(({ id, name, createdAt, creatorUserId, referencedIds }) => ({
    ...{ id, name, type: 'available' as const, documentIds: referencedIds },
    referenced_resource_ids: isDirect(referencedIds) ? [] : referencedIds,
    created_at_unix_secs: unixSeconds(createdAt),
    access_level: roleOn(reader, { id, creatorUserId }),
  }));
  const branches = found.flatMap(({ id, name, branches: ofAgent = [] }) =>
    ofAgent.map((branch) => ({
      ...{ agent_id: id, agent_name: name, branch_id: branch.id, branch_name: branch.name },
      is_main: branch.isMain,
    })),
  );
  return { agents: agents.sort((a, b) => (a.id < b.id ? -1 : 1)), branches };
}

/** A page of them, by the ids of the agents. */
export async function listDependents(
  platform: Platform,
  actor: Actor,
  wanted: { ids: readonly string[]; type: DependentType; cursor?: string | undefined; pageSize: number },
): Promise<Dependents> {
  const { ids, type, cursor, pageSize } = wanted;
  const tree = await folderTree(platform, actor);
  const foldersAround: string[] = [];
  for (const id of ids) {
    const { parentId } = await requireHead(platform, actor, id);
    foldersAround.push(...tree.pathOf(parentId).map((folder) => folder.id));
  }
  const { agents, branches } = await dependentsOf(platform, actor, { ids, type, foldersAround });
  const after = agents.filter(({ id }) => cursor === undefined || id > cursor);
  const shown = after.slice(0, pageSize).map(({ documentIds: _, ...agent }) => agent);
  const has_more = after.length > shown.length;
  const shownIds = new Set(shown.map(({ id }) => id));
  return {
    agents: shown,
    branches: branches.filter(({ agent_id }) => shownIds.has(agent_id)),
    next_cursor: has_more ? shown.at(-1)!.id : null,
    has_more,
  };
}
