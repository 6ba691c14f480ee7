import type { Agent, AgentSummary } from '@mynah/contract/agents/registry/agents';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { call } from '#web/shared/api/call.ts';
import type { Answered, JsonOf } from '#web/shared/api/operation.ts';

export type { Agent, AgentSummary };

export const agentsKey = ['agents'] as const;
const pageSize = 30;

export interface AgentFilter {
  search?: string;
  archived: boolean;
}

/** Page by page, newest first. */
export const agentsQuery = ({ search, archived }: AgentFilter) =>
  infiniteQueryOptions({
    queryKey: [...agentsKey, 'list', search ?? '', archived],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/agents', {
        query: { search, archived, page_size: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? (next_cursor ?? undefined) : undefined),
  });

/** For choosing one: those that are in use. */
export const agentChoicesQuery = queryOptions({
  queryKey: [...agentsKey, 'choices'],
  queryFn: async ({ signal }) =>
    (
      await call('GET /v1/convai/agents', {
        query: { page_size: 100, sort_by: 'name', sort_direction: 'asc' },
        signal,
      })
    ).agents,
});

/** The server answers every field, those with a default too. */
const whole = (answer: Answered<'GET /v1/convai/agents/{agent_id}'>): Agent => answer as Agent;

export const fetchAgent = async (
  agentId: string,
  query: { branch_id?: string; version_id?: string },
  signal?: AbortSignal,
): Promise<Agent> =>
  whole(await call('GET /v1/convai/agents/{agent_id}', { params: { agent_id: agentId }, query, signal }));

export const agentKey = (agentId: string) => [...agentsKey, 'one', agentId] as const;
export const agentQuery = (agentId: string, branchId?: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), branchId ?? ''],
    queryFn: ({ signal }) => fetchAgent(agentId, { branch_id: branchId }, signal),
  });

export type NewAgent = JsonOf<'POST /v1/convai/agents/create'>;
export const createAgent = (agent: NewAgent) => call('POST /v1/convai/agents/create', { json: agent });

export const duplicateAgent = (agentId: string, name: string) =>
  call('POST /v1/convai/agents/{agent_id}/duplicate', { params: { agent_id: agentId }, json: { name } });

export const deleteAgent = (agentId: string) =>
  call('DELETE /v1/convai/agents/{agent_id}', { params: { agent_id: agentId } });

/** Of a link that opens the agent to whoever has it; null where its address alone is enough. */
export const fetchLinkToken = async (agentId: string) =>
  (await call('GET /v1/convai/agents/{agent_id}/link', { params: { agent_id: agentId } })).token;

export const archiveAgent = (agentId: string, archived: boolean) =>
  call('PATCH /v1/convai/agents/{agent_id}', {
    params: { agent_id: agentId },
    json: { platform_settings: { archived } },
  });

/** Everything at once, as one version of the branch. */
export async function publishAgent(
  agentId: string,
  branchId: string,
  { name, tags, conversation_config, platform_settings, workflow }: AgentContent,
  description: string,
): Promise<Agent> {
  const answer = await call('PATCH /v1/convai/agents/{agent_id}', {
    params: { agent_id: agentId },
    query: { branch_id: branchId },
    json: {
      name,
      tags,
      conversation_config,
      platform_settings,
      workflow,
      version_description: description || undefined,
    },
  });
  return whole(answer);
}
