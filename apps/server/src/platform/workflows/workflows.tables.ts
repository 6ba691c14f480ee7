import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { between, notNegative, oneOf } from '../db/checks.ts';
import { timestamps } from '../db/database.ts';

const runStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];

/** Stepped work that is to be done; gone when it has ended, unless its steps are kept for another try. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    /** That of the row that it is for, or one that the row names. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    /** The name of its workflow. */
    kind: text('kind').notNull(),
    state: text('state', { enum: runStates }).notNull().default('waiting'),
    jobId: text('job_id').notNull(),
    /** Rises whenever a worker takes it up: what an earlier one still writes is refused. */
    claim: integer('claim').notNull().default(0),
    doneWeight: doublePrecision('done_weight').notNull().default(0),
    totalWeight: doublePrecision('total_weight').notNull().default(0),
    /** 0 to 1; never falls. */
    progress: doublePrecision('progress').notNull().default(0),
    /** It ended, and another try may go on after its last step. */
    keepsSteps: boolean('keeps_steps').notNull().default(false),
    ...timestamps,
  },
  (table) => [
    index('workflow_runs_workspace').on(table.workspaceId),
    index('workflow_runs_state').on(table.state, table.updatedAt),
    oneOf(table.state, runStates),
    ...notNegative(table.claim, table.doneWeight, table.totalWeight),
    between(table.progress, 0, 1),
  ],
);

/** The steps of a run: begun, and then recorded once. */
export const workflowSteps = pgTable(
  'workflow_steps',
  {
    runId: text('run_id')
      .notNull()
      .references(() => workflowRuns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Among the steps of its name. */
    index: integer('index').notNull(),
    attempts: integer('attempts').notNull().default(1),
    weight: doublePrecision('weight').notNull().default(0),
    result: jsonb('result'),
    /** Written down before they are in the blob store, so that none is ever forgotten. */
    blobs: text('blobs').array().notNull().default([]),
    /** Null: begun, and perhaps broken off. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.name, table.index] }),
    ...notNegative(table.index, table.attempts, table.weight),
  ],
);

export type RunRow = typeof workflowRuns.$inferSelect;
export type StepRow = typeof workflowSteps.$inferSelect;
