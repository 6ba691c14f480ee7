import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { DatabaseGate } from '../../../test/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { Failure } from '../errors/index.ts';
import { createLog } from '../log/log.ts';
import type { JobDefinition, JobRun } from './jobs.ts';
import { PgBossJobs } from './pg-boss-jobs.ts';

interface Payload {
  number: number;
}

const definition: JobDefinition<Payload> = {
  name: 'test.work',
  payload: z.object({ number: z.int() }),
  retryLimit: 2,
  expireInSeconds: 60,
};

let database: TestDatabase;
let db: Database;
let jobs: PgBossJobs;
let runs: JobRun<Payload>[];
let work: (job: JobRun<Payload>) => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
beforeEach(async () => {
  runs = [];
  work = async () => {};
  jobs = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 10 });
  await jobs.start([definition]);
});
afterEach(async () => {
  await jobs.stop();
  await db.$client.query('delete from jobs.job');
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const startWork = () =>
  jobs.work([
    {
      definition,
      run: async (job) => {
        runs.push(job as JobRun<Payload>);
        await work(job as JobRun<Payload>);
      },
    },
  ]);

const numbers = () => runs.map((run) => run.payload.number);

async function stateOf(id: string | undefined): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ state: string }>('select state from jobs.job where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}
const untilState = (id: string | undefined, state: string) =>
  until(async () => expect(await stateOf(id)).toBe(state));

test('a job of a transaction that is rolled back never runs', async () => {
  await startWork();
  const rolledBack = db.transaction(async (transaction) => {
    await jobs.enqueue(definition, { number: 1 }, { transaction });
    throw new Error('changed its mind');
  });
  await expect(rolledBack).rejects.toThrow('changed its mind');
  const id = await db.transaction((transaction) => jobs.enqueue(definition, { number: 2 }, { transaction }));
  await untilState(id, 'completed');
  expect(numbers()).toEqual([2]);
});

test('a backlog is worked off without a notice for each job', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => jobs.enqueue(definition, { number })));
  await startWork();
  for (const id of ids) await untilState(id, 'completed');
  expect(numbers().sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('one job at a time for a singleton key, and again when it is done', async () => {
  const first = await jobs.enqueue(definition, { number: 1 }, { singletonKey: 'voice' });
  expect(first).toEqual(expect.any(String));
  expect(await jobs.enqueue(definition, { number: 2 }, { singletonKey: 'voice' })).toBeUndefined();
  expect(await jobs.enqueue(definition, { number: 3 }, { singletonKey: 'other' })).toEqual(
    expect.any(String),
  );
  await startWork();
  await untilState(first, 'completed');
  expect(await jobs.enqueue(definition, { number: 4 }, { singletonKey: 'voice' })).toEqual(
    expect.any(String),
  );
});

test('a failure that may pass is tried again', async () => {
  work = async ({ attempt }) => {
    if (attempt === 0) throw new Failure('system_busy', 'No engine is free.');
  };
  await startWork();
  const id = await jobs.enqueue(definition, { number: 1 });
  await untilState(id, 'completed');
  expect(runs.map((run) => run.attempt)).toEqual([0, 1]);
});

test('a failure that cannot pass ends the job at once', async () => {
  work = async () => {
    throw new Failure('voice_not_found', 'There is no such voice.');
  };
  await startWork();
  const id = await jobs.enqueue(definition, { number: 1 });
  await untilState(id, 'failed');
  expect(runs).toHaveLength(1);
});

test('a slow job holds up its own group alone', async () => {
  const grouped: JobDefinition<Payload> = {
    ...definition,
    name: 'test.grouped',
    atATime: { all: 3, ofGroup: 1 },
  };
  let finish = (): void => {};
  const began: string[] = [];
  // long: on a busy machine a missed beat would end the first job, and let the second in
  const own = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 120 });
  await own.start([grouped]);
  await own.enqueue(grouped, { number: 1 }, { group: 'slow' });
  await own.enqueue(grouped, { number: 2 }, { group: 'slow' });
  await own.enqueue(grouped, { number: 3 }, { group: 'quick' });
  const run = async ({ payload }: JobRun<unknown>) => {
    const group = (payload as Payload).number === 3 ? 'quick' : 'slow';
    began.push(group);
    // workers take jobs side by side: either of the slow ones may be the first
    if (group === 'slow') await new Promise<void>((resolve) => (finish = resolve));
  };
  await own.work([{ definition: grouped as JobDefinition, run }]);
  await until(() => expect(began.toSorted()).toEqual(['quick', 'slow']));
  finish();
  await until(() => expect(began.toSorted()).toEqual(['quick', 'slow', 'slow']));
  finish();
  await own.stop();
});

test('a payload that does not fit is refused where it is made', async () => {
  await expect(jobs.enqueue(definition, { number: 1.5 })).rejects.toThrow();
});

test('a job that nobody would run is refused where it is made', async () => {
  const lost = { ...definition, name: 'test.lost' };
  await expect(jobs.enqueue(lost, { number: 1 })).rejects.toThrow('The job test.lost has no handler.');
});

test('a waiting job that is cancelled never runs; a running one is told by its signal', async () => {
  const waiting = await jobs.enqueue(definition, { number: 1 }, { startAfterSeconds: 1 });
  await jobs.cancel(definition, waiting ?? '');
  work = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  await startWork();
  const running = await jobs.enqueue(definition, { number: 2 });
  await until(() => expect(numbers()).toEqual([2]));
  await jobs.cancel(definition, running ?? '');
  await until(() => expect(runs[0]?.signal.aborted).toBe(true));
  work = async () => {};
  const last = await jobs.enqueue(definition, { number: 3 }, { startAfterSeconds: 1 });
  await untilState(last, 'completed');
  expect(numbers()).toEqual([2, 3]);
  expect([await stateOf(waiting), await stateOf(running)]).toEqual(['cancelled', 'cancelled']);
});

test('a running job is told that another process cancelled it, and its neighbor is not', async () => {
  work = ({ signal, payload }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (payload.number === 2) finishSecond = resolve;
    });
  let finishSecond = (): void => {};
  await startWork();
  const first = await jobs.enqueue(definition, { number: 1 });
  await until(() => expect(numbers()).toEqual([1]));
  const elsewhere = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 10 });
  await elsewhere.start([definition]);
  await elsewhere.cancel(definition, first ?? '');
  await until(() => expect(runs[0]?.signal.aborted).toBe(true));
  const second = await elsewhere.enqueue(definition, { number: 2 });
  await elsewhere.stop();
  await until(() => expect(numbers()).toEqual([1, 2]));
  expect(runs[1]?.signal.aborted).toBe(false);
  finishSecond();
  await untilState(second, 'completed');
  expect(await stateOf(first)).toBe('cancelled');
});

test('a job outlasts the database: begun again without losing a try, and its end is noted', async () => {
  const gate = await DatabaseGate.open(database.url);
  const gated = openDatabase(gate.url);
  const own = new PgBossJobs({ url: gate.url, log: createLog('silent'), heartbeatSeconds: 120 });
  const attempts: number[] = [];
  const run = async ({ attempt }: JobRun<unknown>) => {
    attempts.push(attempt);
    if (attempts.length === 1) gate.shut();
    if (attempts.length === 2) {
      gate.reopen();
      await gated.execute(sql`select 1`);
      // its result cannot be noted at once
      gate.shut();
      void expect
        .poll(() => gate.refused)
        .toBeGreaterThan(2)
        .then(() => gate.reopen());
      return;
    }
    await gated.execute(sql`select 1`);
  };
  try {
    await own.start([definition]);
    const id = await own.enqueue(definition, { number: 1 });
    await own.work([{ definition: definition as JobDefinition, run }]);
    await untilState(id, 'completed');
    expect(attempts).toEqual([0, 0]);
    gate.shut();
    await expect(own.enqueue(definition, { number: 2 })).rejects.toSatisfy(isDatabaseAway);
    gate.reopen();
  } finally {
    await own.stop();
    await gated.$client.end();
    gate.close();
  }
});

const untilStopped = ({ signal }: JobRun<Payload>) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function restart(): Promise<void> {
  await jobs.stop();
  jobs = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 10 });
  await jobs.start([definition]);
}

test('a stop gives the running job back: it is due at once, and the next start takes it up as the same try', async () => {
  work = untilStopped;
  await startWork();
  const id = await jobs.enqueue(definition, { number: 1 });
  // more stops than the job has tries
  for (let stops = 1; stops <= definition.retryLimit + 2; stops++) {
    await until(() => expect(runs).toHaveLength(stops));
    await restart();
    const { rows } = await db.$client.query(
      'select state, start_after <= now() as due from jobs.job where id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'retry', due: true }]);
    await startWork();
  }
  work = async () => {};
  await restart();
  await startWork();
  await untilState(id, 'completed');
  expect(new Set(runs.map(({ attempt }) => attempt))).toEqual(new Set([0]));
});

test('a job that does not hear of the stop is given back all the same, and the closed queue says nothing', async () => {
  const log: string[] = [];
  const deaf = new PgBossJobs({
    url: database.url,
    log: createLog('trace', { write: (line) => void log.push(line) }),
    heartbeatSeconds: 10,
    stopMs: 1_500,
  });
  await deaf.start([definition]);
  let finish = (): void => {};
  let began = (): void => {};
  const begun = new Promise<void>((resolve) => (began = resolve));
  const run = (): Promise<void> => {
    began();
    return new Promise((resolve) => (finish = resolve));
  };
  await deaf.work([{ definition: definition as JobDefinition, run }]);
  const id = await deaf.enqueue(definition, { number: 1 });
  await begun;
  await deaf.stop();
  expect(await stateOf(id)).toBe('retry');
  // it ends at last, and finds the queue closed
  finish();
  await startWork();
  await untilState(id, 'completed');
  expect(runs.map(({ attempt }) => attempt)).toEqual([0]);
  expect(log).toEqual([]);
});

test('a job for which the disk is full is put off, and keeps its tries', async () => {
  work = async () => {
    throw new Failure('disk_full', 'The disk is full.');
  };
  await startWork();
  const id = await jobs.enqueue(definition, { number: 1 });
  await untilState(id, 'retry');
  const { rows } = await db.$client.query(
    `select retry_count, start_after > now() + interval '20 s' as later from jobs.job where id = $1`,
    [id],
  );
  // the next run counts it up again
  expect(rows).toEqual([{ retry_count: -1, later: true }]);
});

test('a queue is as its job is defined now: what it was first made with is no longer kept', async () => {
  const longer = { ...definition, retryLimit: 7, expireInSeconds: 120 };
  const later = new PgBossJobs({ url: database.url, log: createLog('silent'), heartbeatSeconds: 20 });
  await later.start([longer]);
  try {
    const id = await later.enqueue(longer, { number: 1 });
    const made = 'select retry_limit, expire_seconds, heartbeat_seconds from jobs.job where id = $1';
    const { rows } = await db.$client.query(made, [id]);
    expect(rows).toEqual([{ retry_limit: 7, expire_seconds: 120, heartbeat_seconds: 40 }]);
  } finally {
    await later.stop();
  }
});

test.each([
  [['test.sweep', 'test.work'], 'A job and a schedule are both named test.work.'],
  [['test.sweep', 'test.sweep'], 'Two schedules are named test.sweep.'],
])('of schedules %j none is taken: a queue has one kind of work', async (names, sentence) => {
  const schedules = names.map((name) => ({ name, cron: '0 * * * *', run: async () => {} }));
  await expect(jobs.schedule(schedules)).rejects.toThrow(sentence);
  const { rows } = await db.$client.query('select name from jobs.schedule');
  expect(rows).toEqual([]);
});
