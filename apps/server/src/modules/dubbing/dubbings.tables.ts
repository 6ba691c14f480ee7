import { creationSources, dubbingModels, sourceStates } from '@mynah/contract/dubbing/dubbing-values';
import { getTableName } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { atLeast, notEmpty, notNegative, oneOf } from '../../platform/db/checks.ts';
import { bytea, timestamps } from '../../platform/db/database.ts';
import type { StoredActor } from '../../platform/http/stored-actor.ts';
import { users } from '../accounts/users/users.tables.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

/** How a source is to be taken apart. */
export interface SourceOptions {
  /** 0: as many as are heard. */
  numSpeakers: number;
  dropsBackground: boolean;
  censors: boolean;
  keyterms: string[];
  /** Speakers get the nearest stock voice in place of their own. */
  clonesNobody: boolean;
  accent?: string;
  /** What is said, and when, where somebody brought it: nothing is heard. */
  given?: GivenSegment[];
}

export interface GivenSegment {
  speaker: string;
  startMs: number;
  endMs: number;
  text: string;
  externalId?: string;
}

/** A film or a sound that is dubbed. */
export const dubbings = pgTable(
  'dubbings',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    creatorUserId: text('creator_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    creationSource: text('creation_source', { enum: creationSources }).notNull(),
    model: text('model', { enum: dubbingModels }).notNull(),
    reference: text('reference'),
    webhookIds: jsonb('webhook_ids').$type<string[]>().notNull(),
    /** Who ordered it, and pays. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    state: text('state', { enum: sourceStates }).notNull(),
    /** What is done just now, in words of the code: `separate`, `hear`. */
    stage: text('stage'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    sourceUrl: text('source_url'),
    fileName: text('file_name'),
    sourceBlob: text('source_blob').notNull(),
    sourceBytes: bigint('source_bytes', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    hasPicture: boolean('has_picture').notNull(),
    /** What somebody brought in place of separating: speech, and what is behind it. */
    foregroundBlob: text('foreground_blob'),
    backgroundBlob: text('background_blob'),
    /** By how much the background is lowered under a line: more where speech was left in it. */
    duckingDb: doublePrecision('ducking_db').notNull(),
    options: jsonb('options').$type<SourceOptions>().notNull(),
    /** BCP 47 tag; null: to be heard. */
    language: text('language'),
    /** Twenty a second, one byte each; null until it was heard. */
    peaks: bytea('peaks'),
    /** Counts the changes of what is said in the source. */
    revision: integer('revision').notNull(),
    /** Counts every change that an editor shows. */
    version: integer('version').notNull(),
    ...timestamps,
  },
  (table) => [
    // what hangs on a dubbing goes with it to another workspace
    unique('dubbings_place').on(table.id, table.workspaceId),
    index('dubbings_list').on(table.workspaceId, table.createdAt, table.id),
    index('dubbings_creator').on(table.creatorUserId),
    ...notEmpty(table.name),
    oneOf(table.creationSource, creationSources),
    oneOf(table.model, dubbingModels),
    oneOf(table.state, sourceStates),
    ...notNegative(table.sourceBytes, table.durationMs, table.revision, table.duckingDb),
    ...atLeast(1, table.version),
  ],
);
export type DubbingRow = typeof dubbings.$inferSelect;
export type NewDubbing = typeof dubbings.$inferInsert;

/** What hangs on a dubbing goes with it: out of the world, and to another workspace. */
export const withDubbing = (table: { dubbingId: AnyPgColumn; workspaceId: AnyPgColumn }) => [
  foreignKey({
    name: `${getTableName(table.dubbingId.table)}_of_dubbing`,
    columns: [table.dubbingId, table.workspaceId],
    foreignColumns: [dubbings.id, dubbings.workspaceId],
  })
    .onDelete('cascade')
    .onUpdate('cascade'),
];
