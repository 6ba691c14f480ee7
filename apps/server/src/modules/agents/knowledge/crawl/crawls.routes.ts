import { crawlRoutes as routes } from '@mynah/contract/agents/knowledge/crawls';
import { handle } from '../../../../platform/http/index.ts';
import { cancelCrawl, listCrawlPage, requireCrawl, startCrawl, toCrawl } from './manage-crawls.ts';

export const crawlHttpRoutes = [
  handle(routes.create, ({ platform, actor, body }) => startCrawl(platform, actor, body)),
  handle(routes.list, ({ platform, actor, query }) => listCrawlPage(platform, actor, query)),
  handle(routes.get, async ({ platform, actor, params }) =>
    toCrawl(await requireCrawl(platform, actor, params.crawlJobId)),
  ),
  handle(routes.cancel, async ({ platform, actor, params }) => {
    await cancelCrawl(platform, actor, params.crawlJobId);
    return { status: 'ok' as const };
  }),
];
