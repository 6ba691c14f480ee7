import { agentBranchRoutes as routes } from '@mynah/contract/agents/registry/branches';
import { agentWidgetRoutes as widgets } from '@mynah/contract/agents/registry/widget';
import { handle } from '../../../platform/http/index.ts';
import { requireAgent } from './actions/find-agent.ts';
import { createBranch, editBranch, showBranch, showBranches } from './actions/manage-branches.ts';
import { discardDraft, saveDraft, showDraft } from './actions/manage-drafts.ts';
import { showVersion } from './actions/show-versions.ts';
import { showWidget } from './actions/show-widget.ts';

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
  handle(routes.version, ({ platform, actor, params }) => showVersion(platform, actor, params)),
  handle(routes.saveDraft, async ({ platform, actor, params, query, body }) => {
    await saveDraft(platform, actor, { ...params, ...query, ...body });
    return ok;
  }),
  handle(routes.getDraft, ({ platform, actor, params, query }) =>
    showDraft(platform, actor, { ...params, ...query }),
  ),
  handle(routes.removeDraft, async ({ platform, actor, params, query }) => {
    await discardDraft(platform, actor, { ...params, ...query });
    return ok;
  }),
  handle(widgets.widget, ({ platform, params, query }) => showWidget(platform, { ...params, ...query })),
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
