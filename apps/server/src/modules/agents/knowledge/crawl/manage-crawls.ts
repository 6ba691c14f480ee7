import type { Crawl } from '@mynah/contract/agents/knowledge/crawls';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { requireOutsideUrl } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun, startRun } from '../../../../platform/workflows/index.ts';
import { addFolder, showAdded } from '../documents/index.ts';
import { requireHead } from '../entries/index.ts';
import { crawlSite } from './crawl-site.ts';
import { findCrawl, findCrawls, insertCrawl, listCrawls } from './crawls.store.ts';
import type { CrawlRow } from './crawls.tables.ts';

export interface CrawlOrder {
  url: string;
  maxDepth: number;
  maxPages: number;
  pattern?: string | undefined;
  sitemapUrls?: string[] | undefined;
  parentFolderId?: string | undefined;
  enableAutoSync: boolean;
  autoRemove: boolean;
  minimumFrequencyDays?: number | undefined;
}

/** Begins to read a site into a new folder of its name. @throws Failure `address_refused`, `knowledge_document_not_found` */
export async function startCrawl(platform: Platform, actor: Actor, order: CrawlOrder) {
  const { host, href: seedUrl } = requireOutsideUrl(platform.config, order.url);
  const sitemapUrls = order.sitemapUrls ?? [];
  for (const address of sitemapUrls) requireOutsideUrl(platform.config, address);
  const { enableAutoSync, autoRemove, minimumFrequencyDays, parentFolderId } = order;
  const sync = { enableAutoSync, autoRemove, minimumFrequencyDays };
  const folder = await addFolder(platform, actor, { name: host, parentFolderId, ...sync });
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId();
  const type = sitemapUrls.length > 0 ? ('sitemap' as const) : ('discovery' as const);
  await platform.db.transaction(async (transaction) => {
    await insertCrawl(transaction, {
      ...{ id, workspaceId, creatorUserId, rootFolderId: folder.id, type, seedUrl, sitemapUrls },
      ...{ pattern: order.pattern ?? null, maxDepth: order.maxDepth, maxPages: order.maxPages },
      ...{ autoSync: folder.autoSync, autoRemove: folder.autoRemove, refreshDays: folder.refreshDays },
      status: 'queued',
    });
    await startRun(platform, transaction, crawlSite, { id, workspaceId });
  });
  const { folder_path } = await showAdded(platform, actor, folder);
  const created_at = unixSeconds(platform.clock.now());
  return { id, type, root_folder_id: folder.id, status: 'queued', created_at, folder_path };
}

/** @throws Failure `knowledge_crawl_not_found`, also where its folder is not the caller's to see */
export async function requireCrawl(platform: Platform, actor: Actor, id: string): Promise<CrawlRow> {
  const crawl = await findCrawl(platform.db, { workspaceId: actor.workspaceId, id });
  if (!crawl) throw new Failure('knowledge_crawl_not_found', `There is no crawl ${id}.`);
  await requireHead(platform, actor, crawl.rootFolderId);
  return crawl;
}

/** The pages that were read stay. @throws Failure `conflict` for one that is over */
export async function cancelCrawl(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { rootFolderId } = await requireCrawl(platform, actor, id);
  await requireHead(platform, actor, rootFolderId, 'editor');
  if (!(await cancelRun(platform, crawlSite, id)))
    throw new Failure('conflict', 'The crawl is over already.');
}

export async function listCrawlPage(
  platform: Platform,
  { workspaceId }: Actor,
  {
    cursor,
    pageSize,
    includeJobIds = [],
  }: { cursor?: string | undefined; pageSize: number; includeJobIds?: readonly string[] | undefined },
) {
  const after = cursor ? await findCrawl(platform.db, { workspaceId, id: cursor }) : undefined;
  if (cursor && !after) throw new Failure('unprocessable', 'This isn’t a cursor of this list.');
  const found = await listCrawls(platform.db, workspaceId, { after, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const missing = includeJobIds.filter((id) => !shown.some((crawl) => crawl.id === id));
  const more = missing.length > 0 ? await findCrawls(platform.db, workspaceId, missing) : [];
  return {
    crawl_jobs: [...shown, ...more].map(toCrawl),
    next_cursor: found.length > shown.length ? shown.at(-1)!.id : null,
  };
}

export const toCrawl = (row: CrawlRow): Crawl => ({
  id: row.id,
  type: row.type,
  seed_url: row.seedUrl,
  pattern: row.pattern,
  max_depth: row.maxDepth,
  max_pages: row.maxPages,
  status: row.status,
  pages_identified: row.identified,
  pages_scraped: row.scraped,
  pages_skipped: row.skipped,
  pages_failed: row.failed,
  root_folder_id: row.rootFolderId,
  auto_discover: row.type === 'discovery',
  created_at: unixSeconds(row.createdAt),
  updated_at: unixSeconds(row.updatedAt),
});
