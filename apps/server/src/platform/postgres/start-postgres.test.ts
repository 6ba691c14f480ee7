import { chmod, mkdtemp, readFile, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

let folder: string;
let postgres: RunningPostgres;

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-pg-test-'));
  // as root the database runs as another user, who may walk here
  await chmod(folder, 0o755);
  postgres = await startPostgres({ folder });
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('it answers, and its password is for the owner alone', async () => {
  await query('create table kept (id int)');
  await query('insert into kept values (1)');
  expect((await stat(join(folder, 'credentials.json'))).mode & 0o077).toBe(0);
});

test('a second start attaches to the one that runs', async () => {
  const before = await postmasterPid();
  const second = await startPostgres({ folder });
  expect(second.url).toBe(postgres.url);
  expect(await postmasterPid()).toBe(before);
});

test('after kill -9 the next start brings back every committed row', async () => {
  await query('insert into kept values (2)');
  process.kill(await postmasterPid(), 'SIGKILL');
  postgres = await startPostgres({ folder });
  expect(await query('select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
}, 70_000);

test('it stops and starts again', async () => {
  await postgres.stop();
  await expect(query('select 1')).rejects.toThrow();
  postgres = await startPostgres({ folder });
  expect(await query('select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
}, 60_000);

test.runIf(process.getuid?.() === 0)(
  'as root, a closed data folder gets its database under /var/lib',
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'mynah-pg-closed-'));
    const running = await startPostgres({ folder: closed });
    const home = await readlink(join(closed, 'home'));
    expect(home).toMatch(/^\/var\/lib\/mynah\//);
    await running.stop();
    await rm(home, { recursive: true, force: true });
    await rm(closed, { recursive: true, force: true });
  },
  60_000,
);
