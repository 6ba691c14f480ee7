import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { exchange } from '#web/shared/api/client.ts';

export interface AgentBranch {
  id: string;
  name: string;
  description: string;
  is_archived: boolean;
  current_live_percentage: number;
}

export interface AgentVersion {
  id: string;
  version_description: string;
  seq_no_in_branch: number;
  time_committed_secs: number;
}

const base = (agentId: string) => `/v1/convai/agents/${encodeURIComponent(agentId)}/branches`;

export const branchesQuery = (agentId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'branches'],
    queryFn: async ({ signal }): Promise<AgentBranch[]> =>
      ((await (await exchange(base(agentId), { signal })).json()) as { results: AgentBranch[] }).results,
  });

/** Newest first. */
export const versionsQuery = (agentId: string, branchId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'versions', branchId],
    queryFn: async ({ signal }): Promise<AgentVersion[]> => {
      const answer = await exchange(`${base(agentId)}/${encodeURIComponent(branchId)}`, { signal });
      return ((await answer.json()) as { most_recent_versions: AgentVersion[] }).most_recent_versions;
    },
  });

export async function createBranch(agentId: string, parentVersionId: string, name: string): Promise<string> {
  const json = { parent_version_id: parentVersionId, name, description: '' };
  const answer = await exchange(base(agentId), { method: 'POST', json });
  return ((await answer.json()) as { created_branch_id: string }).created_branch_id;
}

export async function mergeBranch(agentId: string, branchId: string, targetId: string): Promise<void> {
  const address = `${base(agentId)}/${encodeURIComponent(branchId)}/merge?target_branch_id=${encodeURIComponent(targetId)}`;
  await exchange(address, { method: 'POST', json: { archive_source_branch: true } });
}
