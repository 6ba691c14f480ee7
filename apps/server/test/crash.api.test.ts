import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findVoice } from './acknowledged-work.ts';
import { databasePid, nothingHeld, queryDatabase, readBooks } from './server-database.ts';
import { ServerProcess } from './server-process.ts';
import { startTestApp } from './test-app.ts';

/** What survives: the server, an engine process and the database are killed for real. */
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-crash-'));
  await chmod(folder, 0o755);
  server = await ServerProcess.start(folder);
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const firstVoice = () => findVoice((path) => server.fetch(path));

const usedCredits = async (): Promise<number> => {
  const answer = await server.fetch('/v1/user/subscription');
  return ((await answer.json()) as { character_count: number }).character_count;
};

const database = () => join(folder, 'postgres');

/** One that serves the server. */
async function backendPid(): Promise<number> {
  const [backend] = await queryDatabase<{ pid: number }>(
    database(),
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
  );
  return backend!.pid;
}

test('a machine that can fetch no pack still speaks, and says so', async () => {
  const config = (await (await server.fetch('/v1/app-config')).json()) as {
    speech: { state: string; message: string };
  };
  expect(config.speech.state).toBe('fallback');
  expect(config.speech.message).toContain('robotic');
  const spoken = await server.fetch(`/v1/text-to-speech/${await firstVoice()}`, { text: 'Still here.' });
  expect(spoken.headers.get('x-mynah-engine')).toBe('espeak');
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
});

test('kill -9 of server and database during a generation loses nothing that was acknowledged', async () => {
  const voice = await firstVoice();
  const kept: string[] = [];
  for (const text of ['The first sentence.', 'The second sentence.']) {
    const answer = await server.fetch(`/v1/text-to-speech/${voice}`, { text });
    await answer.arrayBuffer();
    kept.push(answer.headers.get('history-item-id') ?? '');
  }
  const keyed = () =>
    server.fetch(
      `/v1/text-to-speech/${voice}`,
      { text: 'The third sentence.' },
      { 'idempotency-key': 'third' },
    );
  const third = await keyed();
  const sound = Buffer.from(await third.arrayBuffer());
  const creditsBefore = await usedCredits();
  const running = await server.fetch(`/v1/text-to-speech/${voice}/stream`, {
    text: 'A long tale. '.repeat(2_000),
  });
  const reader = running.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);

  process.kill(await databasePid(database()), 'SIGKILL');
  await server.end('SIGKILL');
  await reader?.cancel().catch(() => {});
  server = await ServerProcess.start(folder);

  for (const id of kept) {
    const audio = await server.fetch(`/v1/history/${id}/audio`);
    expect(audio.status).toBe(200);
    expect((await audio.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  }
  const replayed = await keyed();
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect(replayed.headers.get('history-item-id')).toBe(third.headers.get('history-item-id'));
  expect(Buffer.from(await replayed.arrayBuffer()).equals(sound)).toBe(true);
  expect(await usedCredits()).toBe(creditsBefore);
  // what the killed server had reserved is free with the next start
  expect(await readBooks(database())).toMatchObject(nothingHeld);
  const again = await server.fetch(`/v1/text-to-speech/${voice}`, { text: 'And on it goes.' });
  expect(again.status).toBe(200);
});

test('kill -9 of a backend and of the whole database: the server lives on, and heals by itself', async () => {
  const voice = await firstVoice();
  for (const victim of [await backendPid(), await databasePid(database())]) {
    const kept = await server.fetch(`/v1/text-to-speech/${voice}`, { text: `Before the end of ${victim}.` });
    await kept.arrayBuffer();
    const running = await server.fetch(`/v1/text-to-speech/${voice}/stream`, { text: 'A tale. '.repeat(40) });
    const reader = running.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    process.kill(victim, 'SIGKILL');
    const meanwhile = await server.fetch('/v1/history?page_size=1');
    expect([200, 503]).toContain(meanwhile.status);
    if (meanwhile.status === 503) expect(meanwhile.headers.get('retry-after')).not.toBeNull();
    // what was being spoken is spoken to its end, and recorded
    for (let next = await reader.read(); !next.done; next = await reader.read());
    for (const { headers } of [kept, running]) {
      const id = headers.get('history-item-id');
      await expect.poll(async () => (await server.fetch(`/v1/history/${id}`)).status).toBe(200);
    }
    expect((await server.fetch('/readyz')).status).toBe(200);
    expect(await readBooks(database())).toMatchObject(nothingHeld);
  }
  expect(server.child.exitCode).toBeNull();
});

test('a database that cannot come back ends the server in one sentence, with exit code 1', async () => {
  const data = join(folder, 'postgres', 'data');
  const pid = await databasePid(database());
  await rename(data, `${data}.away`);
  process.kill(pid, 'SIGKILL');
  const [code] = await once(server.child, 'exit');
  expect(code).toBe(1);
  // beside the log, whose calls in flight may end after it
  const said = server.lines.filter((line) => !line.startsWith('{'));
  expect(said.at(-1)).toBe(`The database files are missing from ${data}.`);
  await rename(`${data}.away`, data);
  server = await ServerProcess.start(folder);
});

test('a stop is clean: exit code 0, and the database is down', async () => {
  const pid = await databasePid(database());
  expect(await server.end('SIGINT')).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow();
  server = await ServerProcess.start(folder);
});

test('a second server on the same data folder ends with one sentence', async () => {
  await expect(ServerProcess.start(folder)).rejects.toThrow(
    /ended with 1: Another server \(process \d+\) is already using/,
  );
});

test('kill -9 of the engine process in the middle of an answer costs the caller nothing', async () => {
  const app = await startTestApp();
  try {
    const { apiKey } = await app.owner();
    const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
    const { voices } = (await listed.json()) as { voices: { voice_id: string }[] };
    const ask = (seed: number) =>
      app.fetch(
        `/v1/text-to-speech/${voices[0]?.voice_id}/stream?output_format=pcm_24000&enable_logging=false`,
        {
          apiKey,
          json: { text: 'One sentence follows another here. '.repeat(40), seed },
        },
      );
    const whole = new Uint8Array(await (await ask(5)).arrayBuffer());
    const answer = await ask(5);
    const reader = answer.body?.getReader();
    const chunks = [(await reader?.read())?.value ?? new Uint8Array()];
    const [pid] = app.speech.pids();
    process.kill(pid ?? 0, 'SIGKILL');
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      chunks.push(next.value);
    expect(Buffer.compare(Buffer.concat(chunks), whole)).toBe(0);
    expect(app.speech.pids()).not.toContain(pid);
  } finally {
    await app.close();
  }
});
