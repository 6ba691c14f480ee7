import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { DatabasePool } from './database-pool.ts';

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

type Settings = Parameters<Database['transaction']>[1];

/**
 * Runs a transaction on a connection of its own. What is thrown is what went wrong first: not the rollback that a
 * broken connection cannot make. A connection that broke does not go back to the pool, and is never lost to it.
 */
async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  settings?: Settings,
): Promise<Result> {
  const client = await pool.connect();
  let first: { cause: unknown } | undefined;
  try {
    const result = await drizzle({ client }).transaction(async (transaction) => {
      try {
        return await work(transaction);
      } catch (cause) {
        first = { cause };
        throw cause;
      }
    }, settings);
    client.release();
    return result;
  } catch (cause) {
    client.release(isDatabaseAway(cause));
    throw first ? first.cause : cause;
  }
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
