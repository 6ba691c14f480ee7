import { assetRoutes as routes } from '@mynah/contract/studio/assets';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { getAsset, keepAsset, removeAsset } from './actions/keep-asset.ts';
import { listAssets } from './assets.store.ts';
import { readAssetToken, toAsset } from './assets.view.ts';

export const assetHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, signal }) =>
    toAsset(platform, await keepAsset(platform, actor, body, signal)),
  ),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { pageSize, cursor, search } = query;
    const page = { search, after: cursor, most: pageSize + 1 };
    const found = await listAssets(platform.db, actor.workspaceId, page);
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      assets: shown.map((asset) => toAsset(platform, asset)),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) =>
    toAsset(platform, await getAsset(platform, actor.workspaceId, params.assetId)),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeAsset(platform, actor.workspaceId, params.assetId);
    return undefined;
  }),
  handle(routes.content, async ({ platform, params, query, header, setHeader }) => {
    const workspaceId = readAssetToken(platform, query.token, params.assetId);
    const { contentType, sizeBytes, blob } = await getAsset(platform, workspaceId, params.assetId);
    const file = { contentType, sizeBytes, open: platform.blobs.stream.bind(platform.blobs, blob) };
    return answerFile(file, { range: header('range'), setHeader });
  }),
];
