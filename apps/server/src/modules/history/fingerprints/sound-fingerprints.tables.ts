import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/database.ts';
import { historyItems } from '../items/items.tables.ts';

/** By what speech that was made here is known again. It goes with the item; what lies in the bin is not recognized. */
export const soundFingerprints = pgTable(
  'sound_fingerprints',
  {
    historyItemId: text('history_item_id')
      .primaryKey()
      .references(() => historyItems.id, { onDelete: 'cascade' }),
    /** 32 bits for each 16 ms, little-endian; 15 minutes at most. */
    words: bytea('words').notNull(),
    /** Some of them, to look it up by. */
    keys: integer('keys').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sound_fingerprints_keys').using('gin', table.keys)],
);
