import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from '../../platform/db/checks.ts';
import { audioNativeEmbeds } from './audio-native.tables.ts';

/** How often a player was listened to on a day, and how far. Nothing is kept of who listened. */
export const audioNativeListens = pgTable(
  'audio_native_listens',
  {
    embedId: text('embed_id')
      .notNull()
      .references(() => audioNativeEmbeds.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    plays: integer('plays').notNull(),
    quarter: integer('quarter').notNull(),
    half: integer('half').notNull(),
    threeQuarters: integer('three_quarters').notNull(),
    finished: integer('finished').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.embedId, table.day] }),
    ...notNegative(table.plays, table.quarter, table.half, table.threeQuarters, table.finished),
  ],
);
