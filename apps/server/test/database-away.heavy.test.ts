import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../src/platform/postgres/index.ts';
import { AcknowledgedWork, findVoice, speaker, untilItSucceeds } from './acknowledged-work.ts';
import { nothingHeld, readBooks } from './server-database.ts';
import { ServerProcess } from './server-process.ts';

/** A database that is not the server's own, named by `DATABASE_URL`, and gone for a minute under load. */
const awayMs = 60_000;

let folder: string;
let home: string;
let database: RunningPostgres;
let server: ServerProcess;
let voiceId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-away-'));
  await chmod(folder, 0o755);
  home = join(folder, 'database');
  database = await startPostgres({ folder: home });
  server = await ServerProcess.start(join(folder, 'server'), {
    DATABASE_URL: database.url,
    MYNAH_OWNER_TIER: 'pro',
  });
  voiceId = await findVoice((path) => server.fetch(path));
}, 900_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test('a database that goes away for a minute under load: nothing acknowledged is lost, no credit stays held', async () => {
  const work = new AcknowledgedWork();
  const speak = speaker(
    (path, json) => server.fetch(path, json),
    () => voiceId,
  );
  work.start([
    [speak(), work.keepItem],
    [speak('/stream'), work.keepItem],
    [speak('/with-timestamps'), (_answer, body) => void JSON.parse(body)],
    [() => server.fetch('/v1/history?page_size=5')],
  ]);
  await work.untilMore(20);
  const { url } = database;
  await database.stop();
  await delay(awayMs);
  // it lives, and says for what it waits
  expect((await server.fetch('/healthz')).status).toBe(200);
  expect((await server.fetch('/readyz')).status).toBe(503);
  const before = work.historyItems.size;
  database = await startPostgres({ folder: home });
  expect(database.url).toBe(url);
  const since = performance.now();
  await untilItSucceeds(() => server.fetch('/readyz'));
  const readyMs = Math.round(performance.now() - since);
  await work.untilMore(20);
  await work.end();
  const lost = await work.findLost((path) => server.fetch(path));
  await expect.poll(() => readBooks(home), { timeout: 120_000 }).toMatchObject(nothingHeld);
  const books = await readBooks(home);
  process.stdout.write(
    `${JSON.stringify({ acknowledged: work.historyItems.size, before, lost: lost.length, refused: work.refused, readyMs, ...books })}\n`,
  );
  expect(lost).toEqual([]);
  expect(books.used).toBe(books.charged);
  expect(Object.keys(work.refused).filter((why) => !['503', '429', 'broken'].includes(why))).toEqual([]);
}, 1_200_000);
