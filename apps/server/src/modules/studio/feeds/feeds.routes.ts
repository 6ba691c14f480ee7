import { type ProjectFeed, feedRoutes as routes } from '@mynah/contract/studio/feeds';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { answerFile, type Call, handle } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProject } from '../projects/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { answerListeningPage } from './actions/answer-listening-page.ts';
import { endFeed, renewFeed } from './actions/change-feed.ts';
import {
  getEpisodeDetails,
  getListening,
  openEpisode,
  openFeedCover,
  readFeed,
} from './actions/read-feed.ts';
import { feedAddresses } from './feed-addresses.ts';
import { findFeed } from './feeds.store.ts';

type OfProject = Pick<Call<unknown>, 'platform' | 'actor'> & { params: { projectId: string } };

/** Who may read the address can give it away: whoever may change the project. */
const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

async function show(platform: Platform, project: ProjectRow): Promise<ProjectFeed> {
  const feed = await findFeed(platform.db, project);
  if (!feed) return { url: null, page_url: null, created_at_unix: null };
  const { feed: url, page: page_url } = feedAddresses(platform, feed.secret);
  return {
    url,
    page_url,
    created_at_unix: unixSeconds(feed.createdAt),
  };
}

/** What only its address opens is kept by nobody on the way, and found by no search engine. */
function hide({ setHeader }: Pick<Call<unknown>, 'setHeader'>): void {
  setHeader('cache-control', 'private, no-cache');
  setHeader('x-robots-tag', 'noindex');
}

export const feedHttpRoutes = [
  handle(routes.get, async (call) => show(call.platform, await changed(call))),
  handle(routes.renew, async (call) => {
    const project = await changed(call);
    await renewFeed(call.platform, project);
    return show(call.platform, project);
  }),
  handle(routes.end, async (call) => {
    await endFeed(call.platform, await changed(call));
    return { status: 'ok' as const };
  }),
  handle(routes.read, async (call) => {
    const body = new TextEncoder().encode(await readFeed(call.platform, call.params.secret));
    hide(call);
    return { contentType: 'application/rss+xml; charset=utf-8', body };
  }),
  handle(routes.cover, async (call) => {
    const file = await openFeedCover(call.platform, call.params.secret);
    const answer = await answerFile(file, { range: call.header('range'), setHeader: call.setHeader });
    hide(call);
    return answer;
  }),
  handle(routes.episode, async (call) => {
    const { secret, episodeId } = call.params;
    const file = await openEpisode(call.platform, secret, episodeId);
    const answer = await answerFile(file, { range: call.header('range'), setHeader: call.setHeader });
    hide(call);
    return answer;
  }),
  handle(routes.page, async (call) => {
    hide(call);
    return answerListeningPage(call.platform, call.params.secret);
  }),
  handle(routes.listening, async (call) => {
    hide(call);
    return getListening(call.platform, call.params.secret);
  }),
  handle(routes.details, async (call) => {
    const { secret, episodeId } = call.params;
    hide(call);
    return getEpisodeDetails(call.platform, secret, episodeId);
  }),
];
