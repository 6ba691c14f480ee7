import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseClient } from '../../src/platform/db/database-client.ts';

const migrations = fileURLToPath(new URL('../../src/migrations', import.meta.url));

/** What a used server had in its database; `used-data` made it. A column that is missing is null. */
export interface UsedRows {
  /** Of the owner. */
  apiKey: string;
  /** By table. */
  rows: Record<string, Record<string, unknown>[]>;
}

export async function readUsedRows(name: string): Promise<UsedRows> {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as UsedRows;
}

interface Journal {
  entries: { tag: string }[];
}

/** Brings an empty database to the state after one migration, by those up to it. */
export async function migrateUpTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-migrations-'));
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    const path = 'meta/_journal.json';
    const journal = JSON.parse(await readFile(join(migrations, path), 'utf8')) as Journal;
    const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
    const entries = journal.entries.slice(0, end);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, path), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the rows in as they are, whatever they name. */
export async function loadRows(client: DatabaseClient, { rows }: UsedRows): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  for (const [table, ofTable] of Object.entries(rows)) {
    const all = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`;
    await client.query(all, [JSON.stringify(ofTable)]);
  }
  await client.query(`set session_replication_role = origin`);
}
