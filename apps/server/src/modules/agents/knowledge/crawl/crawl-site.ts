import { createHash } from 'node:crypto';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { nextRefresh, writeRow } from '../documents/index.ts';
import { documentStore } from '../entries/index.ts';
import { addressMatches, pageAddress } from './address-pattern.ts';
import { changeCrawl, countPage, findCrawl } from './crawls.store.ts';
import type { CrawlRow } from './crawls.tables.ts';
import { crawlPage, listSitemapPages, readRobots } from './fetch-for-crawl.ts';
import { Robots } from './robots.ts';

/**
 * Reads a site page by page, one at a time, which is polite and finds the same pages in the same order at every try.
 */
export const crawlSite = defineWorkflow({
  name: 'knowledge.crawl',
  retryLimit: 3,
  expireInSeconds: 6 * 3600,
  atATime: { all: 3, ofGroup: 1 },
  run: async (platform, work) => {
    const crawl = await findCrawl(platform.db, work);
    if (!crawl) throw new Failure('knowledge_crawl_not_found', 'The crawl is gone.');
    await new Crawler(platform, work, crawl).crawl();
  },
  follow: async (_, { run, state, transaction }: StateChange) => {
    const status = state === 'running' ? ('processing' as const) : state;
    await changeCrawl(transaction, run, { status });
    return undefined;
  },
});

interface Found {
  address: string;
  depth: number;
}

interface PageResult {
  state: 'scraped' | 'skipped' | 'failed';
  links: string[];
}

class Crawler {
  readonly #platform: Platform;
  readonly #work: WorkflowRun;
  readonly #crawl: CrawlRow;
  readonly #known = new Set<string>();
  readonly #waiting: Found[] = [];
  readonly #robots = new Map<string, Robots>();

  constructor(platform: Platform, work: WorkflowRun, crawl: CrawlRow) {
    this.#platform = platform;
    this.#work = work;
    this.#crawl = crawl;
  }

  async crawl(): Promise<void> {
    const { type, seedUrl, maxPages, sitemapUrls } = this.#crawl;
    await this.#work.expect(maxPages);
    if (type === 'discovery') this.#find([seedUrl], 0);
    else
      this.#find(
        await this.#work.step('sitemaps', ({ signal }) =>
          listSitemapPages(this.#platform, sitemapUrls, { most: maxPages, signal }),
        ),
        0,
      );
    let scraped = 0;
    let failed = 0;
    for (let index = 0; this.#waiting.length > 0 && scraped < maxPages; index++) {
      const page = this.#waiting.shift()!;
      const { state, links } = await this.#read(page, index);
      if (state === 'scraped') scraped++;
      if (state === 'failed') failed++;
      if (type === 'discovery' && page.depth < this.#crawl.maxDepth) this.#find(links, page.depth + 1);
    }
    if (scraped === 0 && failed > 0)
      throw new Failure('outside_unreachable', 'None of the pages could be read.');
    await this.#platform.db.transaction(async (transaction) => {
      await changeCrawl(transaction, this.#crawl, { status: 'succeeded' });
      await this.#work.complete(transaction);
    });
  }

  /** Addresses that were not met before, of the same site, which fit the pattern. The first page needs not fit it. */
  #find(addresses: readonly string[], depth: number): void {
    const { seedUrl, pattern, type, maxPages } = this.#crawl;
    const { origin } = new URL(seedUrl);
    for (const given of addresses) {
      const address = pageAddress(given, seedUrl);
      // skipped ones do not count: some more than are wanted are kept waiting
      if (!address || this.#known.has(address) || this.#waiting.length > maxPages * 2) continue;
      const isWanted =
        type === 'sitemap'
          ? addressMatches(pattern, address)
          : depth === 0 || (new URL(address).origin === origin && addressMatches(pattern, address));
      if (!isWanted) continue;
      this.#known.add(address);
      this.#waiting.push({ address, depth });
    }
  }

  /** A step: its page is written before it is recorded, under an id of its address, and so only once. */
  async #read({ address }: Found, index: number): Promise<PageResult> {
    const robots = await this.#robotsOf(new URL(address).origin);
    return this.#work.step(
      'page',
      async ({ signal }): Promise<PageResult> => {
        if (!robots.allows(new URL(address))) return { state: 'skipped', links: [] };
        try {
          const { url, links, title, ...read } = await crawlPage(this.#platform, address, signal);
          const isElsewhere = new URL(url).origin !== new URL(address).origin;
          const isSeen = url !== address && this.#known.has(url);
          if (isElsewhere || isSeen || read.content.trim() === '') return { state: 'skipped', links: [] };
          await this.#keep(address, title ?? url, read);
          return { state: 'scraped', links };
        } catch (cause) {
          signal.throwIfAborted();
          // a page that cannot be read does not end the others; what is not about the page does
          if (!(cause instanceof Failure)) throw cause;
          return { state: 'failed', links: [] };
        }
      },
      {
        index,
        follow: (transaction, { state }) =>
          countPage(transaction, this.#crawl, { state, identified: this.#known.size }),
      },
    );
  }

  async #robotsOf(origin: string): Promise<Robots> {
    const known = this.#robots.get(origin);
    if (known) return known;
    const text = await this.#work.step(
      'robots',
      async ({ signal }) => {
        try {
          return await readRobots(this.#platform, origin, signal);
        } catch (cause) {
          signal.throwIfAborted();
          if (!(cause instanceof Failure)) throw cause;
          // the page itself will say what is wrong
          return '';
        }
      },
      { index: this.#robots.size },
    );
    const robots = new Robots(text);
    this.#robots.set(origin, robots);
    return robots;
  }

  async #keep(
    address: string,
    name: string,
    read: { content: string; sizeBytes: number; language: string | null },
  ): Promise<void> {
    const { id: crawlId, workspaceId, creatorUserId, rootFolderId, ...columns } = this.#crawl;
    const id = createHash('sha256').update(`${crawlId} ${address}`).digest('hex').slice(0, 20);
    const { autoSync, autoRemove, refreshDays } = columns;
    const sync = { autoSync, autoRemove, refreshDays };
    if (await documentStore.findDocument(this.#platform.db, { workspaceId, id })) return;
    await this.#platform.db.transaction((transaction) =>
      writeRow(this.#platform, transaction, {
        ...{ id, workspaceId, creatorUserId, parentId: rootFolderId, type: 'url', name, url: address },
        ...read,
        ...sync,
        nextRefreshAt: nextRefresh(sync, this.#platform.clock.now()),
      }),
    );
  }
}
