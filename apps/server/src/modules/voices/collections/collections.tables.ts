import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { voices } from '../registry/voices.tables.ts';

export const voiceCollections = pgTable(
  'voice_collections',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    icon: text('icon').notNull(),
    ...timestamps,
  },
  (table) => [
    index('voice_collections_workspace').on(table.workspaceId),
    index('voice_collections_creator').on(table.creatorUserId),
  ],
);
export type VoiceCollectionRow = typeof voiceCollections.$inferSelect;

/** Own voices, default ones and copies of the library's alike. */
export const collectedVoices = pgTable(
  'collected_voices',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => voiceCollections.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id')
      .notNull()
      .references(() => voices.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.voiceId] }),
    index('collected_voices_voice').on(table.voiceId),
  ],
);
