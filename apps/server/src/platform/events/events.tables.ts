import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { notEmpty, notNegative } from '../db/checks.ts';

/** The outbox: what happened, in order, for handlers and live streams. */
export const events = pgTable(
  'events',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    name: text('name').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('events_workspace_sequence').on(table.workspaceId, table.sequence),
    index('events_name_sequence').on(table.name, table.sequence),
    index('events_created').on(table.createdAt),
    ...notEmpty(table.name),
  ],
);

/** Which handler is done with which event, each once; or how often it failed. */
export const eventHandlings = pgTable(
  'event_handlings',
  {
    sequence: bigint('sequence', { mode: 'number' })
      .notNull()
      .references(() => events.sequence, { onDelete: 'cascade' }),
    handler: text('handler').notNull(),
    /** Null: it failed so far, and is tried again after `notBefore`. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    failures: integer('failures').notNull().default(0),
    notBefore: timestamp('not_before', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sequence, table.handler] }), ...notNegative(table.failures)],
);

/** How far a handler is done for good: its look for work begins there, however many events are kept. */
export const eventHandlers = pgTable(
  'event_handlers',
  {
    handler: text('handler').primaryKey(),
    doneUpTo: bigint('done_up_to', { mode: 'number' }).notNull(),
  },
  (table) => [...notNegative(table.doneUpTo)],
);
