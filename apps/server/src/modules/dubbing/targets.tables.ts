import { lineStates, targetStates } from '@mynah/contract/dubbing/dubbing-values';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { between, notEmpty, notNegative, oneOf } from '../../platform/db/checks.ts';
import { bytea, timestamps } from '../../platform/db/database.ts';
import type { StoredActor } from '../../platform/http/stored-actor.ts';
import type { Reservation } from '../billing/index.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { withDubbing } from './dubbings.tables.ts';
import { dubbingSegments } from './segments.tables.ts';

const ofDubbing = {
  dubbingId: text('dubbing_id').notNull(),
  workspaceId: text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
};

/** A language that a dubbing is made in. */
export const dubbingTargets = pgTable(
  'dubbing_targets',
  {
    id: text('id').primaryKey(),
    ...ofDubbing,
    /** BCP 47 tag. */
    language: text('language').notNull(),
    state: text('state', { enum: targetStates }).notNull(),
    /** The stepped work that makes it, as long as it is made. */
    runId: text('run_id'),
    /** That work ends with a new output; otherwise it makes lines alone. */
    makesOutput: boolean('makes_output').notNull(),
    /** What is done just now, in words of the code: `translate`, `speak`, `mix`. */
    stage: text('stage'),
    /** Who ordered the work, and pays. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    /** 0 to 10; null: as usual. */
    cloningStrength: integer('cloning_strength'),
    /** Brought along, by segment or by its external id; null once they are lines. */
    translations: jsonb('translations').$type<Record<string, string>>(),
    /** Credits that are held, till they are charged or given back. */
    reservation: jsonb('reservation').$type<Reservation>(),
    credits: integer('credits').notNull(),
    isRefunded: boolean('is_refunded').notNull(),
    /** Seconds that were spoken again, which as long as the source are free. */
    regeneratedSeconds: doublePrecision('regenerated_seconds').notNull(),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** Counts the changes of what is said in this language. */
    revision: integer('revision').notNull(),
    /** Of which the output is; null: there is none. */
    outputRevision: integer('output_revision'),
    outputBlob: text('output_blob'),
    outputBytes: bigint('output_bytes', { mode: 'number' }),
    outputType: text('output_type'),
    losslessBlob: text('lossless_blob'),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    unique('dubbing_targets_language').on(table.dubbingId, table.language),
    index('dubbing_targets_dubbing').on(table.dubbingId, table.createdAt),
    index('dubbing_targets_workspace').on(table.workspaceId),
    index('dubbing_targets_run').on(table.runId),
    ...notEmpty(table.language),
    oneOf(table.state, targetStates),
    between(table.cloningStrength, 0, 10),
    ...notNegative(
      table.credits,
      table.regeneratedSeconds,
      table.revision,
      table.outputRevision,
      table.outputBytes,
    ),
  ],
);
export type TargetRow = typeof dubbingTargets.$inferSelect;
export type NewTarget = typeof dubbingTargets.$inferInsert;

/** A line spoken once in a language. */
export const dubbingTakes = pgTable(
  'dubbing_takes',
  {
    id: text('id').primaryKey(),
    ...ofDubbing,
    targetId: text('target_id')
      .notNull()
      .references(() => dubbingTargets.id, { onDelete: 'cascade' }),
    segmentId: text('segment_id').notNull(),
    /** Of all that decides how it sounds: what is said again comes back without being spoken. */
    contentHash: text('content_hash').notNull(),
    /** Which of several takes of the same. */
    attempt: integer('attempt').notNull(),
    text: text('text').notNull(),
    voiceId: text('voice_id').notNull(),
    audioBlob: text('audio_blob').notNull(),
    audioBytes: bigint('audio_bytes', { mode: 'number' }).notNull(),
    durationMs: doublePrecision('duration_ms').notNull(),
    peaks: bytea('peaks').notNull(),
    /** LUFS; null: silence. */
    loudness: doublePrecision('loudness'),
    /** How fast it was spoken, all fitting together. */
    speed: doublePrecision('speed').notNull(),
    /** It ends before the next line begins. */
    fits: boolean('fits').notNull(),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    index('dubbing_takes_content').on(table.targetId, table.contentHash),
    index('dubbing_takes_segment').on(table.segmentId),
    index('dubbing_takes_dubbing').on(table.dubbingId),
    index('dubbing_takes_workspace').on(table.workspaceId),
    ...notEmpty(table.contentHash),
    between(table.loudness, -200, 100),
    ...notNegative(table.audioBytes, table.durationMs, table.speed, table.attempt),
  ],
);
export type TakeRow = typeof dubbingTakes.$inferSelect;
export type NewTake = typeof dubbingTakes.$inferInsert;

/** What a segment says in a language, and the take that is heard. */
export const dubbingLines = pgTable(
  'dubbing_lines',
  {
    targetId: text('target_id')
      .notNull()
      .references(() => dubbingTargets.id, { onDelete: 'cascade' }),
    segmentId: text('segment_id')
      .notNull()
      .references(() => dubbingSegments.id, { onDelete: 'cascade' }),
    ...ofDubbing,
    /** Null: to be translated. */
    translation: text('translation'),
    /** What it is the translation of. */
    sourceText: text('source_text'),
    /** Wordings with fewer syllables, where the engine gives them. */
    shorter: jsonb('shorter').$type<string[]>().notNull(),
    isLocked: boolean('is_locked').notNull(),
    /** Which take of the same is wanted, counted from 0. */
    attempt: integer('attempt').notNull(),
    state: text('state', { enum: lineStates }).notNull(),
    error: text('error'),
    takeId: text('take_id').references(() => dubbingTakes.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    ...withDubbing(table),
    primaryKey({ columns: [table.targetId, table.segmentId] }),
    index('dubbing_lines_segment').on(table.segmentId),
    index('dubbing_lines_take').on(table.takeId),
    index('dubbing_lines_dubbing').on(table.dubbingId),
    index('dubbing_lines_workspace').on(table.workspaceId),
    oneOf(table.state, lineStates),
    ...notNegative(table.attempt),
  ],
);
export type LineRow = typeof dubbingLines.$inferSelect;
export type NewLine = typeof dubbingLines.$inferInsert;
