import { setTimeout as delay } from 'node:timers/promises';
import { gt, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseGate } from '../../../test/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { newId } from '../ids/new-id.ts';
import { createLog } from '../log/log.ts';
import { advanceHandler, countFailure, markHandled } from './event-handlings.store.ts';
import { eventHandlers, eventHandlings, events as eventsTable } from './events.tables.ts';
import type { EventHandler, StoredEvent } from './events.ts';
import { PostgresEvents } from './postgres-events.ts';

let database: TestDatabase;
let db: Database;
const started: PostgresEvents[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterEach(async () => {
  for (const events of started.splice(0)) await events.stop();
  await db.delete(eventsTable);
  await db.delete(eventHandlings);
  await db.delete(eventHandlers);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

/** As a process of its own would have them. */
async function startEvents(handlers: EventHandler[] = [], now?: () => Date): Promise<PostgresEvents> {
  const events = new PostgresEvents(db, database.url, createLog('silent'), now);
  started.push(events);
  await events.start(handlers);
  return events;
}

const append = (events: PostgresEvents, workspaceId: string, number = 0, name = 'test.happened') =>
  db.transaction((transaction) => events.append(transaction, { name, workspaceId, payload: { number } }));

const numbers = (told: readonly StoredEvent[]) => told.map((event) => event.payload.number);

async function take(events: AsyncIterable<StoredEvent>, count: number): Promise<StoredEvent[]> {
  const taken: StoredEvent[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

function recorder(name: string, handle: (event: StoredEvent) => Promise<void> = async () => {}) {
  const seen: StoredEvent[] = [];
  const handler: EventHandler = {
    event: 'test.happened',
    name,
    handle: async (event) => {
      seen.push(event);
      await handle(event);
    },
  };
  return { seen, handler };
}

/** An hour passes with each look, so that every next try is due at once. */
function hoursPass(): () => Date {
  let hours = 0;
  return () => new Date(++hours * 3_600_000);
}

const handled = () => db.$count(eventHandlings, isNotNull(eventHandlings.handledAt));

test('an event of a transaction that is rolled back never was', async () => {
  const events = await startEvents();
  const workspaceId = newId();
  const live = await events.subscribe(workspaceId, { signal: AbortSignal.timeout(20_000) });
  const rolledBack = db.transaction(async (transaction) => {
    await events.append(transaction, { name: 'test.happened', workspaceId, payload: { number: 1 } });
    throw new Error('changed its mind');
  });
  await expect(rolledBack).rejects.toThrow('changed its mind');
  await append(events, workspaceId, 2);
  expect(numbers(await take(live, 1))).toEqual([2]);
  expect(await db.select().from(eventsTable)).toHaveLength(1);
});

test('a workspace has its events in the order of their commits; another does not wait for them', async () => {
  const events = await startEvents();
  const workspaceId = newId();
  const live = await events.subscribe(workspaceId, { signal: AbortSignal.timeout(20_000) });
  let second: Promise<void> | undefined;
  let isSecondDone = false;
  await db.transaction(async (transaction) => {
    await events.append(transaction, { name: 'test.happened', workspaceId, payload: { number: 1 } });
    second = append(events, workspaceId, 2).then(() => {
      isSecondDone = true;
    });
    await append(events, newId(), 3);
    expect(isSecondDone).toBe(false);
  });
  await second;
  const told = await take(live, 2);
  expect(numbers(told)).toEqual([1, 2]);
  expect(told[1]?.sequence).toBeGreaterThan(told[0]?.sequence ?? Number.POSITIVE_INFINITY);
});

test('who comes back gets what was missed, then what happens; nobody gets what is another’s', async () => {
  const events = await startEvents();
  const [mine, theirs] = [newId(), newId()];
  for (const number of [1, 2, 3]) await append(events, mine, number);
  await append(events, theirs, 99);
  const signal = AbortSignal.timeout(20_000);
  const all = await take(await events.subscribe(mine, { afterSequence: 0, signal }), 3);
  const live = await events.subscribe(mine, { afterSequence: all[0]?.sequence, signal });
  const rest = take(live, 3);
  await append(events, theirs, 100);
  await append(events, mine, 4);
  expect(numbers(await rest)).toEqual([2, 3, 4]);
});

test('more events than one read takes are all told, once', async () => {
  const events = await startEvents();
  const workspaceId = newId();
  const payload = { number: 0 };
  const row = { name: 'test.happened', workspaceId, payload };
  await db.insert(eventsTable).values(Array.from({ length: 250 }, () => row));
  const signal = AbortSignal.timeout(20_000);
  const told = await take(await events.subscribe(workspaceId, { afterSequence: 0, signal }), 250);
  expect(new Set(told.map((event) => event.sequence)).size).toBe(250);
});

test('a subscription ends with its signal, and with the events', async () => {
  const events = await startEvents();
  const leaving = new AbortController();
  const left = take(await events.subscribe(newId(), { signal: leaving.signal }), 1);
  const stopped = take(await events.subscribe(newId(), { signal: new AbortController().signal }), 1);
  await delay(0);
  leaving.abort();
  expect(await left).toEqual([]);
  await events.stop();
  expect(await stopped).toEqual([]);
});

test('a handler has each event once: with two processes at work, and after a restart', async () => {
  const { seen, handler } = recorder('once');
  const [first, second] = [await startEvents([handler]), await startEvents([handler])];
  const workspaceId = newId();
  await Promise.all(Array.from({ length: 30 }, (_, number) => append(first, workspaceId, number)));
  await until(() => expect(seen.length).toBeGreaterThanOrEqual(30));
  await first.stop();
  await second.stop();
  const third = await startEvents([handler]);
  await append(third, workspaceId, 30);
  await until(() => expect(numbers(seen)).toContain(30));
  expect(numbers(seen).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 31 }, (_, n) => n),
  );
});

test('what happened while nobody handled is handled at the next start', async () => {
  const silent = await startEvents();
  await append(silent, newId(), 7);
  const { seen, handler } = recorder('late');
  await startEvents([handler]);
  await until(() => expect(numbers(seen)).toEqual([7]));
});

test('an event that fails is tried again, and holds up neither later ones nor other handlers', async () => {
  let isMended = false;
  const { seen, handler } = recorder('fragile', async (event) => {
    if (event.payload.number === 1 && !isMended) throw new Error('not yet');
  });
  const other = recorder('sturdy');
  const events = await startEvents([handler, other.handler]);
  const workspaceId = newId();
  await append(events, workspaceId, 1);
  await append(events, workspaceId, 2);
  await until(() => expect(numbers(seen)).toEqual(expect.arrayContaining([1, 2])));
  await until(() => expect(numbers(other.seen)).toEqual([1, 2]));
  isMended = true;
  await until(async () => expect(await handled()).toBe(4));
  expect(numbers(seen).filter((number) => number === 1).length).toBeGreaterThan(1);
});

test('an event that always fails is given up with a line in the log', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const events = new PostgresEvents(db, database.url, log, hoursPass());
  started.push(events);
  const { seen, handler } = recorder('hopeless', async () => {
    throw new Error('never');
  });
  await events.start([handler]);
  await append(events, newId());
  await until(async () => expect(await handled()).toBe(1));
  expect(seen).toHaveLength(6);
  await until(() => expect(lines.join('')).toContain('is given up'));
  expect(lines.join('')).toContain('"handler":"hopeless"');
});

test('a restart does not forget how often an event failed, nor that it waits', async () => {
  const { seen, handler } = recorder('hopeless', async () => {
    throw new Error('never');
  });
  const standing = () => new Date(0);
  const first = await startEvents([handler], standing);
  await append(first, newId());
  await until(async () => expect(await db.$count(eventHandlings)).toBe(1));
  await first.stop();
  const other = { ...recorder('other').handler, event: 'test.other' };
  const second = await startEvents([handler, other], standing);
  await append(second, newId(), 0, 'test.other');
  await until(async () => expect(await handled()).toBe(1));
  await second.stop();
  expect(seen).toHaveLength(1);
  await startEvents([handler], hoursPass());
  await until(async () => expect(await handled()).toBe(2));
  expect(seen).toHaveLength(6);
});

test('each try of an event that fails comes later', async () => {
  const events = await startEvents();
  await append(events, newId());
  const [event] = await db.select().from(eventsTable);
  const moment = { sequence: event?.sequence ?? 0, now: new Date(0) };
  const { handler } = recorder('slow');
  const waits: (number | undefined)[] = [];
  for (let failure = 1; failure <= 5; failure++) {
    expect(await countFailure(db, handler, moment)).toBe(failure);
    const [row] = await db.select().from(eventHandlings);
    waits.push(row?.notBefore?.getTime());
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
});

describe('how far a handler is done', () => {
  const { handler } = recorder('steady');
  /** As many old events; the last one is young. */
  const appendOld = async (count: number): Promise<number[]> => {
    const row = { name: 'test.happened', workspaceId: newId(), payload: {} };
    const rows = await db
      .insert(eventsTable)
      .values([...Array.from({ length: count }, () => ({ ...row, createdAt: new Date(1_000) })), row])
      .returning({ sequence: eventsTable.sequence });
    return rows.map(({ sequence }) => sequence);
  };
  const finish = (sequence: number | undefined) =>
    markHandled(db, handler, { sequence: sequence ?? 0, now: new Date() });

  test('lies before the first event that is not done, and before all young ones', async () => {
    const [first, second, third, young] = await appendOld(3);
    for (const sequence of [first, third, young]) await finish(sequence);
    expect(await advanceHandler(db, handler)).toBe((second ?? 0) - 1);
    await countFailure(db, handler, { sequence: second ?? 0, now: new Date() });
    expect(await advanceHandler(db, handler)).toBe((second ?? 0) - 1);
    await finish(second);
    expect(await advanceHandler(db, handler)).toBe(third);
    expect(await advanceHandler(db, { ...handler, name: 'new' })).toBe((first ?? 0) - 1);
  });

  test('is where its look for work begins after a restart', async () => {
    const [, , third] = await appendOld(3);
    await db.insert(eventHandlers).values({ handler: handler.name, doneUpTo: (third ?? 0) - 1 });
    const fresh = recorder('steady');
    await startEvents([fresh.handler]);
    await until(() => expect(fresh.seen).toHaveLength(2));
    expect(fresh.seen[0]?.sequence).toBe(third);
  });
});

describe('purge', () => {
  const left = async () => numbers(await db.select().from(eventsTable).orderBy(eventsTable.sequence));
  const age = (number: number) =>
    db
      .update(eventsTable)
      .set({ createdAt: new Date(1_000) })
      .where(sql`${eventsTable.payload}->>'number' = ${String(number)}`);
  const before = new Date(2_000);

  test('takes what is old and done, with its marks, and leaves what is young or not done', async () => {
    const { seen, handler } = recorder('done');
    const events = await startEvents([handler]);
    const workspaceId = newId();
    await append(events, workspaceId, 1);
    await append(events, workspaceId, 2);
    await append(events, workspaceId, 3, 'test.unheard');
    await until(async () => expect(await handled()).toBe(2));
    for (const number of [1, 3]) await age(number);
    await events.purge(before, [handler, recorder('never ran').handler]);
    expect(await left()).toEqual([1, 2]);
    await events.purge(before, [handler]);
    expect(await left()).toEqual([2]);
    expect(await handled()).toBe(1);
    expect(seen).toHaveLength(2);
  });

  test('leaves what failed and is tried again', async () => {
    const { handler } = recorder('fragile', async () => {
      throw new Error('not yet');
    });
    const events = await startEvents([handler], () => new Date(0));
    await append(events, newId(), 1);
    await until(async () => expect(await db.$count(eventHandlings)).toBe(1));
    await age(1);
    await events.purge(before, [handler]);
    expect(await left()).toEqual([1]);
  });

  test('takes more than one batch', async () => {
    const events = await startEvents();
    const row = { name: 'test.happened', workspaceId: newId(), payload: {}, createdAt: new Date(1_000) };
    await db.insert(eventsTable).values(Array.from({ length: 2_100 }, () => row));
    await events.purge(before, []);
    expect(await left()).toEqual([]);
  });
});

test('a watcher in another process is told of its event', async () => {
  const [here, there] = [await startEvents(), await startEvents()];
  const told: string[] = [];
  const stop = there.watch('test.happened', (workspaceId) => told.push(workspaceId));
  const [first, second] = [newId(), newId()];
  await append(here, newId(), 0, 'test.other');
  await append(here, first);
  await until(() => expect(told).toEqual([first]));
  stop();
  const later = await there.subscribe(second, { signal: AbortSignal.timeout(20_000) });
  await append(here, second);
  await take(later, 1);
  expect(told).toEqual([first]);
});

test('while the database is away streams stay, watchers wait, and no handler loses tries; then all are told', async () => {
  const gate = await DatabaseGate.open(database.url);
  const gated = openDatabase(gate.url);
  const { seen, handler } = recorder('patient', async () => {
    if (seen.length === 1) await gated.$client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  const events = new PostgresEvents(gated, gate.url, createLog('silent'));
  try {
    const workspaceId = newId();
    const told: string[] = [];
    events.watch('test.happened', (of) => told.push(of));
    await events.start([handler]);
    const live = await events.subscribe(workspaceId, { signal: AbortSignal.timeout(60_000) });
    gate.shut();
    const elsewhere = new PostgresEvents(db, database.url, createLog('silent'));
    await append(elsewhere, workspaceId, 6);
    // the listener and a look for news
    await until(() => expect(gate.refused).toBeGreaterThan(2));
    gate.reopen();
    expect(numbers(await take(live, 1))).toEqual([6]);
    await until(() => expect(told).toContain(workspaceId));
    await until(() => expect(seen).toHaveLength(1));
    await append(elsewhere, workspaceId, 7);
    await until(async () => expect(await handled()).toBe(2));
    expect(numbers(seen)).toEqual([6, 6, 7]);
    expect(await db.$count(eventHandlings, gt(eventHandlings.failures, 0))).toBe(0);
  } finally {
    await events.stop();
    await gated.$client.end();
    gate.close();
  }
});

test('a lost connection to the database is made again, and nothing is missed', async () => {
  const events = await startEvents();
  const workspaceId = newId();
  const live = await events.subscribe(workspaceId, { signal: AbortSignal.timeout(30_000) });
  await db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen mynah_events%' and datname = current_database()",
  );
  await append(events, workspaceId, 5);
  expect(numbers(await take(live, 1))).toEqual([5]);
});
