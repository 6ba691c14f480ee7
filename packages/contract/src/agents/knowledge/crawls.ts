import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, ok, optional, queryInteger, queryList } from '../../wire.ts';
import { autoSync } from './documents.ts';

/** Websites read page by page into a folder. */

const base = '/v1/convai/knowledge-base/crawl';
const address = z.string().trim().min(1).max(2048);
const ofCrawl = z.object({ crawl_job_id: id });

export const crawlStatuses = ['queued', 'processing', 'succeeded', 'failed', 'skipped', 'cancelled'] as const;
export const crawlTypes = ['discovery', 'sitemap'] as const;

const crawl = z.object({
  id: z.string(),
  type: z.enum(crawlTypes),
  seed_url: z.string(),
  pattern: z.string().nullable(),
  max_depth: z.int(),
  max_pages: z.int(),
  status: z.enum(crawlStatuses),
  pages_identified: z.int(),
  pages_scraped: z.int(),
  pages_skipped: z.int(),
  pages_failed: z.int(),
  root_folder_id: z.string(),
  auto_discover: z.boolean(),
  created_at: z.int(),
  updated_at: z.int(),
});
export type Crawl = z.input<typeof crawl>;

export const crawlRoutes = {
  create: route({
    id: 'crawls.create',
    method: 'POST',
    path: base,
    summary: 'Read a website into a folder',
    access: 'convai_write',
    body: z.object({
      url: address,
      /** Links followed from the first page. */
      max_depth: z.int().min(1).max(5).default(3),
      max_pages: z.int().min(1).max(10_000).default(1000),
      /** A part of the addresses to be read, or all of one with `*` for anything. */
      pattern: optional(z.string().max(2048)),
      /** Pages, or XML sitemaps of them, in place of following links. */
      sitemap_urls: optional(z.array(address).max(10_000)),
      parent_folder_id: optional(id),
      ...autoSync,
    }),
    answer: json(
      z.object({
        id: z.string(),
        type: z.enum(crawlTypes),
        root_folder_id: z.string(),
        status: z.string(),
        created_at: z.int(),
        folder_path: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
      }),
    ),
  }),
  list: route({
    id: 'crawls.list',
    method: 'GET',
    path: base,
    summary: 'List crawls, newest first',
    access: 'convai_read',
    query: z.object({
      include_job_ids: queryList.pipe(z.array(id).max(100)).optional(),
      page_size: queryInteger(1, 100).default(30),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(z.object({ crawl_jobs: z.array(crawl), next_cursor: z.string().nullable() })),
  }),
  get: route({
    id: 'crawls.get',
    method: 'GET',
    path: `${base}/{crawl_job_id}`,
    summary: 'Get how far a crawl is',
    access: 'convai_read',
    params: ofCrawl,
    answer: json(crawl),
  }),
  cancel: route({
    id: 'crawls.cancel',
    method: 'POST',
    path: `${base}/{crawl_job_id}/cancel`,
    summary: 'Stop a crawl; the pages that it has read stay',
    access: 'convai_write',
    params: ofCrawl,
    answer: json(ok),
  }),
};
