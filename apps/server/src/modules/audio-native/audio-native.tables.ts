import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../platform/db/checks.ts';
import { timestamps } from '../../platform/db/database.ts';
import { users } from '../accounts/users/users.tables.ts';
import { studioProjects } from '../studio/projects/projects.tables.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

/** What holds for all players of a workspace; a workspace without a row has the defaults. */
export const audioNativeSettings = pgTable(
  'audio_native_settings',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Stands in the pages of the website and names the workspace. */
    siteId: text('site_id').notNull(),
    allowedDomains: jsonb('allowed_domains').$type<string[]>().notNull(),
    voiceId: text('voice_id'),
    modelId: text('model_id'),
    small: boolean('small').notNull(),
    textColor: text('text_color').notNull(),
    backgroundColor: text('background_color').notNull(),
    articlesPerHour: integer('articles_per_hour').notNull(),
    /** For whom articles are spoken that find themselves. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('audio_native_settings_site').on(table.siteId),
    index('audio_native_settings_user').on(table.userId),
    ...notNegative(table.articlesPerHour),
  ],
);
export type SettingsRow = typeof audioNativeSettings.$inferSelect;

/** An article is read for the first time, is kept as a project, or could not be read. */
export const articleStates = ['reading', 'kept', 'failed'] as const;

/** A player on somebody's pages, and the project that it plays. */
export const audioNativeEmbeds = pgTable(
  'audio_native_embeds',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null while the article is read; and for good when the project was deleted: nobody's visit brings it back. */
    projectId: text('project_id').references(() => studioProjects.id, { onDelete: 'set null' }),
    state: text('state', { enum: articleStates }).notNull(),
    /** Where the article stands, if it was read from there. */
    sourceUrl: text('source_url'),
    /** SHA-256 of what the article says. */
    contentHash: text('content_hash'),
    /** When the address was looked at last. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    problem: text('problem'),
    title: text('title'),
    author: text('author'),
    image: text('image'),
    textColor: text('text_color'),
    backgroundColor: text('background_color'),
    small: boolean('small'),
    sessionization: integer('sessionization').notNull(),
    /** What visitors hear until newer audio is published; null: the newest. */
    pinnedSnapshotId: text('pinned_snapshot_id'),
    /** A visit brought it, and nobody of the workspace. */
    isFound: boolean('is_found').notNull(),
    isRemoved: boolean('is_removed').notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('audio_native_embeds_project').on(table.projectId),
    uniqueIndex('audio_native_embeds_url').on(table.workspaceId, table.sourceUrl),
    index('audio_native_embeds_list').on(table.workspaceId, table.createdAt),
    oneOf(table.state, articleStates),
    ...notNegative(table.sessionization),
  ],
);
export type EmbedRow = typeof audioNativeEmbeds.$inferSelect;
export type NewEmbed = typeof audioNativeEmbeds.$inferInsert;
