import { sharingRoutes as routes } from '@mynah/contract/workspaces/sharing';
import { handle } from '../../../platform/http/index.ts';
import { getResource, shareResource, unshareResource } from './actions/share-resource.ts';
import { toResource } from './sharing.view.ts';

const ok = { status: 'ok' as const };

export const sharingRoutes = [
  handle(routes.get, async ({ platform, actor, params, query }) =>
    toResource(await getResource(platform, actor, { ...params, ...query })),
  ),
  handle(routes.share, async ({ platform, actor, params, body }) => {
    const { role, resourceType, ...target } = body;
    await shareResource(platform, actor, { ...params, resourceType, role, target });
    return ok;
  }),
  handle(routes.unshare, async ({ platform, actor, params, body }) => {
    const { resourceType, ...target } = body;
    await unshareResource(platform, actor, { ...params, resourceType, target });
    return ok;
  }),
];
