import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../db/checks.ts';
import { timestamps } from '../db/database.ts';

const rows = ['recorded'] as const;

/** The address that the owner recorded: one row, or none. */
export const serverAddress = pgTable(
  'server_address',
  {
    name: text('name', { enum: rows }).primaryKey(),
    /** Scheme, name and port. */
    origin: text('origin').notNull(),
    /** People reached the server itself at its own port, no proxy before it: where the port goes the address goes. */
    isDirect: boolean('is_direct').notNull(),
    ...timestamps,
  },
  (table) => [oneOf(table.name, rows), ...notEmpty(table.origin)],
);
