import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DatabaseGate } from '../../../test/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-app.ts';
import { Failure, toFailure } from '../errors/index.ts';
import { type Database, openDatabase, type Queryable } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { outlastDatabase } from './outlast-database.ts';

/** More than the pool has connections. */
const many = Array.from({ length: 25 }, (_, number) => number);

let database: TestDatabase;
let other: Database;
let gate: DatabaseGate;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  other = openDatabase(database.url);
  await other.execute(sql`create table noted (number int primary key)`);
});
beforeEach(async () => {
  gate = await DatabaseGate.open(database.url);
  db = openDatabase(gate.url);
});
afterEach(async () => {
  gate.reopen();
  await db.$client.end();
  gate.close();
  await other.execute(sql`delete from noted`);
});
afterAll(async () => {
  await other.$client.end();
  await database.drop();
});

async function breakOff(connection: Queryable): Promise<void> {
  const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await other.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`);
}

const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (cause) => cause,
  );

test('a connection that breaks in a transaction fails it by name, and the pool has another', async () => {
  for (const _ of many) {
    const broken = db.transaction(async (transaction) => {
      await breakOff(transaction);
      await transaction.execute(sql`insert into noted values (1)`);
    });
    expect(await outcome(broken)).toSatisfy(isDatabaseAway);
  }
  await db.execute(sql`insert into noted values (1)`);
});

test('one that breaks before the transaction begins is not lost to the pool', async () => {
  for (const _ of many) {
    // at the moment it is handed out
    db.$client.once('acquire', (client) => void client.end());
    expect(await outcome(db.transaction(async () => {}))).toSatisfy(isDatabaseAway);
  }
  await db.transaction((transaction) => transaction.execute(sql`insert into noted values (1)`));
});

test('what failed in a transaction is told, also when the rollback finds no connection', async () => {
  const refused = db.transaction(async (transaction) => {
    await breakOff(transaction);
    throw new Failure('voice_not_found', 'There is no such voice.');
  });
  await expect(refused).rejects.toMatchObject({ code: 'voice_not_found' });
});

test('one that breaks while nobody waits for it ends nothing', async () => {
  const client = await db.$client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
  await ended;
  client.release();
  await db.execute(sql`insert into noted values (1)`);
});

test('who finds the database away for a moment waits for it', async () => {
  gate.shut();
  const waiting = [
    outcome(db.execute(sql`insert into noted values (1)`)),
    outcome(db.transaction(async () => {})),
  ];
  await expect.poll(() => gate.refused).toBeGreaterThan(2);
  gate.reopen();
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
});

test('for longer it is 503, with the time of the next try', async () => {
  gate.shut();
  const calls = [db.execute(sql`select 1`), db.transaction(async () => {}), db.$client.connect()];
  for (const thrown of await Promise.all(calls.map(outcome))) {
    const failure = toFailure(thrown);
    expect(failure).toMatchObject({
      code: 'database_unavailable',
      kind: 'unavailable',
      retryAfterSeconds: 2,
    });
    expect(failure.cause).toBe(thrown);
  }
});

test('a broken connection to anything else is not the database’s', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(isDatabaseAway(new Error('The bucket does not answer.', { cause }))).toBe(false);
  expect(toFailure(cause).code).toBe('internal_server_error');
});

test('work that must not be lost is done again until the database is back', async () => {
  gate.shut();
  const attempts: number[] = [];
  const work = outlastDatabase(async (attempt) => {
    attempts.push(attempt);
    await db.execute(sql`insert into noted values (1)`);
  });
  await expect.poll(() => attempts.length).toBe(2);
  gate.reopen();
  await work;
  expect(attempts).toEqual([0, 1]);
  expect((await other.execute(sql`select number from noted`)).rows).toEqual([{ number: 1 }]);
});

test('work that failed otherwise, or whose caller left, is not', async () => {
  await expect(
    outlastDatabase(async () => {
      throw new Failure('conflict', 'No.');
    }),
  ).rejects.toMatchObject({ code: 'conflict' });
  gate.shut();
  const tries: number[] = [];
  const left = outlastDatabase(
    async (attempt) => {
      tries.push(attempt);
      await db.execute(sql`select 1`);
    },
    { signal: AbortSignal.abort() },
  );
  expect(await outcome(left)).toSatisfy(isDatabaseAway);
  expect(tries).toEqual([0]);
});
