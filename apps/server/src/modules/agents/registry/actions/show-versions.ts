import type { AgentVersion } from '@mynah/contract/agents/registry/branches';
import type { FieldChange, RecordedVersion } from '@mynah/contract/agents/registry/versions';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader, roleOn } from '../../../workspaces/sharing/index.ts';
import type { AgentRow, AgentVersionRow } from '../agents.tables.ts';
import { findVersions, listVersions } from '../branches.store.ts';
import { toVersion } from '../branches.view.ts';
import { changedFields } from '../changed-fields.ts';
import { requireFound } from './find-agent.ts';

/** Who committed each; what the caller may do is that of the agent. */
export async function versionAccess(
  platform: Platform,
  actor: Actor,
  agent: AgentRow,
  versions: readonly AgentVersionRow[],
): Promise<Map<string, ResourceAccessInfo>> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const access = await accessInfoOf(platform, reader, versions);
  const role = roleOn(reader, agent);
  return new Map([...access].map(([id, info]) => [id, { ...info, role }]));
}

export async function showVersion(
  platform: Platform,
  actor: Actor,
  lookup: { agentId: string; versionId: string },
): Promise<AgentVersion> {
  const { agent, version } = await requireFound(platform, actor, { ...lookup, role: 'viewer' });
  const access = await versionAccess(platform, actor, agent, [version]);
  return toVersion(version, access.get(version.id));
}

export interface VersionSearch {
  agentId: string;
  branchId: string;
  after?: number | undefined;
  most: number;
}

/** Newest first, each with what it changed. */
export async function listRecordedVersions(
  platform: Platform,
  actor: Actor,
  { after, most, ...place }: VersionSearch,
): Promise<RecordedVersion[]> {
  const { agent, branch } = await requireFound(platform, actor, { ...place, role: 'viewer' });
  const versions = await listVersions(platform.db, branch, { most, after });
  const parentIds = versions.flatMap(({ parentId }) => parentId ?? []);
  const [access, parents] = await Promise.all([
    versionAccess(platform, actor, agent, versions),
    findVersions(platform.db, agent, parentIds),
  ]);
  return versions.map((version) => {
    const parent = parents.get(version.parentId ?? '');
    const changes = parent ? changedFields(parent.config, version.config) : [];
    return {
      ...toVersion(version, access.get(version.id)),
      changed_fields: changes.map(({ section, path }) => `${section}.${path}`),
    };
  });
}

export interface Comparison {
  agentId: string;
  versionId: string;
  /** Left out: the version that it was made of. */
  since?: string | undefined;
}

/** @throws Failure `agent_version_not_found` for either of them */
export async function compareVersions(
  platform: Platform,
  actor: Actor,
  { agentId, versionId, since }: Comparison,
): Promise<{ since: string | null; changes: FieldChange[] }> {
  const { version } = await requireFound(platform, actor, { agentId, versionId, role: 'viewer' });
  const before = since ?? version.parentId;
  if (!before) return { since: null, changes: [] };
  const { version: other } = await requireFound(platform, actor, {
    ...{ agentId, versionId: before },
    role: 'viewer',
  });
  return { since: other.id, changes: changedFields(other.config, version.config) };
}
