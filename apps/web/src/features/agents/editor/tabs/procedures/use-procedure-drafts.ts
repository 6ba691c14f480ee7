import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Agent } from '#web/features/agents/agents.requests.ts';
import {
  discardProcedure,
  proceduresKey,
  proceduresQuery,
} from '#web/features/agents/editor/tabs/procedures/procedures.requests.ts';

/** Procedures that somebody has written, changed or deleted and not published: they are drafts of their own. */
export function useProcedureDrafts(agent: Agent) {
  const client = useQueryClient();
  const place = { agentId: agent.agent_id, branchId: agent.branch_id };
  const { data: listed } = useQuery(proceduresQuery(place));
  const drafts = (listed ?? []).filter(({ has_draft }) => has_draft).map(({ procedure_id }) => procedure_id);
  const isGone = (id: string) => listed?.every(({ procedure_id }) => procedure_id !== id) ?? false;
  const ids = [...drafts, ...Object.keys(agent.procedures ?? {}).filter(isGone)];
  return {
    hasAny: ids.length > 0,
    discard: async (): Promise<void> => {
      for (const id of ids) await discardProcedure(place, id);
      await client.invalidateQueries({ queryKey: proceduresKey(place) });
    },
  };
}
