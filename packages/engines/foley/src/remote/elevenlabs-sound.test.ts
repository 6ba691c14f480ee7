import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { files, outputFormat } from '@mynah/audio';
import type { SoundPart, SoundRequest } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elevenlabsSoundEngine } from '../index.ts';

/** A server that speaks the API: a hum as long as it was asked, until it is told to misbehave. */
const asked: { line: string; key: string | undefined; body: { duration_seconds: number | null } }[] = [];
let misbehave: ((response: ServerResponse) => void) | undefined;
const server = createServer(async (request, response) => {
  if (misbehave) return misbehave(response);
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const body = JSON.parse(String(Buffer.concat(chunks)));
  const key = request.headers['xi-api-key'] as string | undefined;
  asked.push({ line: `${request.method} ${request.url}`, key, body });
  const length = 44_100 * (body.duration_seconds ?? 1);
  const hum = Float32Array.from({ length }, (_, at) => Math.sin(at / 20) / 2);
  response.setHeader('content-type', 'audio/mpeg');
  response.end(await files.encodeFile(hum, outputFormat('mp3_44100_128'), { sourceRateHz: 44_100 }));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rain: SoundRequest = { prompt: 'rain', durationMs: 2_000, promptInfluence: 0.4, loop: true, seed: 1 };
const home = { packFolder: () => undefined, threads: 1, log() {} };
async function run(
  request: SoundRequest,
  { signal = new AbortController().signal, address = url } = {},
): Promise<SoundPart[]> {
  const engine = await elevenlabsSoundEngine.open({
    ...home,
    server: { url: address, key: 'k', model: 'm' },
  });
  const parts: SoundPart[] = [];
  for await (const part of engine.run(request, signal)) parts.push(part);
  return parts;
}

test('asks in the words of the API, and gives both sides of what came', async () => {
  const [match, audio] = await run(rain);
  expect(asked.at(-1)).toEqual({
    line: 'POST /v1/sound-generation?output_format=mp3_44100_128',
    key: 'k',
    body: { text: 'rain', loop: true, duration_seconds: 2, prompt_influence: 0.4, model_id: 'm' },
  });
  expect(match).toMatchObject({ type: 'match', similarity: 1 });
  const { left, right } = audio as Extract<SoundPart, { type: 'audio' }>;
  expect(left.length / 44_100).toBeCloseTo(2, 1);
  expect(right).toEqual(left);
  expect(Math.max(...left)).toBeCloseTo(0.5, 1);
});

test('leaves the length to the server where none is wished; knows nothing of our library', async () => {
  await run({ ...rain, durationMs: undefined });
  expect(asked.at(-1)!.body.duration_seconds).toBeNull();
  await expect(run({ ...rain, source: 'dog' })).rejects.toMatchObject({ kind: 'unsupported' });
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['is too busy', (response) => response.writeHead(429).end(), 'unavailable'],
  ['is ill', (response) => response.writeHead(500).end(), 'unavailable'],
  ['does not know the key', (response) => response.writeHead(401).end(), 'unsupported'],
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 90_000 });
      response.write(Buffer.alloc(1_000), () => response.destroy());
    },
    'unavailable',
  ],
  [
    'shows a page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'.repeat(9_000)),
    'broken',
  ],
  ['sends nothing', (response) => response.end(), 'broken'],
])('says so when the server %s', async (_, behavior, kind) => {
  misbehave = behavior;
  await expect(run(rain)).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test('ends without a failure when the caller leaves a slow server', async () => {
  const leaving = new AbortController();
  misbehave = (response) => {
    response.writeHead(200).write('so');
    leaving.abort();
  };
  expect(await run(rain, { signal: leaving.signal })).toEqual([]);
});

test('a server that is not there, and none that was named', async () => {
  await expect(run(rain, { address: 'http://127.0.0.1:9' })).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(elevenlabsSoundEngine.open(home)).rejects.toMatchObject({ kind: 'unavailable' });
});
