import { voiceLibraryRoutes as routes } from '@mynah/contract/voices/voice-library';
import type { Actor } from '../../../platform/http/index.ts';
import { handle } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice } from '../catalog/index.ts';
import { addSharedVoice } from './actions/add-shared-voice.ts';
import { bookmarkVoice } from './actions/bookmark-voice.ts';
import { featureVoice } from './actions/feature-voice.ts';
import { findSimilar } from './actions/find-similar.ts';
import { getSharedPreview } from './actions/get-shared-preview.ts';
import { getSharedVoice } from './actions/get-shared-voice.ts';
import { describeShared, listLibrary } from './actions/list-library.ts';
import { publishVoice } from './actions/publish-voice.ts';
import { readStats } from './actions/read-stats.ts';
import { shareVoice } from './actions/share-voice.ts';
import { readSharing } from './read-sharing.ts';

export const libraryRoutes = [
  handle(routes.list, ({ platform, actor, query }) => listLibrary(platform, actor, query)),
  handle(routes.listPublic, async ({ platform, findActor, query }) =>
    listLibrary(platform, await findActor(), query),
  ),
  handle(routes.get, async ({ platform, findActor, params }) => {
    const reader = await findActor();
    const found = await getSharedVoice(platform, reader, params);
    const [voice] = await describeShared(platform, reader, [found]);
    return voice!;
  }),
  handle(routes.preview, async ({ platform, findActor, params, signal, setHeader }) => {
    const blob = await getSharedPreview(platform, await findActor(), params, signal);
    // what was shared with an address alone stays with whoever asked
    setHeader('cache-control', 'private, no-cache');
    return { contentType: 'audio/mpeg', body: await platform.blobs.get(blob) };
  }),
  handle(routes.add, async ({ platform, actor, params, body }) => ({
    voice_id: await addSharedVoice(platform, actor, { ...params, ...body }),
  })),
  handle(routes.similar, async ({ platform, actor, body, signal }) => {
    const voices = await findSimilar(platform, actor, body, signal);
    return { voices, has_more: false, total_count: voices.length, last_sort_id: null };
  }),
  handle(routes.publish, async ({ platform, actor, params, body, signal }) => {
    const { rowId } = await publishVoice(platform, actor, { ...params, ...body }, signal);
    return { status: 'ok' as const, sharing: await sharingOf(platform, actor, rowId) };
  }),
  handle(routes.share, async ({ platform, actor, params, body }) => {
    const { rowId } = await shareVoice(platform, actor, { ...params, ...body });
    return { status: 'ok' as const, sharing: await sharingOf(platform, actor, rowId) };
  }),
  handle(routes.stats, ({ platform, actor, params, query }) =>
    readStats(platform, actor, { ...params, ...query }),
  ),
  handle(routes.like, async ({ platform, actor, params, body }) => {
    await bookmarkVoice(platform, actor, { ...params, ...body });
    return { status: 'ok' as const };
  }),
  handle(routes.feature, async ({ platform, actor, params, body }) => {
    await featureVoice(platform, actor, { ...params, ...body });
    return { status: 'ok' as const };
  }),
];

async function sharingOf(platform: Platform, actor: Actor, voiceId: string) {
  const voice = await getVoice(platform, actor, voiceId);
  const read = await readSharing(platform, [voice]);
  return read.get(voice.rowId)!.sharing;
}
