import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store takes: the database, or the transaction of a larger change. */
export type Queryable = Database | Transaction;

// int8 comes as text by default; ours are counts below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20, idleTimeoutMillis: 30_000 });
  // an idle connection that breaks is replaced by the pool; the query that needs it next reports the fault
  pool.on('error', () => {});
  return drizzle({ client: pool });
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
