import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { ListedProcedure } from '@mynah/contract/agents/registry/procedures';
import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';

export type { ListedProcedure };

export interface ProcedurePlace {
  agentId: string;
  branchId: string;
}

const paramsOf = ({ agentId, branchId }: ProcedurePlace) => ({ agent_id: agentId, branch_id: branchId });

export const proceduresKey = ({ agentId, branchId }: ProcedurePlace) =>
  [...agentKey(agentId), 'procedures', branchId] as const;

/** With what the caller has not published yet. */
export const proceduresQuery = (place: ProcedurePlace) =>
  queryOptions({
    queryKey: proceduresKey(place),
    queryFn: async ({ signal }): Promise<readonly ListedProcedure[]> =>
      (
        await call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures', {
          params: paramsOf(place),
          signal,
        })
      ).procedures,
  });

export const fetchProcedure = (place: ProcedurePlace, { procedure_id, has_draft }: ListedProcedure) => {
  const params = { ...paramsOf(place), procedure_id };
  return has_draft
    ? call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}/draft', {
        params,
      })
    : call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}', { params });
};

/** What a person writes of one. */
export interface WrittenProcedure {
  name: string;
  trigger: string;
  content: string;
}

export const createProcedure = (place: ProcedurePlace, json: WrittenProcedure) =>
  call('POST /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures', {
    params: paramsOf(place),
    json,
  });

export const saveProcedure = (
  place: ProcedurePlace,
  { procedure_id, type }: ListedProcedure,
  json: WrittenProcedure,
) =>
  call('PATCH /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}/draft', {
    params: { ...paramsOf(place), procedure_id },
    json: { ...json, type },
  });

export const removeProcedure = (place: ProcedurePlace, procedure_id: string) =>
  call('DELETE /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}', {
    params: { ...paramsOf(place), procedure_id },
  });

export const discardProcedure = (place: ProcedurePlace, procedure_id: string) =>
  call('DELETE /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}/draft', {
    params: { ...paramsOf(place), procedure_id },
  });

/** Every field is answered, those with a default too. */
export async function compileProcedures(place: ProcedurePlace): Promise<AgentWorkflow> {
  const operation = 'POST /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/compile';
  return (await call(operation, { params: paramsOf(place) })).workflow as AgentWorkflow;
}
