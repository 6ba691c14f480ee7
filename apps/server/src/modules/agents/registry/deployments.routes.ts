import { agentDeploymentRoutes as routes } from '@mynah/contract/agents/registry/deployments';
import { handle } from '../../../platform/http/index.ts';
import { deploy, showDeployments } from './actions/manage-deployments.ts';

export const agentDeploymentHttpRoutes = [
  handle(routes.deploy, async ({ platform, actor, params, body: { deploymentRequest } }) => {
    const requests = deploymentRequest.requests.map(({ branchId, deploymentStrategy }) => ({
      branchId,
      percentage: deploymentStrategy.trafficPercentage,
    }));
    const shares = await deploy(platform, actor, { ...params, requests });
    return { traffic_percentage_branch_id_map: shares };
  }),
  handle(routes.list, async ({ platform, actor, params, query }) => {
    const { total, deployments } = await showDeployments(platform, actor, { ...params, ...query });
    return { meta: { total, page: query.page, page_size: query.pageSize }, results: deployments };
  }),
];
