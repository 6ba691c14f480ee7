import { agentBranchRoutes as routes } from '@mynah/contract/agents/registry/branches';
import { agentWidgetRoutes as widgets } from '@mynah/contract/agents/registry/widget';
import { Failure } from '../../../platform/errors/index.ts';
import { handle } from '../../../platform/http/index.ts';
import { findAgent, requireAgent, requireFound } from './actions/find-agent.ts';
import { createBranch, deploy, editBranch, showBranch, showBranches } from './actions/manage-branches.ts';
import { deleteDraft, findDraft, upsertDraft } from './branches.store.ts';
import { toDraft, toVersion } from './branches.view.ts';
import { toWidget } from './widget.view.ts';

const ok = { status: 'ok' as const };

export const agentBranchHttpRoutes = [
  handle(routes.create, ({ platform, actor, params, body }) =>
    createBranch(platform, actor, { ...params, ...body }),
  ),
  handle(routes.list, async ({ platform, actor, params, query }) => {
    const results = await showBranches(platform, actor, { ...params, ...query });
    return { meta: { total: results.length, page: null, page_size: query.limit }, results };
  }),
  handle(routes.get, ({ platform, actor, params }) => showBranch(platform, actor, params)),
  handle(routes.update, ({ platform, actor, params, body }) =>
    editBranch(platform, actor, { ...params, ...body }),
  ),
  handle(routes.version, async ({ platform, actor, params }) => {
    const { version } = await requireFound(platform, actor, { ...params, role: 'viewer' });
    return toVersion(version);
  }),
  handle(routes.deploy, async ({ platform, actor, params, body: { deploymentRequest } }) => {
    const requests = deploymentRequest.requests.map(({ branchId, deploymentStrategy }) => ({
      branchId,
      percentage: deploymentStrategy.trafficPercentage,
    }));
    const shares = await deploy(platform, actor, { ...params, requests });
    return { traffic_percentage_branch_id_map: shares };
  }),
  handle(routes.saveDraft, async ({ platform, actor, params, query, body }) => {
    const { branch } = await requireFound(platform, actor, { ...params, ...query, role: 'editor' });
    const { workspaceId, userId } = actor;
    await upsertDraft(platform.db, {
      ...{ workspaceId, userId, branchId: branch.id, base: branch.head },
      name: body.name,
      tags: body.tags ?? [],
      config: {
        conversation_config: body.conversationConfig,
        platform_settings: body.platformSettings,
        workflow: body.workflow,
      },
      createdAt: platform.clock.now(),
    });
    return ok;
  }),
  handle(routes.getDraft, async ({ platform, actor, params, query }) => {
    const { branch } = await requireFound(platform, actor, { ...params, ...query, role: 'viewer' });
    const draft = await findDraft(platform.db, branch, actor.userId);
    if (!draft) throw new Failure('agent_version_not_found', 'You have no unpublished changes here.');
    return toDraft(draft, branch);
  }),
  handle(routes.removeDraft, async ({ platform, actor, params, query }) => {
    const { branch } = await requireFound(platform, actor, { ...params, ...query, role: 'editor' });
    await deleteDraft(platform.db, branch, actor.userId);
    return ok;
  }),
  handle(widgets.widget, async ({ platform, params, query }) => {
    const agent = await findAgent(platform, params);
    if (!agent) throw new Failure('agent_not_found', 'There is no such agent.');
    // who was let in by a signed address says so; the signature itself is looked at where the conversation begins
    if (agent.platformSettings.auth.enable_auth && !query.conversationSignature) {
      throw new Failure(
        'needs_authorization',
        'This agent is not public: its widget needs a signed address.',
      );
    }
    return toWidget(agent);
  }),
  handle(widgets.link, async ({ platform, actor, params }) => {
    const { platformSettings } = await requireAgent(platform, actor, { ...params, role: 'viewer' });
    const { shareable_token: token } = platformSettings.auth;
    return {
      agent_id: params.agentId,
      token: token
        ? {
            agent_id: params.agentId,
            conversation_token: token,
            expiration_time_unix_secs: null,
            conversation_id: null,
            purpose: 'shareable_link' as const,
            token_requester_user_id: null,
          }
        : null,
    };
  }),
];
