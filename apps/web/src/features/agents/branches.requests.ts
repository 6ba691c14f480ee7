import type { AgentVersion } from '@mynah/contract/agents/registry/branches';
import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';

export type { AgentVersion };

export const branchesQuery = (agentId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'branches'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/convai/agents/{agent_id}/branches', { params: { agent_id: agentId }, signal }))
        .results,
  });

const ofBranch = (agentId: string, branchId: string) => ({
  params: { agent_id: agentId, branch_id: branchId },
});

/** Newest first. */
export const versionsQuery = (agentId: string, branchId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'versions', branchId],
    queryFn: async ({ signal }): Promise<readonly AgentVersion[]> => {
      const address = { ...ofBranch(agentId, branchId), signal };
      return (await call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}', address))
        .most_recent_versions;
    },
  });

/** Answers the id of the new branch. */
export async function createBranch(agentId: string, parentVersionId: string, name: string): Promise<string> {
  const json = { parent_version_id: parentVersionId, name, description: '' };
  const answer = await call('POST /v1/convai/agents/{agent_id}/branches', {
    params: { agent_id: agentId },
    json,
  });
  return answer.created_branch_id;
}

export const archiveBranch = (agentId: string, branchId: string) =>
  call('PATCH /v1/convai/agents/{agent_id}/branches/{branch_id}', {
    ...ofBranch(agentId, branchId),
    json: { is_archived: true },
  });
