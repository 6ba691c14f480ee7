import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseClient } from '../src/platform/db/database-client.ts';
import { databaseUrl, readCredentials } from '../src/platform/postgres/credentials.ts';
import { ServerProcess, testApiKey } from './server-process.ts';
import { formOf, silence, wavOf } from './speech-files.ts';

/** Twenty kills under mixed load: a backend, the whole database, an engine and the server, five times each in turn. */
const rounds = 5;
const readyWithinMs = 10_000;
/** Without packs there is the fallback voice alone. */
const packs = process.env.MYNAH_PACKS;
const environment = { ...(packs && { MYNAH_PACKS: packs }), MYNAH_OWNER_TIER: 'pro' };

let folder: string;
let server: ServerProcess;
let voiceId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-killed-'));
  await chmod(folder, 0o755);
  server = await ServerProcess.start(folder, environment);
  const { voices } = await (await server.fetch('/v2/voices?page_size=1')).json();
  voiceId = voices[0].voice_id;
}, 300_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const credentials = await readCredentials(join(folder, 'postgres'));
  const client = new DatabaseClient({ connectionString: databaseUrl(credentials!) });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

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
    const [found] = await query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by state = 'idle', random() limit 1`,
    );
    process.kill(found!.pid, 'SIGKILL');
  },
  database: async () => {
    const note = await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8');
    process.kill(Number(note.split('\n')[0]), 'SIGKILL');
  },
  engine: async () => {
    process.kill(await enginePid(), 'SIGKILL');
  },
  server: async () => {
    await server.end('SIGKILL');
    server = await ServerProcess.start(folder, environment);
  },
};

/** What was answered with success, to its last byte. */
const acknowledged = { historyItems: new Set<string>(), transcripts: new Set<string>() };
const refusals = new Map<string, number>();
let isOver = false;
let sentence = 0;

const note = (why: string): void => void refusals.set(why, (refusals.get(why) ?? 0) + 1);

/** Asks until the end; what is refused or broken off is counted and asked anew. */
async function client(ask: () => Promise<Response>, onDone: (answer: Response, body: string) => void) {
  while (!isOver) {
    try {
      const answer = await ask();
      const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      if (answer.ok) onDone(answer, body);
      else note(String(answer.status));
      if (answer.status === 503) expect(answer.headers.get('retry-after')).not.toBeNull();
      if (!answer.ok) await delay(100);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      // the connection broke, or nobody listens
      note('broken');
      await delay(100);
    }
  }
}

const keepItem = (answer: Response): void =>
  void acknowledged.historyItems.add(answer.headers.get('history-item-id') ?? 'none');
const speak = (path: string) => () =>
  server.fetch(`/v1/text-to-speech/${voiceId}${path}`, {
    text: `This is sentence ${++sentence}. `.repeat(3),
  });
const makeSound = () => server.fetch('/v1/sound-generation', { text: 'rain', duration_seconds: 1 });
const noteNothing = (): void => {};
const keepTranscript = (_answer: Response, body: string): void =>
  void acknowledged.transcripts.add(JSON.parse(body).transcription_id);
const transcribe = async (): Promise<Response> => {
  const body = formOf({ model_id: 'scribe_v2', language_code: 'en', file: wavOf(silence(2)) });
  const url = `${server.url}/v1/speech-to-text/transcripts`;
  const answer = await fetch(url, { method: 'POST', headers: { 'xi-api-key': testApiKey }, body });
  await delay(2_000);
  return answer;
};

const load = () =>
  Promise.all([
    client(speak(''), keepItem),
    client(speak('/stream'), keepItem),
    client(speak('/with-timestamps'), (_answer, body) => void JSON.parse(body)),
    client(() => server.fetch('/v1/history?page_size=5'), noteNothing),
    ...(packs ? [client(makeSound, keepItem), client(transcribe, keepTranscript)] : []),
  ]);

/** Ready, and a call that writes succeeds; milliseconds. */
async function timeUntilItWorks(since: number): Promise<{ readyMs: number; worksMs: number }> {
  const succeeds = async (ask: () => Promise<Response>) => {
    const answer = await ask().catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    return answer?.ok ?? false;
  };
  while (!(await succeeds(() => server.fetch('/readyz')))) await delay(20);
  const readyMs = Math.round(performance.now() - since);
  while (!(await succeeds(speak('')))) await delay(20);
  return { readyMs, worksMs: Math.round(performance.now() - since) };
}

test('twenty kills in turn: nothing acknowledged is lost, no credit stays held, ready within 10 s', async () => {
  const loading = load();
  loading.catch(() => {}); // awaited at the end
  const killed: { victim: string; readyMs: number; worksMs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [victim, kill] of Object.entries(kills)) {
      const before = acknowledged.historyItems.size;
      await expect.poll(() => acknowledged.historyItems.size, { timeout: 60_000 }).toBeGreaterThan(before);
      const since = performance.now();
      await kill();
      killed.push({ victim, ...(await timeUntilItWorks(since)) });
    }
  }
  isOver = true;
  await loading;
  const count = async (ids: Set<string>, path: (id: string) => string) => {
    const lost: string[] = [];
    for (const id of ids) if ((await server.fetch(path(id))).status !== 200) lost.push(id);
    return lost;
  };
  const lost = [
    ...(await count(acknowledged.historyItems, (id) => `/v1/history/${id}`)),
    ...(await count(acknowledged.historyItems, (id) => `/v1/history/${id}/audio`)),
  ];
  const unfinished = async () => {
    const states: string[] = [];
    for (const id of acknowledged.transcripts) {
      const answer = await server.fetch(`/v1/speech-to-text/transcripts/${id}/details`);
      states.push(answer.ok ? ((await answer.json()) as { state: string }).state : 'lost');
    }
    return states.filter((state) => state !== 'done');
  };
  await expect.poll(unfinished, { timeout: 240_000, interval: 1_000 }).toEqual([]);
  const held = async () =>
    (
      await query(`select sum(reserved)::int as reserved, sum(used)::int as used,
        (select sum(credits)::int from credit_charges) as charged,
        (select count(*)::int from credit_reservations) as reservations,
        (select count(*)::int from generation_places where expires_at > now()) as places from credit_accounts`)
    )[0] as Record<'reserved' | 'used' | 'charged' | 'reservations' | 'places', number>;
  await expect.poll(held, { timeout: 60_000 }).toMatchObject({ reserved: 0, reservations: 0, places: 0 });
  const books = await held();
  process.stdout.write(
    `${JSON.stringify({
      kills: killed.length,
      acknowledged: {
        historyItems: acknowledged.historyItems.size,
        transcripts: acknowledged.transcripts.size,
      },
      lost: lost.length,
      refused: Object.fromEntries(refusals),
      ...books,
      killed,
    })}\n`,
  );
  expect(lost).toEqual([]);
  expect(books.used).toBe(books.charged);
  expect([...refusals.keys()].filter((why) => !['503', '429', 'broken'].includes(why))).toEqual([]);
  for (const { readyMs } of killed) expect(readyMs).toBeLessThan(readyWithinMs);
}, 1_500_000);
