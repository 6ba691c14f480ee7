import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to the database that the server keeps in its data folder. The caller ends it. */
export async function openDatabase(dataFolder: string): Promise<pg.Client> {
  const text = await readFile(join(dataFolder, 'postgres', 'credentials.json'), 'utf8');
  const { port, user, password } = JSON.parse(text) as { port: number; user: string; password: string };
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres' });
  await client.connect();
  return client;
}
