import { isDeepStrictEqual } from 'node:util';
import { type MergePreview, agentMergeRoutes as routes } from '@mynah/contract/agents/registry/merges';
import { type Actor, handle } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireFound } from './actions/find-agent.ts';
import { type MergeOrder, mergeBranches, previewMerge, rebaseBranch } from './actions/merge-branches.ts';
import { showAgent } from './actions/show-agent.ts';
import { changedFields } from './changed-fields.ts';
import { toProcedureRefs } from './procedures.view.ts';

const ok = { status: 'ok' as const };

/** The agent as the branch that the result is for would have it. */
async function preview(
  platform: Platform,
  actor: Actor,
  order: MergeOrder,
  standing: 'source' | 'target',
): Promise<MergePreview> {
  const { config, conflicts, ...found } = await previewMerge(platform, actor, order);
  const shown = await showAgent(platform, actor, found[standing]);
  return {
    ...shown,
    ...config,
    procedures: toProcedureRefs(config.procedures),
    overridden_fields: conflicts.map(({ section, path }) => `${section}.${path}`),
    conflicts,
    changes: changedFields(found[standing].version.config, config),
    source_identical_to_target: isDeepStrictEqual(config, found[standing].version.config),
  };
}

/** Main's changes come to the branch, and what the branch changed itself stays. */
async function rebaseOf(platform: Platform, actor: Actor, params: { agentId: string; branchId: string }) {
  const { agentId, branchId } = params;
  const { mainBranchId } = await requireFound(platform, actor, { ...params, role: 'viewer' });
  return { agentId, sourceBranchId: branchId, targetBranchId: mainBranchId, prefer: 'source' as const };
}

export const agentMergeHttpRoutes = [
  handle(routes.mergePreview, ({ platform, actor, params, query: { targetBranchId, force } }) => {
    const order = { ...params, targetBranchId, prefer: force ? ('source' as const) : ('newest' as const) };
    return preview(platform, actor, order, 'target');
  }),
  handle(routes.merge, async ({ platform, actor, params, query, body }) => {
    const prefer = body.force ? ('source' as const) : ('newest' as const);
    const order = { ...params, ...query, prefer, archiveSource: body.archiveSourceBranch };
    await mergeBranches(platform, actor, order);
    return ok;
  }),
  handle(routes.resolvedMerge, async ({ platform, actor, params, query, body }) => {
    const { archiveSourceBranch: archiveSource, choices: prefer } = body;
    await mergeBranches(platform, actor, { ...params, ...query, prefer, archiveSource });
    return ok;
  }),
  handle(routes.rebasePreview, async ({ platform, actor, params }) =>
    preview(platform, actor, await rebaseOf(platform, actor, params), 'source'),
  ),
  handle(routes.rebase, async ({ platform, actor, params }) => {
    await rebaseBranch(platform, actor, await rebaseOf(platform, actor, params));
    return ok;
  }),
  handle(routes.resolvedRebase, async ({ platform, actor, params, body }) => {
    const order = await rebaseOf(platform, actor, params);
    await rebaseBranch(platform, actor, { ...order, prefer: body.choices });
    return ok;
  }),
];
