import { agentBranchRoutes as routes } from '@mynah/contract/agents/registry/branches';
import { handle } from '../../../platform/http/index.ts';
import { createBranch, editBranch, showBranch, showBranches } from './actions/manage-branches.ts';
import { discardDraft, saveDraft, showDraft } from './actions/manage-drafts.ts';
import { showVersion } from './actions/show-versions.ts';

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
];
