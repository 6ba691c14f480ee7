import type { AgentDeployment } from '@mynah/contract/agents/registry/deployments';
import type { FieldConflict, MergePreview } from '@mynah/contract/agents/registry/merges';
import type { FieldChange, RecordedVersion } from '@mynah/contract/agents/registry/versions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { agentKey } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';

export type { AgentDeployment, FieldChange, FieldConflict, RecordedVersion };

/** Newest first. */
export const versionsQuery = (agentId: string, branchId: string) =>
  infiniteQueryOptions({
    queryKey: [...agentKey(agentId), 'versions', branchId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}/versions', {
        params: { agent_id: agentId, branch_id: branchId },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next_cursor }) => (next_cursor ? Number(next_cursor) : undefined),
  });

export const changesQuery = (agentId: string, versionId: string, since: string | undefined) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'changes', versionId, since ?? ''],
    queryFn: async ({ signal }): Promise<readonly FieldChange[]> => {
      const params = { agent_id: agentId, version_id: versionId };
      const path = 'GET /v1/convai/agents/{agent_id}/versions/{version_id}/changes';
      return (await call(path, { params, query: { since }, signal })).changes;
    },
  });

export const restoreVersion = (agentId: string, versionId: string) =>
  call('POST /v1/convai/agents/{agent_id}/versions/{version_id}/restore', {
    params: { agent_id: agentId, version_id: versionId },
  });

export const deploymentsQuery = (agentId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'deployments'],
    queryFn: async ({ signal }): Promise<readonly AgentDeployment[]> =>
      (await call('GET /v1/convai/agents/{agent_id}/deployments', { params: { agent_id: agentId }, signal }))
        .results,
  });

export const deploy = (agentId: string, shares: readonly (readonly [branchId: string, percent: number])[]) =>
  call('POST /v1/convai/agents/{agent_id}/deployments', {
    params: { agent_id: agentId },
    json: {
      deployment_request: {
        requests: shares.map(([branch_id, traffic_percentage]) => ({
          branch_id,
          deployment_strategy: { type: 'percentage' as const, traffic_percentage },
        })),
      },
    },
  });

/** What is brought where: a merge into another branch, or main's changes into this one. */
export interface Bringing {
  kind: 'merge' | 'rebase';
  agentId: string;
  branchId: string;
  targetId: string;
}

export const bringingQuery = ({ kind, agentId, branchId, targetId }: Bringing) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'bringing', kind, branchId, targetId],
    queryFn: async ({ signal }): Promise<Pick<MergePreview, 'conflicts' | 'changes'>> => {
      if (kind === 'rebase')
        return call('GET /v1/convai/agents/{agent_id}/branches/{branch_id}/rebase-preview', {
          params: { agent_id: agentId, branch_id: branchId },
          signal,
        });
      return call('GET /v1/convai/agents/{agent_id}/branches/{source_branch_id}/merge-preview', {
        params: { agent_id: agentId, source_branch_id: branchId },
        query: { target_branch_id: targetId },
        signal,
      });
    },
    // others publish meanwhile
    gcTime: 0,
  });

export type Choice = Pick<FieldConflict, 'section' | 'path'> & { side: 'source' | 'target' };

export const bring = (
  { kind, agentId, branchId, targetId }: Bringing,
  { choices, archives }: { choices: readonly Choice[]; archives: boolean },
) =>
  kind === 'rebase'
    ? call('POST /v1/convai/agents/{agent_id}/branches/{branch_id}/resolved-rebase', {
        params: { agent_id: agentId, branch_id: branchId },
        json: { choices },
      })
    : call('POST /v1/convai/agents/{agent_id}/branches/{source_branch_id}/resolved-merge', {
        params: { agent_id: agentId, source_branch_id: branchId },
        query: { target_branch_id: targetId },
        json: { choices, archive_source_branch: archives },
      });
