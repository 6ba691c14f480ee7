import {
  blockTypes,
  coverTypes,
  fictionKinds,
  projectNormalizations,
  projectSourceTypes,
  qualityPresets,
  targetAudiences,
} from '@mynah/contract/studio/project-values';
import { getTableName } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { notEmpty, notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import type { Locator } from '../../dictionaries/index.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** A book, a podcast or an article that is written and spoken chapter by chapter. */
export const studioProjects = pgTable(
  'studio_projects',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    sourceType: text('source_type', { enum: projectSourceTypes }).notNull(),
    defaultTitleVoiceId: text('default_title_voice_id').notNull(),
    defaultParagraphVoiceId: text('default_paragraph_voice_id').notNull(),
    defaultModelId: text('default_model_id').notNull(),
    qualityPreset: text('quality_preset', { enum: qualityPresets }).notNull(),
    title: text('title'),
    author: text('author'),
    isbnNumber: text('isbn_number'),
    description: text('description').notNull(),
    genres: jsonb('genres').$type<string[]>().notNull(),
    /** A picture that a document brought along. */
    coverBlob: text('cover_blob'),
    coverType: text('cover_type', { enum: coverTypes }),
    coverBytes: integer('cover_bytes'),
    targetAudience: text('target_audience', { enum: targetAudiences }).notNull(),
    language: text('language'),
    contentType: text('content_type'),
    originalPublicationDate: text('original_publication_date'),
    matureContent: boolean('mature_content').notNull(),
    fiction: text('fiction', { enum: fictionKinds }),
    acxVolumeNormalization: boolean('acx_volume_normalization').notNull(),
    continuePlaying: boolean('continue_playing').notNull(),
    textNormalization: text('text_normalization', { enum: projectNormalizations }).notNull(),
    dictionaries: jsonb('dictionaries').$type<Locator[]>().notNull(),
    callbackUrl: text('callback_url'),
    chaptersOrderChangedAt: timestamp('chapters_order_changed_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    // what hangs on a project goes with it to another workspace
    unique('studio_projects_place').on(table.id, table.workspaceId),
    index('studio_projects_list').on(table.workspaceId, table.createdAt),
    index('studio_projects_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
    oneOf(table.sourceType, projectSourceTypes),
    oneOf(table.qualityPreset, qualityPresets),
    oneOf(table.targetAudience, targetAudiences),
    oneOf(table.fiction, fictionKinds),
    oneOf(table.coverType, coverTypes),
    ...notNegative(table.coverBytes),
    oneOf(table.textNormalization, projectNormalizations),
  ],
);

/** What hangs on a project goes with it: out of the world, and to another workspace. */
export const withProject = (table: { projectId: AnyPgColumn; workspaceId: AnyPgColumn }) => [
  foreignKey({
    name: `${getTableName(table.projectId.table)}_of_project`,
    columns: [table.projectId, table.workspaceId],
    foreignColumns: [studioProjects.id, studioProjects.workspaceId],
  })
    .onDelete('cascade')
    .onUpdate('cascade'),
];

export const studioChapters = pgTable(
  'studio_chapters',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => studioProjects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Among the chapters of its project; gaps are no matter. */
    place: integer('place').notNull(),
    /** Counts the changes of its text, so that nobody writes over what they have not seen. */
    revision: integer('revision').notNull(),
    /** Left out of the sound of the project. */
    isMuted: boolean('is_muted').notNull(),
    blocksOrderChangedAt: timestamp('blocks_order_changed_at', { withTimezone: true }).notNull(),
    ...timestamps,
  },
  (table) => [
    index('studio_chapters_project').on(table.projectId, table.place),
    ...notEmpty(table.name),
    ...notNegative(table.place, table.revision),
  ],
);

/** What one voice says of a block. */
export interface BlockNode {
  text: string;
  voiceId: string;
  /** Somebody of the cast, whose voice then counts. */
  castVoiceId?: string;
}

/** How a block is spoken, where it differs from its voice; as the settings of a voice. */
export interface Delivery {
  stability?: number;
  similarityBoost?: number;
  style?: number;
  speed?: number;
}

/** A heading or a paragraph. */
export const studioBlocks = pgTable(
  'studio_blocks',
  {
    id: text('id').primaryKey(),
    chapterId: text('chapter_id')
      .notNull()
      .references(() => studioChapters.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    type: text('type', { enum: blockTypes }).notNull(),
    nodes: jsonb('nodes').$type<BlockNode[]>().notNull(),
    delivery: jsonb('delivery').$type<Delivery>(),
    isLocked: boolean('is_locked').notNull().default(false),
    /** The take that it is heard by, while its text is that of the take; null: the newest. */
    chosenTakeId: text('chosen_take_id'),
    ...timestamps,
  },
  (table) => [
    index('studio_blocks_chapter').on(table.chapterId, table.place),
    oneOf(table.type, blockTypes),
    ...notNegative(table.place),
  ],
);

/** Somebody who speaks in a project, and the voice that plays them. */
export const studioCastVoices = pgTable(
  'studio_cast_voices',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => studioProjects.id, { onDelete: 'cascade' }),
    alias: text('alias').notNull(),
    voiceId: text('voice_id').notNull(),
    settings: jsonb('settings').$type<Delivery>(),
    volumeGainDb: real('volume_gain_db').notNull(),
    ...timestamps,
  },
  (table) => [index('studio_cast_voices_project').on(table.projectId), ...notEmpty(table.alias)],
);

/** What somebody says about a block to those who work on it with them. */
export const studioComments = pgTable(
  'studio_comments',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => studioProjects.id, { onDelete: 'cascade' }),
    chapterId: text('chapter_id')
      .notNull()
      .references(() => studioChapters.id, { onDelete: 'cascade' }),
    /** It may be taken away and come back with an undo. */
    blockId: text('block_id').notNull(),
    authorUserId: text('author_user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [
    index('studio_comments_project').on(table.projectId, table.createdAt),
    index('studio_comments_chapter').on(table.chapterId),
    index('studio_comments_author').on(table.authorUserId),
    ...notEmpty(table.text),
  ],
);

export type ProjectRow = typeof studioProjects.$inferSelect;
export type NewProject = typeof studioProjects.$inferInsert;
export type ChapterRow = typeof studioChapters.$inferSelect;
export type BlockRow = typeof studioBlocks.$inferSelect;
export type CommentRow = typeof studioComments.$inferSelect;
export type CastVoiceRow = typeof studioCastVoices.$inferSelect;
