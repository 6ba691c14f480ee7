import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

type Settings = Parameters<Database['transaction']>[1];

/**
 * Runs a transaction on a connection of its own. What is thrown is what went wrong first: not the rollback that a
 * broken connection cannot make. A connection that broke does not go back to the pool, and is never lost to it.
 */
export async function runTransaction<Result>(
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
