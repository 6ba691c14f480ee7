import { type AnyPgColumn, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The id of a table that the naming one cannot import: it stands in a higher tier, or names that one itself. A name
 * that no table has fails the next `drizzle-kit generate`, and the test of all tables.
 */
export const idOf =
  (table: string): (() => AnyPgColumn) =>
  () =>
    pgTable(table, { id: text('id').primaryKey() }).id;
