import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
  (table) => [index('events_workspace_sequence').on(table.workspaceId, table.sequence)],
);

/** Which handler is done with which event: each once. */
export const eventHandlings = pgTable(
  'event_handlings',
  {
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    handler: text('handler').notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sequence, table.handler] })],
);
