import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AcknowledgedWork, findVoice, speaker, untilItSucceeds } from './acknowledged-work.ts';
import { nothingHeld, queryDatabase, readBooks } from './server-database.ts';
import { ServerProcess } from './server-process.ts';
import { fillDisk, mountSmallDisk, unmount } from './small-disk.ts';

/** The embedded database on a disk of its own, which is filled to the last byte under load. */
const diskMegabytes = 400;
/** Longer than a start of the database is tried. */
const fullMs = 90_000;

let folder: string;
let home: string;
let mounted: boolean;
let server: ServerProcess;
let voiceId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-full-'));
  await chmod(folder, 0o755);
  home = join(folder, 'postgres');
  mounted = mountSmallDisk(home, diskMegabytes);
  if (!mounted) return;
  server = await ServerProcess.start(folder, { MYNAH_OWNER_TIER: 'pro' });
  voiceId = await findVoice((path) => server.fetch(path));
}, 900_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  if (home) unmount(home);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

test('a full disk of the embedded database is told as such, and passes when there is room', async (context) => {
  if (!mounted)
    return context.skip('A disk can only be mounted by the superuser, outside of most containers.');
  const work = new AcknowledgedWork();
  const speak = speaker(
    (path, json) => server.fetch(path, json),
    () => voiceId,
  );
  work.start([
    [speak(), work.keepItem],
    [speak('/stream'), work.keepItem],
    [() => server.fetch('/v1/history?page_size=5')],
  ]);
  await work.untilMore();
  const ballast = await fillDisk(home, 256 * 1024);
  // what the database has set aside for its log is used up as well, and it ends
  const fillLog = "select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))";
  const hasEnded = () => server.lines.some((line) => line.includes('the database ended'));
  while (!hasEnded()) await queryDatabase(home, fillLog).catch(() => delay(100));
  await expect
    .poll(() => (work.refused['503'] ?? 0) + (work.refused['507'] ?? 0), { timeout: 300_000 })
    .toBeGreaterThan(0);
  await delay(fullMs);
  expect(server.child.exitCode).toBeNull();
  expect((await server.fetch('/healthz')).status).toBe(200);
  const refusedWhileFull = work.refused;
  await rm(ballast);
  const since = performance.now();
  await untilItSucceeds(() => server.fetch('/readyz'));
  const readyMs = Math.round(performance.now() - since);
  await work.untilMore();
  await work.end();
  const lost = await work.findLost((path) => server.fetch(path));
  await expect.poll(() => readBooks(home), { timeout: 120_000 }).toMatchObject(nothingHeld);
  const books = await readBooks(home);
  process.stdout.write(
    `${JSON.stringify({ acknowledged: work.historyItems.size, lost: lost.length, refusedWhileFull, refused: work.refused, readyMs, ...books })}\n`,
  );
  expect(lost).toEqual([]);
  expect(books.used).toBe(books.charged);
  expect(Object.keys(work.refused).filter((why) => !['503', '507', '429', 'broken'].includes(why))).toEqual(
    [],
  );
}, 900_000);
