import type {
  AgentBranch,
  AgentBranchSummary,
  AgentDraft,
  AgentVersion,
} from '@mynah/contract/agents/registry/branches';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { AgentBranchRow, AgentDraftRow, AgentVersionRow } from './agents.tables.ts';

export const toVersion = (row: AgentVersionRow, access: ResourceAccessInfo | undefined): AgentVersion => ({
  id: row.id,
  agent_id: row.agentId,
  branch_id: row.branchId,
  version_description: row.description,
  seq_no_in_branch: row.number,
  time_committed_secs: unixSeconds(row.createdAt),
  parents: {
    in_branch_parent_id: row.number > 1 ? row.parentId : null,
    out_of_branch_parent_id: row.number === 1 ? row.parentId : null,
    merged_from_version_id: row.mergedId,
  },
  access_info: access ?? null,
});

const fieldsOf = (row: AgentBranchRow) => ({
  id: row.id,
  name: row.name,
  agent_id: row.agentId,
  description: row.description,
  created_at: unixSeconds(row.createdAt),
  last_committed_at: unixSeconds(row.committedAt),
  is_archived: row.isArchived,
  protection_status: row.protection,
  access_info: null,
  current_live_percentage: row.trafficPercentage,
});

export const toBranchSummary = (
  row: AgentBranchRow,
  draft: AgentDraftRow | undefined,
): AgentBranchSummary => ({
  ...fieldsOf(row),
  parent_branch_id: row.parentBranchId,
  draft_exists: draft !== undefined,
  draft_created_at: draft ? unixSeconds(draft.createdAt) : null,
  draft_is_behind_tip: draft !== undefined && draft.base < row.head,
});

export const toBranch = (
  row: AgentBranchRow,
  parent: AgentBranchRow | undefined,
  versions: readonly AgentVersion[],
): AgentBranch => ({
  ...fieldsOf(row),
  parent_branch: parent ? { id: parent.id, name: parent.name } : null,
  most_recent_versions: [...versions],
});

export const toDraft = (draft: AgentDraftRow, branch: AgentBranchRow): AgentDraft => ({
  name: draft.name,
  tags: draft.tags,
  ...draft.config,
  created_at_unix_secs: unixSeconds(draft.createdAt),
  is_behind_tip: draft.base < branch.head,
});
