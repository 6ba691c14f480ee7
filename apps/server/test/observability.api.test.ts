import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ServerProcess, testApiKey } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-app.ts';

/** The server as its operator sees it: health, figures, request ids, log. */
const secrets = {
  text: 'Zanzibar marmalade is spoken here.',
  email: 'wanda.observed@example.com',
  password: 'a very secret password',
  wrongPassword: 'a mistyped password',
};
let folder: string;
let database: TestDatabase;
let server: ServerProcess;
let log = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-observed-'));
  database = await createTestDatabase();
  server = await ServerProcess.start(folder, {
    DATABASE_URL: database.url,
    MYNAH_LOG: 'trace',
    MYNAH_ENGINE_PROCESSES: '1',
    MYNAH_OWNER_EMAIL: secrets.email,
    MYNAH_OWNER_PASSWORD: secrets.password,
  });
  server.child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function voice(): Promise<string> {
  const { voices } = (await (await server.fetch('/v2/voices?page_size=1')).json()) as {
    voices: { voice_id: string }[];
  };
  return voices[0]?.voice_id ?? '';
}

test('it is alive, and ready to speak', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ready: true, waiting_for: [] });
});

test('the figures tell routes by their pattern, not by who was asked for', async () => {
  const id = await voice();
  await server.fetch(`/v1/voices/${id}`);
  await server.fetch('/v1/nothing/here');
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const figures = await answer.text();
  expect(figures).toMatch(
    /mynah_http_request_seconds_count\{route="\/v1\/voices\/:voice_id",status="200"\} \d+/,
  );
  expect(figures).toMatch(/mynah_http_request_seconds_count\{route="unknown",status="404"\} \d+/);
  expect(figures).toContain('mynah_engine_queue_length');
  expect(figures).toContain('process_resident_memory_bytes');
  expect(figures).not.toContain(id);
});

test('each answer has a request id of its own, which a refusal repeats', async () => {
  const answers = [await server.fetch('/v1/models'), await server.fetch('/v1/history/unknown')];
  const ids = answers.map((answer) => answer.headers.get('request-id'));
  expect(new Set(ids).size).toBe(2);
  expect(ids).toEqual(answers.map((answer) => answer.headers.get('x-request-id')));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies[1]).toMatchObject({ detail: { request_id: ids[1] } });
});

test('the log of a whole round trip holds no personal text and no secret', async () => {
  const id = await voice();
  const spoken = await server.fetch(`/v1/text-to-speech/${id}`, { text: secrets.text });
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  await (
    await server.fetch(`/v1/text-to-speech/${id}/stream/with-timestamps`, { text: secrets.text })
  ).text();
  await server.fetch(`/v1/history?search=${encodeURIComponent(secrets.text)}`);
  const signIn = (password: string) =>
    server.fetch('/v1/user/auth-tokens', { email: secrets.email, password });
  await signIn(secrets.wrongPassword);
  const { access_token: accessToken } = (await (await signIn(secrets.password)).json()) as {
    access_token: string;
  };
  const itemId = spoken.headers.get('history-item-id');
  const linked = await server.fetch(`/v1/history/${itemId}/audio-link`, {});
  const { url } = (await linked.json()) as { url: string };
  expect((await fetch(new URL(url, server.url))).status).toBe(200);
  await speakBySocket(id);

  const last = await server.fetch('/v1/models');
  const lastId = last.headers.get('request-id') ?? '';
  while (!log.includes(lastId)) await once(server.child.stdout as NodeJS.EventEmitter, 'data');
  const token = new URL(url, server.url).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(20);
  const told = log + server.lines.join('\n');
  expect(told).toContain(spoken.headers.get('request-id'));
  for (const secret of [...Object.values(secrets), 'Zanzibar', 'marmalade', testApiKey, accessToken, token]) {
    expect(told).not.toContain(secret);
    expect(told).not.toContain(encodeURIComponent(secret));
  }
});

async function speakBySocket(id: string): Promise<void> {
  const query = `xi-api-key=unused&authorization=${testApiKey}`;
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/v1/text-to-speech/${id}/stream-input?${query}`,
  );
  await once(socket, 'open');
  socket.send(JSON.stringify({ text: ' ', 'xi-api-key': testApiKey }));
  socket.send(JSON.stringify({ text: `${secrets.text} ` }));
  socket.send(JSON.stringify({ text: '' }));
  const [first] = await once(socket, 'message');
  expect(JSON.parse(String(first)).audio.length).toBeGreaterThan(100);
  await once(socket, 'close');
}
