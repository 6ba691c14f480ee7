import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, readCredentials } from '../src/platform/postgres/credentials.ts';

/** What a server's database knows of credits: charges, and what is held still. */
export async function readLeftAccount(dataFolder: string) {
  const credentials = await readCredentials(join(dataFolder, 'postgres'));
  const client = new pg.Client({ connectionString: databaseUrl(credentials!) });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*)::int from credit_entries) as charges, sum(reserved)::int as reserved,
        (select count(*)::int from credit_reservations) as left from credit_accounts`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
