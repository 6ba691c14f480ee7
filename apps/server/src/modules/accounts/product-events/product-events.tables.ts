import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { notEmpty } from '../../../platform/db/checks.ts';
import { timestamps } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** Flags of single people; what the operator switches on for everybody is a setting. */
export const featureFlags = pgTable(
  'feature_flags',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    flag: text('flag').notNull(),
    enabled: boolean('enabled').notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.userId, table.flag] })],
);

/** Product events, kept on this server. Those of a person go with them. */
export const productEvents = pgTable(
  'product_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The receiver of forwarded events knows it again by this, and so does the server what a browser sends twice. */
    eventId: uuid('event_id').notNull().defaultRandom(),
    /** Null for visitors. */
    workspaceId: text('workspace_id'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the browser, where its visitor lets it be kept. */
    anonymousId: uuid('anonymous_id'),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, string | number | boolean>>().notNull(),
    /** May leave this server: nobody has opted out of sharing it. */
    isShared: boolean('is_shared').notNull().default(false),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('product_events_event').on(table.eventId),
    index('product_events_workspace').on(table.workspaceId, table.createdAt),
    index('product_events_user').on(table.userId, table.id),
    index('product_events_anonymous').on(table.anonymousId),
    index('product_events_age').on(table.createdAt),
    index('product_events_waiting')
      .on(table.id)
      .where(sql`${table.isShared} and ${table.deliveredAt} is null`),
    ...notEmpty(table.name),
  ],
);
