import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { startPostgres } from '../src/platform/postgres/index.ts';

/** Its rows end with the run: it need not wait for the disk. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** One PostgreSQL for all feature tests; each test app gets a copy of its migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-postgres-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ folder, settings: forgetful });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database mynah_template');
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = '/mynah_template';
  await migrateDatabase(template.href);
  project.provide('databaseUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
