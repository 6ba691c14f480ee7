import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AcknowledgedWork, findVoice, speaker, untilItSucceeds } from './acknowledged-work.ts';
import { databasePid, nothingHeld, queryDatabase, readBooks } from './server-database.ts';
import { ServerProcess, testApiKey } from './server-process.ts';
import { formOf, wavOf } from './speech-files.ts';

/** Twenty kills under mixed load: a backend, the whole database, an engine and the server, five times each in turn. */
const rounds = 5;
const readyWithinMs = 10_000;
/** Without packs there is the fallback voice alone. */
const packs = process.env.MYNAH_PACKS;
const environment = {
  ...(packs && { MYNAH_PACKS: packs }),
  MYNAH_OWNER_TIER: 'pro',
  // the load asks again at once after each kill, and is to be answered
  MYNAH_REQUESTS_PER_MINUTE: '1000000',
};

let folder: string;
let server: ServerProcess;
let voiceId: string;
/** What is transcribed: 16 bits, mono, 16 kHz. */
let spoken: Uint8Array<ArrayBuffer>;
const database = () => join(folder, 'postgres');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-killed-'));
  await chmod(folder, 0o755);
  server = await ServerProcess.start(folder, environment);
  voiceId = await findVoice((path) => server.fetch(path));
  const path = `/v1/text-to-speech/${voiceId}?output_format=pcm_16000&enable_logging=false`;
  spoken = new Uint8Array(await (await server.fetch(path, { text: 'The kettle is on.' })).arrayBuffer());
}, 300_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function enginePid(): Promise<number> {
  for (const name of await readdir('/proc')) {
    const [command, stat] = await Promise.all(
      ['cmdline', 'stat'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    );
    const parent = Number(stat!.slice(stat!.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === server.child.pid && command!.includes('speech-process')) return Number(name);
  }
  throw new Error('The server has no engine process.');
}

const kills = {
  backend: async () => {
    const [found] = await queryDatabase<{ pid: number }>(
      database(),
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by state = 'idle', random() limit 1`,
    );
    process.kill(found!.pid, 'SIGKILL');
  },
  database: async () => {
    process.kill(await databasePid(database()), 'SIGKILL');
  },
  engine: async () => {
    process.kill(await enginePid(), 'SIGKILL');
  },
  server: async () => {
    await server.end('SIGKILL');
    server = await ServerProcess.start(folder, environment);
  },
};

const work = new AcknowledgedWork();
const transcripts = new Set<string>();
const speak = speaker(
  (path, json) => server.fetch(path, json),
  () => voiceId,
);
const makeSound = () => server.fetch('/v1/sound-generation', { text: 'rain', duration_seconds: 1 });
const keepTranscript = (_answer: Response, body: string): void =>
  void transcripts.add(JSON.parse(body).transcription_id);
const transcribe = async (): Promise<Response> => {
  const body = formOf({ model_id: 'scribe_v2', language_code: 'en', file: wavOf(spoken) });
  const url = `${server.url}/v1/speech-to-text/transcripts`;
  const answer = await fetch(url, { method: 'POST', headers: { 'xi-api-key': testApiKey }, body });
  await delay(2_000);
  return answer;
};

/** Ready, and a call that writes succeeds; milliseconds. */
async function timeUntilItWorks(since: number): Promise<{ readyMs: number; worksMs: number }> {
  await untilItSucceeds(() => server.fetch('/readyz'));
  const readyMs = Math.round(performance.now() - since);
  await untilItSucceeds(speak());
  return { readyMs, worksMs: Math.round(performance.now() - since) };
}

test('twenty kills in turn: nothing acknowledged is lost, no credit stays held, ready within 10 s', async () => {
  work.start([
    [speak(), work.keepItem],
    [speak('/stream'), work.keepItem],
    [speak('/with-timestamps'), (_answer, body) => void JSON.parse(body)],
    [() => server.fetch('/v1/history?page_size=5')],
    ...(packs
      ? ([
          [makeSound, work.keepItem],
          [transcribe, keepTranscript],
        ] as const)
      : []),
  ]);
  const killed: { victim: string; readyMs: number; worksMs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [victim, kill] of Object.entries(kills)) {
      await work.untilMore();
      const since = performance.now();
      await kill();
      killed.push({ victim, ...(await timeUntilItWorks(since)) });
    }
  }
  await work.end();
  const lost = await work.findLost((path) => server.fetch(path));
  const unfinished = async () => {
    const states: string[] = [];
    for (const id of transcripts) {
      const answer = await server.fetch(`/v1/speech-to-text/transcripts/${id}/details`);
      states.push(answer.ok ? ((await answer.json()) as { state: string }).state : 'lost');
    }
    return states.filter((state) => state !== 'done');
  };
  await expect.poll(unfinished, { timeout: 240_000, interval: 1_000 }).toEqual([]);
  await expect.poll(() => readBooks(database()), { timeout: 60_000 }).toMatchObject(nothingHeld);
  const books = await readBooks(database());
  process.stdout.write(
    `${JSON.stringify({
      kills: killed.length,
      acknowledged: { historyItems: work.historyItems.size, transcripts: transcripts.size },
      lost: lost.length,
      refused: work.refused,
      ...books,
      killed,
    })}\n`,
  );
  expect(lost).toEqual([]);
  expect(books.used).toBe(books.charged);
  expect(Object.keys(work.refused).filter((why) => !['503', '429', 'broken'].includes(why))).toEqual([]);
  for (const { readyMs } of killed) expect(readyMs).toBeLessThan(readyWithinMs);
}, 1_500_000);
