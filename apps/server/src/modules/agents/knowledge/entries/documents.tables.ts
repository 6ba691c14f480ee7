import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { between, needs, notEmpty, notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { timestamps } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';

export const documentTypes = ['file', 'url', 'text', 'folder'] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * `waiting`: its vectors are still to be computed; `none`: the model doesn’t know its language, or there is nothing to
 * compute.
 */
export const vectorStates = ['waiting', 'running', 'done', 'failed', 'none'] as const;

/** Documents that agents answer from, and the folders that they stand in. */
export const knowledgeDocuments = pgTable(
  'knowledge_documents',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null at the top. */
    parentId: text('parent_id').references((): AnyPgColumn => knowledgeDocuments.id, { onDelete: 'cascade' }),
    type: text('type', { enum: documentTypes }).notNull(),
    name: text('name').notNull(),
    /** What it says: paragraphs between empty lines, headings as Markdown has them. */
    content: text('content').notNull().default(''),
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** Two letters; null where it isn’t known. */
    language: text('language'),
    /** Of a page: where it stands. */
    url: text('url'),
    /** Of a file: as it was sent. */
    fileName: text('file_name'),
    mediaType: text('media_type'),
    blob: text('blob'),
    /** Of a page, or of a folder for the pages in it: whether it is fetched again by itself. */
    autoSync: boolean('auto_sync').notNull().default(false),
    autoRemove: boolean('auto_remove').notNull().default(false),
    refreshDays: integer('refresh_days'),
    failedRefreshes: integer('failed_refreshes').notNull().default(0),
    nextRefreshAt: timestamp('next_refresh_at', { withTimezone: true }),
    vectorState: text('vector_state', { enum: vectorStates }).notNull().default('none'),
    /** Another one with each change of its passages or vectors: what a process has in memory is known as old by it. */
    revision: text('revision').notNull(),
    ...timestamps,
  },
  (table) => [
    index('knowledge_documents_workspace').on(table.workspaceId, table.createdAt),
    index('knowledge_documents_parent').on(table.parentId),
    index('knowledge_documents_creator').on(table.creatorUserId),
    index('knowledge_documents_refresh')
      .on(table.nextRefreshAt)
      .where(sql`${table.nextRefreshAt} is not null`),
    oneOf(table.type, documentTypes),
    oneOf(table.vectorState, vectorStates),
    between(table.refreshDays, 1, 180),
    needs(table.type, 'url', table.url),
    ...notEmpty(table.name),
    ...notNegative(table.sizeBytes, table.failedRefreshes),
  ],
);
export type DocumentRow = typeof knowledgeDocuments.$inferSelect;
/** Without what it says, which may be long. */
export type DocumentHead = Omit<DocumentRow, 'content'>;
