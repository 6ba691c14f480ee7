import { queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { exchange } from '#web/shared/api/client.ts';

/** What somebody has changed and not published yet. */
export interface AgentDraft extends AgentContent {
  /** Somebody has published since. */
  is_behind_tip: boolean;
}

const address = (agentId: string, branchId: string) =>
  `/v1/convai/agents/${encodeURIComponent(agentId)}/drafts?branch_id=${encodeURIComponent(branchId)}`;

/** Null where nothing is unpublished. */
export const draftQuery = (agentId: string, branchId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'draft', branchId],
    queryFn: async ({ signal }): Promise<AgentDraft | null> => {
      try {
        return (await (await exchange(address(agentId, branchId), { signal })).json()) as AgentDraft;
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 404) return null;
        throw cause;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function saveDraft(agentId: string, branchId: string, content: AgentContent): Promise<void> {
  await exchange(address(agentId, branchId), { method: 'POST', json: content });
}

export async function discardDraft(agentId: string, branchId: string): Promise<void> {
  await exchange(address(agentId, branchId), { method: 'DELETE' });
}
