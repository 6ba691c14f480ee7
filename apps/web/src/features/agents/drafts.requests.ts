import type { AgentDraft } from '@mynah/contract/agents/registry/branches';
import { queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';

export type { AgentDraft };

const of = (agentId: string, branchId: string) => ({
  params: { agent_id: agentId },
  query: { branch_id: branchId },
});

/** Null where nothing is unpublished. */
export const draftQuery = (agentId: string, branchId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'draft', branchId],
    queryFn: async ({ signal }): Promise<AgentDraft | null> => {
      const { results } = await call('GET /v1/convai/agents/{agent_id}/branches', {
        params: { agent_id: agentId },
        query: { include_archived: true },
        signal,
      });
      if (!results.some(({ id, draft_exists }) => id === branchId && draft_exists)) return null;
      const address = { ...of(agentId, branchId), signal };
      // every field is answered, those with a default too
      return (await call('GET /v1/convai/agents/{agent_id}/drafts', address)) as AgentDraft;
    },
    retry: false,
    // what is open is newer than what the server has
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const saveDraft = (agentId: string, branchId: string, content: AgentContent) =>
  call('POST /v1/convai/agents/{agent_id}/drafts', { ...of(agentId, branchId), json: content });

export const discardDraft = (agentId: string, branchId: string) =>
  call('DELETE /v1/convai/agents/{agent_id}/drafts', of(agentId, branchId));
