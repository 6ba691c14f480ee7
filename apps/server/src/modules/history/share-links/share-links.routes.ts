import { shareLinkRoutes as routes } from '@mynah/contract/history/share-links';
import { handle } from '../../../platform/http/index.ts';
import { findUser } from '../../accounts/users/index.ts';
import { getHistoryItem } from '../items/index.ts';
import { changeShareSettings } from './actions/change-share-settings.ts';
import { describeEmbed } from './actions/describe-embed.ts';
import { endShareLink } from './actions/end-share-link.ts';
import { getShareLink } from './actions/get-share-link.ts';
import { getSharedItem } from './actions/get-shared-item.ts';
import { readSharedAudio } from './actions/read-shared-audio.ts';
import { answerPage } from './page/answer-page.ts';
import { readPicture } from './picture/read-picture.ts';
import { shareAddresses } from './share-addresses.ts';
import { findShareLink } from './share-links.store.ts';
import { toSharedItem, toShareSettings } from './share-links.view.ts';

export const shareLinkRoutes = [
  handle(routes.get, async ({ platform, actor, params }) => {
    const link = await getShareLink(platform, actor, params.historyItemId);
    const user = await findUser(platform.db, actor.userId);
    return {
      share_link: shareAddresses(platform, link.id).page,
      public_user_name: user?.publicUserName ?? null,
    };
  }),
  handle(routes.revoke, async ({ platform, actor, params }) => {
    await endShareLink(platform, actor, params.historyItemId);
    return { status: 'ok' as const };
  }),
  handle(routes.settings, async ({ platform, actor, params }) => {
    const { id } = await getHistoryItem(platform, actor, params.historyItemId);
    return toShareSettings(await findShareLink(platform.db, actor.workspaceId, id));
  }),
  handle(routes.update, async ({ platform, actor, params, body }) =>
    toShareSettings(await changeShareSettings(platform, actor, { ...params, ...body })),
  ),
  handle(routes.shared, async ({ platform, params, setHeader }) => {
    const shared = await getSharedItem(platform, params.shareLinkId);
    setHeader('cache-control', 'no-cache');
    return toSharedItem(shared, shareAddresses(platform, shared.link.id));
  }),
  handle(routes.audio, async ({ platform, params, header, setHeader }) => {
    const { item } = await getSharedItem(platform, params.shareLinkId);
    return readSharedAudio(platform, item, { range: header('range'), setHeader });
  }),
  handle(routes.image, async ({ platform, params, setHeader }) => {
    const shared = await getSharedItem(platform, params.shareLinkId);
    setHeader('cache-control', 'no-cache');
    return { contentType: 'image/png', body: await readPicture(shared) };
  }),
  handle(routes.oembed, async ({ platform, query }) => describeEmbed(platform, query)),
  handle(routes.page, async (call) => answerPage(call, 'page')),
  handle(routes.embed, async (call) => answerPage(call, 'embed')),
];
