import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, queryInteger } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';

/** How the conversations that name no branch are shared out among the branches of an agent. */

export const deploymentSources = ['manual', 'branch_merge'] as const;

const agentDeployment = z.object({
  id: z.string(),
  traffic_percentage_branch_id_map: z.record(z.string(), z.number()),
  deployed_at_unix_secs: z.int(),
  /** It holds now. */
  is_active: z.boolean(),
  source: z.enum(deploymentSources),
  access_info: resourceAccessInfo.nullable(),
});
export type AgentDeployment = z.infer<typeof agentDeployment>;

const ofAgent = z.object({ agent_id: id });
const path = '/v1/convai/agents/{agent_id}/deployments';

export const agentDeploymentRoutes = {
  deploy: route({
    id: 'agent-branches.deploy',
    method: 'POST',
    path,
    summary: 'Share out the conversations among the branches of an agent',
    access: 'convai_write',
    params: ofAgent,
    body: z.object({
      deployment_request: z.object({
        requests: z
          .array(
            z.object({
              branch_id: id,
              deployment_strategy: z.object({
                type: z.literal('percentage').default('percentage'),
                traffic_percentage: z.number().min(0).max(100),
              }),
            }),
          )
          .min(1)
          .max(100),
      }),
    }),
    answer: json(z.object({ traffic_percentage_branch_id_map: z.record(z.string(), z.number()) })),
  }),
  list: route({
    id: 'agent-branches.list-deployments',
    method: 'GET',
    path,
    summary: 'List how the conversations of an agent were shared out, newest first',
    access: 'convai_read',
    params: ofAgent,
    query: z.object({
      page: queryInteger(1, 10_000).default(1),
      page_size: queryInteger(1, 100).default(30),
    }),
    answer: json(
      z.object({
        meta: z.object({ total: z.int(), page: z.int(), page_size: z.int() }),
        results: z.array(agentDeployment),
      }),
    ),
  }),
};
