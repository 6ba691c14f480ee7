import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { DatabasePool } from './database-pool.ts';
import { runTransaction } from './run-transaction.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store takes: the database, or the transaction of a larger change. */
export type Queryable = Database | Transaction;

// int8 comes as text by default; ours are counts below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string): Database {
  const pool = new DatabasePool(url);
  const db = drizzle({ client: pool });
  // the library's own loses a connection whose beginning fails, and tells of the rollback in place of the fault
  db.transaction = (work, settings) => runTransaction(pool, work, settings);
  return db;
}

/** `created_at` and `updated_at` of every table. */
export const timestamps = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
