import type { ListedProcedure } from '@mynah/contract/agents/registry/procedures';
import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

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

type Written = Required<
  Pick<
    JsonOf<'POST /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures'>,
    'name' | 'content' | 'trigger'
  >
>;

export const createProcedure = (place: ProcedurePlace, json: Written) =>
  call('POST /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures', {
    params: paramsOf(place),
    json,
  });

export const saveProcedure = (
  place: ProcedurePlace,
  { procedure_id, type }: ListedProcedure,
  json: Written,
) =>
  call('PATCH /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}/draft', {
    params: { ...paramsOf(place), procedure_id },
    json: { ...json, type },
  });

export const removeProcedure = (place: ProcedurePlace, procedure_id: string) =>
  call('DELETE /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/{procedure_id}', {
    params: { ...paramsOf(place), procedure_id },
  });

export const compileProcedures = async (place: ProcedurePlace) =>
  (
    await call('POST /v1/convai/agents/{agent_id}/branches/{branch_id}/procedures/compile', {
      params: paramsOf(place),
    })
  ).workflow;
