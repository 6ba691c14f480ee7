import { agentVersionRoutes as routes } from '@mynah/contract/agents/registry/versions';
import { handle } from '../../../platform/http/index.ts';
import { restoreVersion } from './actions/restore-version.ts';
import { compareVersions, listRecordedVersions } from './actions/show-versions.ts';

export const agentVersionHttpRoutes = [
  handle(routes.list, async ({ platform, actor, params, query: { pageSize, cursor: after } }) => {
    const found = await listRecordedVersions(platform, actor, { ...params, after, most: pageSize + 1 });
    const versions = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    const last = versions.at(-1);
    return {
      versions,
      next_cursor: hasMore && last ? String(last.seq_no_in_branch) : null,
      has_more: hasMore,
    };
  }),
  handle(routes.compare, ({ platform, actor, params, query }) =>
    compareVersions(platform, actor, { ...params, ...query }),
  ),
  handle(routes.restore, ({ platform, actor, params }) => restoreVersion(platform, actor, params)),
];
