import type { PronunciationRule } from '@mynah/text';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atLeast, notEmpty, notNegative } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { users } from '../accounts/users/users.tables.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

export const pronunciationDictionaries = pgTable(
  'pronunciation_dictionaries',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description'),
    /** Number of the latest version. */
    latestNumber: integer('latest_number').notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('pronunciation_dictionaries_workspace').on(table.workspaceId, table.createdAt),
    index('pronunciation_dictionaries_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
    ...atLeast(1, table.latestNumber),
  ],
);
export type DictionaryRow = typeof pronunciationDictionaries.$inferSelect;

/** A version is never changed: who changes rules makes another. */
export const pronunciationVersions = pgTable(
  'pronunciation_versions',
  {
    id: text('id').primaryKey(),
    dictionaryId: text('dictionary_id').notNull(),
    number: integer('number').notNull(),
    rules: jsonb('rules').$type<PronunciationRule[]>().notNull(),
    /** How many; lists do not read the rules. */
    rulesCount: integer('rules_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'pronunciation_versions_dictionary_fk',
      columns: [table.dictionaryId],
      foreignColumns: [pronunciationDictionaries.id],
    }).onDelete('cascade'),
    uniqueIndex('pronunciation_versions_number').on(table.dictionaryId, table.number),
    ...atLeast(1, table.number),
    ...notNegative(table.rulesCount),
  ],
);
