import { crawlStatuses, crawlTypes } from '@mynah/contract/agents/knowledge/crawls';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { between, notEmpty, notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';
import { knowledgeDocuments } from '../entries/documents.tables.ts';

/** A website on its way into a folder. */
export const knowledgeCrawls = pgTable(
  'knowledge_crawls',
  {
    /** Of its run, too. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    rootFolderId: text('root_folder_id')
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    type: text('type', { enum: crawlTypes }).notNull(),
    seedUrl: text('seed_url').notNull(),
    pattern: text('pattern'),
    sitemapUrls: jsonb('sitemap_urls').$type<string[]>().notNull(),
    maxDepth: integer('max_depth').notNull(),
    maxPages: integer('max_pages').notNull(),
    status: text('status', { enum: crawlStatuses }).notNull(),
    identified: integer('identified').notNull().default(0),
    scraped: integer('scraped').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Of the pages that it reads. */
    autoSync: boolean('auto_sync').notNull(),
    autoRemove: boolean('auto_remove').notNull(),
    refreshDays: integer('refresh_days'),
    ...timestamps,
  },
  (table) => [
    index('knowledge_crawls_workspace').on(table.workspaceId, table.createdAt),
    index('knowledge_crawls_folder').on(table.rootFolderId),
    index('knowledge_crawls_creator').on(table.creatorUserId),
    oneOf(table.type, crawlTypes),
    oneOf(table.status, crawlStatuses),
    between(table.maxDepth, 1, 5),
    between(table.maxPages, 1, 10_000),
    between(table.refreshDays, 1, 180),
    ...notEmpty(table.seedUrl),
    ...notNegative(table.identified, table.scraped, table.skipped, table.failed),
  ],
);
export type CrawlRow = typeof knowledgeCrawls.$inferSelect;
