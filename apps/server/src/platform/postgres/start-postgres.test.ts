import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { until } from '../../../test/until.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

let home: string;
let folder: string;
let running: RunningPostgres;

// a parent that only its owner may enter, as root's home is
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'mynah-postgres-test-'));
  await chmod(home, 0o700);
  folder = join(home, 'postgres');
  running = await startPostgres({ folder });
});
afterAll(async () => {
  await running.stop();
  await rm(home, { recursive: true, force: true });
});

async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: running.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('the first start makes a database that keeps its password to its owner', async () => {
  expect(running.attached).toBe(false);
  expect((await stat(join(folder, 'credentials.json'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(running.url);
  wrong.password = 'guess';
  const client = new pg.Client({ connectionString: wrong.href });
  await expect(client.connect()).rejects.toThrow(/password authentication failed/);
});

test('it knows Unicode and the extensions that search needs', async () => {
  await query('create extension if not exists pg_trgm; create extension if not exists unaccent');
  expect(await query(`select unaccent('Zoë') as plain, lower('ÄÖÜ') as lower`)).toEqual([
    { plain: 'Zoe', lower: 'äöü' },
  ]);
});

test('a second start attaches to the running server', async () => {
  const second = await startPostgres({ folder });
  expect(second).toMatchObject({ attached: true, url: running.url });
});

test('two starts at once end at one server', async () => {
  await running.stop();
  const both = await Promise.all([startPostgres({ folder }), startPostgres({ folder })]);
  expect(both.map((one) => one.attached).sort()).toEqual([false, true]);
  running = both[0];
  await query('select 1');
});

test('what was acknowledged before a kill is there after the next start', async () => {
  await query('create table kept (id serial); insert into kept default values');
  process.kill(await serverPid(), 'SIGKILL');
  running = await startPostgres({ folder });
  expect(running.attached).toBe(false);
  expect(await query('select id from kept')).toEqual([{ id: 1 }]);
});

test('the lock of a killed start does not stop the next', async () => {
  // one of a process that is gone, and one whose number a younger process has now
  for (const left of ['4194999', `${process.ppid}\n1\n`]) {
    await writeFile(join(folder, 'start.lock'), left);
    running = await startPostgres({ folder });
    expect(running.attached).toBe(true);
  }
});

test('a stop ends the server and tidies up', async () => {
  const pid = await serverPid();
  await running.stop();
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  running = await startPostgres({ folder });
  expect(await query('select count(*)::int as count from kept')).toEqual([{ count: 1 }]);
});

describe('watched', () => {
  const events = { onDeath: vi.fn(), onReturn: vi.fn(), onLost: vi.fn() };
  const untilBack = (times: number) => until(() => expect(events.onReturn).toHaveBeenCalledTimes(times));

  test('a server that is killed comes back at its address, whatever its last processes are doing', async () => {
    running.watch(events);
    const pid = await serverPid();
    // in the middle of a statement it does not see that its server is gone, and holds the data
    const busy = query('select pg_sleep(600)').catch(() => 'broken');
    await until(async () => {
      expect(await query(`select 1 from pg_stat_activity where query = 'select pg_sleep(600)'`)).toHaveLength(
        1,
      );
    });
    process.kill(pid, 'SIGKILL');
    await untilBack(1);
    expect(await busy).toBe('broken');
    expect(await serverPid()).not.toBe(pid);
    expect(await query('select count(*)::int as count from kept')).toEqual([{ count: 1 }]);
  });

  test('one that somebody else starts again is taken over', async () => {
    const [program] = (await readdir(folder)).filter((name) => name.startsWith('program-'));
    // a home that only root may enter hides the programs: then they lie elsewhere
    const home = program ? folder : '/var/cache/mynah-postgres';
    const name = program ?? (await readdir(home)).find((one) => one.startsWith('program-')) ?? '';
    const { uid, gid } = await stat(join(folder, 'data'));
    await promisify(execFile)(
      join(home, name, 'bin', 'pg_ctl'),
      ['restart', '-m', 'fast', '-D', '.', '-l', 'restart.log'],
      {
        cwd: join(folder, 'data'),
        uid,
        gid,
      },
    );
    await until(async () => expect(await query('select id from kept')).toEqual([{ id: 1 }]));
    expect(events.onLost).not.toHaveBeenCalled();
  });

  test('one whose data are gone is given up in one sentence, and no empty one takes its place', async () => {
    const data = join(folder, 'data');
    await rename(data, `${data}.away`);
    process.kill(
      Number((await readFile(join(`${data}.away`, 'postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    await until(() => expect(events.onLost).toHaveBeenCalledTimes(1));
    expect(events.onLost.mock.calls[0]?.[0].message).toBe(`The database files are missing from ${data}.`);
    expect(await readdir(folder)).not.toContain('data');
    await rename(`${data}.away`, data);
  });
});
