import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { files } from '@mynah/audio';
import { voiceLikeSound } from '@mynah/engine-spec/conformance';
import type { ClassificationPart } from '@mynah/engine-spec/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { elevenlabsClassification as engine } from './index.ts';

const samples = voiceLikeSound(2, 16_000);

/** A counterpart that speaks the API, and remembers how it was asked. */
let server: Server;
let url = '';
const asked: { line: string; key: string | undefined; seconds: number }[] = [];
/** What it answers. */
const behavior: { status: number; body: string } = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Readable.toWeb(request) as ReadableStream, { headers }).formData();
    const sound = files.readWav(new Uint8Array(await (form.get('file') as File).arrayBuffer()));
    const key = request.headers['xi-api-key'] as string | undefined;
    const seconds = sound.channels[0]!.length / sound.sampleRateHz;
    asked.push({ line: `${request.method} ${request.url}`, key, seconds });
    response.writeHead(behavior.status, { 'content-type': 'application/json' });
    response.end(behavior.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  Object.assign(behavior, { status: 200, body: '{"probability":0.97}' });
});

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };
async function run(address = url, signal = new AbortController().signal): Promise<ClassificationPart[]> {
  const opened = await engine.open({ ...home, server: { url: address, key: 'sk_there' } });
  const parts: ClassificationPart[] = [];
  for await (const part of opened.run({ samples }, signal)) parts.push(part);
  return parts;
}

test.each(['', '/', '/v1'])('asks %j as the API is asked, with the key', async (end) => {
  expect(await run(url + end)).toEqual([{ type: 'likelihood', startMs: 0, endMs: 2000, made: 0.97 }]);
  expect(asked).toEqual([
    { line: 'POST /v1/moderation/ai-speech-classification', key: 'sk_there', seconds: 2 },
  ]);
});

test('a server that does not know either says nothing; after an abort nothing is asked', async () => {
  behavior.body = '{"probability":null}';
  expect(await run()).toEqual([]);
  asked.length = 0;
  expect(await run(url, AbortSignal.abort())).toEqual([]);
  expect(asked).toEqual([]);
});

test.each<[number, string, string]>([
  [500, '{}', 'unavailable'],
  [429, '{}', 'unavailable'],
  [401, '{}', 'unsupported'],
  [200, '{"probability":7}', 'unavailable'],
  [200, 'a page', 'unavailable'],
])('an answer of %i with %s is told as a failure', async (status, body, kind) => {
  Object.assign(behavior, { status, body });
  await expect(run()).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test('a server that is not there, and none that was named', async () => {
  await expect(run('http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(engine.open(home)).rejects.toMatchObject({ kind: 'unavailable' });
});
