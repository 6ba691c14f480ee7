import type { AgentBranchSummary, AgentVersion } from '@mynah/contract/agents/registry/branches';
import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

export type { AgentBranchSummary, AgentVersion };

export const branchesQuery = (agentId: string, includesArchived = false) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'branches', includesArchived],
    queryFn: async ({ signal }): Promise<readonly AgentBranchSummary[]> => {
      const address = {
        params: { agent_id: agentId },
        query: { include_archived: includesArchived },
        signal,
      };
      return (await call('GET /v1/convai/agents/{agent_id}/branches', address)).results;
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

export type BranchChange = JsonOf<'PATCH /v1/convai/agents/{agent_id}/branches/{branch_id}'>;
export const changeBranch = (agentId: string, branchId: string, json: BranchChange) =>
  call('PATCH /v1/convai/agents/{agent_id}/branches/{branch_id}', {
    params: { agent_id: agentId, branch_id: branchId },
    json,
  });
