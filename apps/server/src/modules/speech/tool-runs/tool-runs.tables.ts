import { toolRunStates } from '@mynah/contract/speech/tool-runs';
import { toolNames } from '@mynah/contract/speech/tools';
import { bigint, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative, oneOf } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import type { StoredActor } from '../../../platform/http/stored-actor.ts';
import { users } from '../../accounts/users/users.tables.ts';
import type { Reservation } from '../../billing/index.ts';
import { historyItems } from '../../history/items/items.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';

/** What is told of a finished run beside its history item. */
export interface ToolOutcome {
  engine: string;
  warnings: readonly string[];
  closest?: string;
}

/** Something that a tool makes, or has made lately, in the background. */
export const toolRuns = pgTable(
  'tool_runs',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    requestId: text('request_id').notNull(),
    tool: text('tool', { enum: toolNames }).notNull(),
    state: text('state', { enum: toolRunStates }).notNull().default('waiting'),
    title: text('title').notNull(),
    batch: text('batch'),
    /** What the tool is to do, in its own words. */
    order: jsonb('order').$type<unknown>().notNull(),
    /** Who pays. */
    actor: jsonb('actor').$type<StoredActor>().notNull(),
    /** The recording; null where there is none, and when it is done. */
    sourceBlob: text('source_blob'),
    sourceBytes: bigint('source_bytes', { mode: 'number' }).notNull().default(0),
    durationMs: doublePrecision('duration_ms'),
    credits: integer('credits').notNull(),
    /** Credits that are held, till they are charged or given back. */
    reservation: jsonb('reservation').$type<Reservation>(),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** When it is done. */
    historyItemId: text('history_item_id').references(() => historyItems.id, { onDelete: 'cascade' }),
    outcome: jsonb('outcome').$type<ToolOutcome>(),
    ...timestamps,
  },
  (table) => [
    index('tool_runs_list').on(table.workspaceId, table.createdAt, table.id),
    index('tool_runs_user').on(table.userId),
    index('tool_runs_item').on(table.historyItemId),
    index('tool_runs_state').on(table.state, table.updatedAt),
    oneOf(table.tool, toolNames),
    oneOf(table.state, toolRunStates),
    ...notNegative(table.sourceBytes, table.durationMs, table.credits),
  ],
);
export type ToolRunRow = typeof toolRuns.$inferSelect;
export type NewToolRun = typeof toolRuns.$inferInsert;
