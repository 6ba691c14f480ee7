import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseClient } from '../src/platform/db/database-client.ts';
import { databaseUrl, readCredentials } from '../src/platform/postgres/credentials.ts';

/** The database that a server process, or a test, runs in a folder: past the server, with its own credentials. */
export async function queryDatabase<Row extends object>(home: string, statement: string): Promise<Row[]> {
  const credentials = await readCredentials(home);
  const client = new DatabaseClient({ connectionString: databaseUrl(credentials!) });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

export const databasePid = async (home: string): Promise<number> =>
  Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

interface Books {
  /** Credits of running work, as the accounts have them, and how many pieces of work hold them. */
  reserved: number;
  reservations: number;
  /** Credits of finished work: as the accounts have them, and as single charges. */
  used: number;
  charged: number;
  /** Taken among the concurrent generations. */
  slots: number;
}

export async function readBooks(home: string): Promise<Books> {
  const [books] = await queryDatabase<Books>(
    home,
    `select sum(reserved)::int as reserved, sum(used)::int as used,
      (select count(*)::int from credit_reservations) as reservations,
      (select coalesce(-sum(credits), 0)::int from credit_entries) as charged,
      (select count(*)::int from concurrency_slots where expires_at > now()) as slots from credit_accounts`,
  );
  return books!;
}

/** What no running work holds. */
export const nothingHeld = { reserved: 0, reservations: 0, slots: 0 };
