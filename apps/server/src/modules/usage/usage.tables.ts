import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../platform/db/checks.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { dimensions, rolledUnits } from './dimensions.ts';

/**
 * Usage of a workspace in an hour or a day (UTC), by one thing at a time; sums of `credit_entries`, and made of them
 * again when they are missing. Of a single person there are days alone.
 */
export const usageRollups = pgTable(
  'usage_rollups',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Empty: everybody. */
    userId: text('user_id').notNull(),
    dimension: text('dimension', { enum: dimensions }).notNull(),
    unit: text('unit', { enum: rolledUnits }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Empty: what has none. */
    value: text('value').notNull(),
    credits: bigint('credits', { mode: 'number' }).notNull(),
    characters: bigint('characters', { mode: 'number' }).notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
    runningMs: bigint('running_ms', { mode: 'number' }).notNull(),
    /** Of those that were heard while they were made. */
    firstSoundMs: bigint('first_sound_ms', { mode: 'number' }).notNull(),
    firstSounds: bigint('first_sounds', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.workspaceId, table.userId, table.dimension, table.unit, table.startsAt, table.value],
    }),
    oneOf(table.dimension, dimensions),
    oneOf(table.unit, rolledUnits),
    ...notNegative(
      table.characters,
      table.durationMs,
      table.requests,
      table.runningMs,
      table.firstSoundMs,
      table.firstSounds,
    ),
  ],
);

/** How far a workspace's entries are in the sums. */
export const usageProgress = pgTable(
  'usage_progress',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => notNegative(table.sequence),
);
