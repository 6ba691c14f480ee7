import { customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../../platform/db/checks.ts';
import { bytea, timestamps } from '../../../../platform/db/database.ts';
import { workspaces } from '../../../workspaces/workspace/workspaces.tables.ts';
import { knowledgeDocuments } from '../entries/documents.tables.ts';

/** As the API names them; one local model computes for both. */
const models = ['e5_mistral_7b_instruct', 'multilingual_e5_large_instruct'] as const;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Pieces of documents, as they are found and quoted. */
export const knowledgePassages = pgTable(
  'knowledge_passages',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: text('content').notNull(),
    /** The configuration of PostgreSQL’s full text that its language has. */
    searchConfig: text('search_config').notNull(),
    words: tsvector('words').notNull(),
    /** 32-bit floats, of length 1; null until computed. */
    vector: bytea('vector'),
  },
  (table) => [
    uniqueIndex('knowledge_passages_document').on(table.documentId, table.position),
    index('knowledge_passages_workspace').on(table.workspaceId),
    index('knowledge_passages_words').using('gin', table.words),
    ...notEmpty(table.content, table.searchConfig),
    ...notNegative(table.position),
  ],
);

/** Indexes that were asked for: how far one is, its document says. */
export const knowledgeIndexes = pgTable(
  'knowledge_indexes',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => knowledgeDocuments.id, { onDelete: 'cascade' }),
    model: text('model', { enum: models }).notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('knowledge_indexes_document').on(table.documentId, table.model),
    index('knowledge_indexes_workspace').on(table.workspaceId),
    oneOf(table.model, models),
  ],
);
export type IndexRow = typeof knowledgeIndexes.$inferSelect;
