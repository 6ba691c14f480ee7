import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { ServerProcess, testApiKey } from '../../test/server-process.ts';
import { createTestDatabase, startTestApp, type TestDatabase } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';

/** Several machines: each process with its roles and its data folder, over one database. */
const engineKey = 'the secret of the engines, long enough for everyone';
/** More than the buffers of a connection hold: an answer that is not read is not finished. */
const story = 'One sentence follows another here. '.repeat(60);

let folder: string;
let database: TestDatabase;
let enginePort: number;
let engine: ServerProcess;
let api: ServerProcess;

const start = (name: string, environment: Record<string, string>) =>
  ServerProcess.start(join(folder, name), { MYNAH_ENGINE_KEY: engineKey, ...environment });

const startEngine = () =>
  start('engine', { MYNAH_ROLES: 'engine', MYNAH_ENGINE_PROCESSES: '1', PORT: String(enginePort) });

/** Each server marks speech by its own secret: without a mark the same sound is the same bytes. */
const unmarked = { MYNAH_WATERMARK: 'off' };

const behindEngine = (roles: string) => ({
  ...unmarked,
  MYNAH_ROLES: roles,
  DATABASE_URL: database.url,
  MYNAH_ENGINE_URL: `http://127.0.0.1:${enginePort}`,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-roles-'));
  database = await createTestDatabase();
  enginePort = await freePort();
  const apiPort = await freePort();
  const starting = start('api', { ...behindEngine('api,worker,scheduler'), PORT: String(apiPort) });
  // it listens before there is an engine, and says what it waits for
  const askReady = () => fetch(`http://127.0.0.1:${apiPort}/readyz`);
  await until(async () => {
    const waiting = await askReady();
    expect(waiting.status).toBe(503);
    expect(await waiting.json()).toMatchObject({ waiting_for: ['engines', 'start'] });
  });
  const call = () =>
    fetch(`http://127.0.0.1:${apiPort}/v1/voices/settings/default`, {
      headers: { 'xi-api-key': testApiKey },
    });
  const early = await call();
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  engine = await startEngine();
  await until(async () => expect((await askReady()).status).toBe(200));
  // the owner's key works from the first moment
  expect((await call()).status).toBe(200);
  api = await starting;
});

afterAll(async () => {
  await api?.end('SIGKILL');
  await engine?.end('SIGKILL');
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

type Ask = (path: string, json?: unknown) => Promise<Response>;

/** A voice and a seed give the same sound everywhere. */
async function tell(ask: Ask, text = story): Promise<Response> {
  const { voices } = (await (await ask('/v2/voices?page_size=1')).json()) as {
    voices: { voice_id: string }[];
  };
  const path = `/v1/text-to-speech/${voices[0]?.voice_id}/stream?output_format=pcm_24000&enable_logging=false`;
  return ask(path, { text, seed: 5 });
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('a server without engines told that it waited, and speaks as one with its own', async () => {
  expect(api.lines).toContainEqual(
    expect.stringMatching(
      /^The engine at 127.0.0.1:\d+ cannot be reached \(ECONNREFUSED\)\. Waiting for it\.$/,
    ),
  );
  const app = await startTestApp({ environment: unmarked });
  try {
    const { apiKey } = await app.owner();
    const near = await bytesOf(await tell((path, json) => app.fetch(path, { apiKey, json })));
    const far = await bytesOf(await tell((path, json) => api.fetch(path, json)));
    expect(far.length).toBeGreaterThan(6_000_000);
    expect(far.equals(near)).toBe(true);
  } finally {
    await app.close();
  }
});

test('kill -9 of the engine in the middle of an answer costs the caller nothing once it is back', async () => {
  const ask: Ask = (path, json) => api.fetch(path, json);
  const whole = await bytesOf(await tell(ask));
  const reader = (await tell(ask)).body?.getReader();
  const chunks = [(await reader?.read())?.value ?? new Uint8Array()];
  await engine.end('SIGKILL');
  engine = await startEngine();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    chunks.push(next.value);
  expect(Buffer.concat(chunks).equals(whole)).toBe(true);
});

/** What the engine alone does besides speaking, by rules and without a pack: rain, wind, thunder. */
const makeSound = (ask: Ask) =>
  ask('/v1/sound-generation?enable_logging=false', { text: 'a thunderstorm far away', duration_seconds: 6 });

/** Programs that a process has started. */
const childrenOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);

test('a sound is made on the machine of the engine; kill -9 of it meanwhile costs the caller nothing', async () => {
  const ask: Ask = (path, json) => api.fetch(path, json);
  const before = (await childrenOf(engine.child.pid!)).length;
  const asked = makeSound(ask);
  // its process for tasks: the sound is under way there
  await until(async () => {
    expect((await childrenOf(engine.child.pid!)).length).toBeGreaterThan(before);
  });
  await engine.end('SIGKILL');
  engine = await startEngine();
  const answer = await asked;
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-mynah-engine')).toBe('foley');
  expect((await bytesOf(answer)).length).toBeGreaterThan(50_000);
  expect((await (await makeSound(ask)).arrayBuffer()).byteLength).toBeGreaterThan(50_000);
});

test('an engine alone answers about its health and to nobody else', async () => {
  expect(await (await fetch(`${engine.url}/readyz`)).json()).toEqual({ ready: true, waiting_for: [] });
  expect((await fetch(`${engine.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${engine.url}/engines`)).status).toBe(401);
  expect((await fetch(`${engine.url}/run`, { method: 'POST' })).status).toBe(401);
  expect((await engine.fetch('/v1/models')).status).toBe(404);
});

test('worker and scheduler start without the product’s routes', async () => {
  const worker = await start('worker', behindEngine('worker,scheduler'));
  try {
    expect(worker.lines.at(-1)).toMatch(/^Mynah \(worker, scheduler\) is ready: http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    expect((await worker.fetch('/v1/models')).status).toBe(404);
  } finally {
    expect(await worker.end('SIGTERM')).toBe(0);
  }
});

test('another key is one sentence, and the end of the start', async () => {
  const starting = start('stranger', {
    ...behindEngine('api'),
    MYNAH_ENGINE_KEY: 'another secret, which is just as long as that',
  });
  await expect(starting).rejects.toThrow(
    /^the server ended with 1: The engine at \S+ refused MYNAH_ENGINE_KEY\. Set the same key there and here\.$/,
  );
});

test.each([
  [
    'an engine',
    { MYNAH_ROLES: 'api,worker' },
    /^This process has no engine\. Give it the role engine in MYNAH_R/,
  ],
  ['a key', { MYNAH_ROLES: 'engine', MYNAH_ENGINE_KEY: '' }, /^MYNAH_ENGINE_KEY is missing\. /],
  [
    'a database',
    { MYNAH_ROLES: 'worker', MYNAH_ENGINE_URL: 'http://127.0.0.1:1' },
    /^DATABASE_URL is missing\. /,
  ],
])('roles that lack %s are one sentence', async (_lack, environment, sentence) => {
  const fault = await start('refused', environment).catch((thrown: Error) => thrown.message);
  expect(fault).toMatch(/^the server ended with 1: /);
  expect(String(fault).slice('the server ended with 1: '.length)).toMatch(sentence);
});
