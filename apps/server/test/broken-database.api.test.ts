import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { recordWork } from '../src/modules/billing/actions/record-work.ts';
import { reserveCredits } from '../src/modules/billing/actions/reserve-credits.ts';
import { settleCredits } from '../src/modules/billing/actions/settle-credits.ts';
import { creditAccounts, creditReservations } from '../src/modules/billing/billing.tables.ts';
import { creditEntries } from '../src/modules/billing/ledger.tables.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { PostgresEvents } from '../src/platform/events/postgres-events.ts';
import { createLog } from '../src/platform/log/log.ts';
import { DatabaseGate } from './database-gate.ts';
import { makeNeighbor } from './factories.ts';
import { startTestApp, type TestApp, type TestOwner } from './test-app.ts';

/** The whole server, and a database that goes away while it works. */
let app: TestApp;
let owner: TestOwner;
let voiceId: string;
let gate: DatabaseGate;
/** Past the gate. */
let db: Database;
let databaseUrl: string;

beforeAll(async () => {
  app = await startTestApp({
    wayToDatabase: async (url) => {
      databaseUrl = url;
      db = openDatabase(url);
      gate = await DatabaseGate.open(url);
      return gate.url;
    },
  });
  owner = await app.owner();
  const listed = await app.fetch('/v2/voices?page_size=1', owner);
  voiceId = ((await listed.json()) as { voices: { voice_id: string }[] }).voices[0]!.voice_id;
});
afterEach(() => gate.reopen());
afterAll(async () => {
  await app?.close();
  gate?.close();
  await db?.$client.end();
});

const speak = (text: string, path = '') =>
  app.fetch(`/v1/text-to-speech/${voiceId}${path}`, { apiKey: owner.apiKey, json: { text } });

async function historyIds(): Promise<string[]> {
  const answer = await app.fetch('/v1/history?page_size=1000', { apiKey: owner.apiKey });
  const { history } = (await answer.json()) as { history: { history_item_id: string }[] };
  return history.map(({ history_item_id }) => history_item_id);
}

const held = async () =>
  (await db.select({ reserved: creditAccounts.reserved }).from(creditAccounts)).map(
    ({ reserved }) => reserved,
  );
const untilNothingIsHeld = () => expect.poll(async () => Math.max(...(await held()))).toBe(0);

test('calls meanwhile are 503 with Retry-After, the server lives, and all goes on when it is back', async () => {
  gate.shut();
  const refused = await speak('Is anybody there?');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    detail: {
      status: 'database_unavailable',
      message: 'The database isn’t responding. Try again in a moment.',
    },
  });
  expect((await app.fetch('/healthz')).status).toBe(200);
  const ready = await app.fetch('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ waiting_for: ['database'] });
  gate.reopen();
  expect((await speak('Yes.')).status).toBe(200);
  expect((await app.fetch('/readyz')).status).toBe(200);
});

test('a socket is told the same, and closes with 1011', async () => {
  const url = `${app.url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/stream-input`;
  const socket = new WebSocket(url, { headers: { 'xi-api-key': owner.apiKey } });
  const messages: unknown[] = [];
  socket.on('message', (message) => messages.push(JSON.parse(String(message))));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  gate.shut();
  socket.send(JSON.stringify({ text: 'Good evening. ', flush: true }));
  expect(await closed).toBe(1011);
  expect(messages.at(-1)).toMatchObject({ error: 'database_unavailable' });
});

test('sound that was handed over is charged and kept, though the database was away at its end', async () => {
  const spokenSeconds = async (): Promise<number> => {
    const { values } = await app.platform.metrics.speechSeconds.get();
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  const before = await spokenSeconds();
  const answer = await speak('A tale of many words. '.repeat(60), '/stream');
  const id = answer.headers.get('history-item-id') ?? '';
  const reader = answer.body!.getReader();
  expect((await reader.read()).done).toBe(false);
  gate.shut();
  const read = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read());
  })();
  // all is spoken, and the end tries to be written
  await expect.poll(spokenSeconds).toBeGreaterThan(before);
  const { refused } = gate;
  await expect.poll(() => gate.refused).toBeGreaterThan(refused + 5);
  gate.reopen();
  await read;
  expect(await historyIds()).toContain(id);
  await untilNothingIsHeld();
});

test('a charge whose commit was not answered is made once', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const { workspaceId } = actor;
  const reservation = await reserveCredits(app.platform, actor, { credits: 100, product: 'music' });
  gate.swallowAnswerTo(/insert into "credit_entries"[\s\S]*commit\0$/);
  let runs = 0;
  await recordWork(app.platform, reservation, async (transaction) => {
    runs++;
    await settleCredits(transaction, reservation, 100);
  });
  expect(runs).toBe(1);
  expect(await db.$count(creditEntries, eq(creditEntries.workspaceId, workspaceId))).toBe(1);
  expect(await db.$count(creditReservations, eq(creditReservations.workspaceId, workspaceId))).toBe(0);
});

test('a live stream stays open, and gets what happened while the database was away', async () => {
  const leaving = new AbortController();
  const answer = await app.fetch('/v1/events', {
    headers: { authorization: `Bearer ${owner.accessToken}` },
    signal: leaving.signal,
  });
  let told = '';
  const reading = (async () => {
    for await (const bytes of answer.body!) told += Buffer.from(bytes).toString();
  })().catch(() => {});
  gate.shut();
  const elsewhere = new PostgresEvents(db, databaseUrl, createLog('silent'));
  const payload = { historyItemId: 'made elsewhere' };
  await db.transaction((transaction) =>
    elsewhere.append(transaction, { name: 'speech.generated', workspaceId: owner.workspaceId, payload }),
  );
  await expect.poll(() => gate.refused).toBeGreaterThan(0);
  expect(told).not.toContain('made elsewhere');
  gate.reopen();
  await expect.poll(() => told).toContain('made elsewhere');
  leaving.abort();
  await reading;
});

test('connections that are killed under load: each call is answered, nothing acknowledged is lost or held', async () => {
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  let kills = 0;
  const client = async (number: number): Promise<void> => {
    for (let round = 0; round < 4; round++) {
      const answer = await speak(`Client ${number} says sentence ${round}.`);
      await answer.arrayBuffer();
      statuses.push(answer.status);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).not.toBeNull();
      else acknowledged.push(answer.headers.get('history-item-id') ?? '');
    }
  };
  const clients = Promise.all([0, 1, 2, 3].map(client));
  let isOver = false;
  clients.finally(() => (isOver = true)).catch(() => {});
  while (!isOver && kills < 12) {
    const { rows } = await db.execute<{ killed: boolean }>(sql`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    kills += rows.length > 0 ? 1 : 0;
    const answered = statuses.length;
    await expect.poll(() => isOver || statuses.length > answered).toBe(true);
  }
  await clients;
  expect(kills).toBeGreaterThan(2);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const kept = await historyIds();
  for (const id of acknowledged) expect(kept).toContain(id);
  await untilNothingIsHeld();
});
