import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MusicPart, MusicRequest } from '@mynah/engine-spec/tasks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { elevenlabsMusicEngine } from '../index.ts';

/** A server that speaks the API: it remembers what it was asked. */
const asked: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
/** What it does in place of its work. */
let misbehave: ((response: ServerResponse) => void) | undefined;
const server = createServer((request, response) => {
  if (misbehave) return misbehave(response);
  const chunks: Uint8Array[] = [];
  request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    asked.push({
      path,
      key: request.headers['xi-api-key'] as string,
      body: JSON.parse(String(Buffer.concat(chunks))),
    });
    if (path === '/v1/music/plan') {
      const section = {
        section_name: 'Verse',
        positive_local_styles: ['soft'],
        negative_local_styles: [],
        duration_ms: 3000,
        lines: ['La'],
      };
      response.end(
        JSON.stringify({
          positive_global_styles: ['pop'],
          negative_global_styles: ['metal'],
          sections: [section],
        }),
      );
    } else if (path.startsWith('/v1/music?')) {
      const samples = Int16Array.from({ length: 3 * 44_100 * 2 }, (_, index) =>
        index % 2 === 0 ? 16_384 : -8192,
      );
      response.end(Buffer.from(samples.buffer));
    } else {
      response.writeHead(503).end();
    }
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  misbehave = undefined;
});

async function ask(request: MusicRequest, address = url): Promise<MusicPart[]> {
  const home = { packFolder: () => undefined, threads: 1, log() {}, server: { url: address, key: 'k' } };
  const engine = await elevenlabsMusicEngine.open(home);
  const parts: MusicPart[] = [];
  for await (const part of engine.run(request, new AbortController().signal)) parts.push(part);
  return parts;
}

const plan = {
  positiveStyles: ['pop'],
  negativeStyles: ['metal'],
  sections: [
    { name: 'Verse', positiveStyles: ['soft'], negativeStyles: [], durationMs: 3000, lines: ['La'] },
  ],
};

it('asks for a plan in the words of the API', async () => {
  expect(await ask({ type: 'plan', prompt: 'a song', lengthMs: 3000, seed: 1, instrumental: false })).toEqual(
    [{ type: 'plan', plan }],
  );
  expect(asked.at(-1)).toMatchObject({ key: 'k', body: { prompt: 'a song', music_length_ms: 3000 } });
});

it('gets a piece as a whole, both channels of it', async () => {
  expect(await ask({ type: 'outline', plan, seed: 1 })).toMatchObject([{ steps: [] }]);
  const [part] = await ask({ type: 'audio', plan, seed: 1 });
  expect(asked.at(-1)?.body).toMatchObject({
    composition_plan: { sections: [{ duration_ms: 3000 }] },
    seed: 1,
  });
  expect(part).toMatchObject({ type: 'audio', startMs: 0 });
  const { left, right } = part as Extract<MusicPart, { type: 'audio' }>;
  expect([left.length, left[0], right.length, right[0]]).toEqual([3 * 44_100, 0.5, 3 * 44_100, -0.25]);
});

it('says when the server is away or refuses, and that it makes no stems', async () => {
  await expect(ask({ type: 'audio', plan, seed: 1 }, `${url}/nowhere`)).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await expect(ask({ type: 'audio', plan, seed: 1, stem: 'drums' })).rejects.toMatchObject({
    kind: 'unsupported',
  });
});

const piece: MusicRequest = { type: 'audio', plan, seed: 1 };
const words: MusicRequest = { type: 'plan', prompt: 'a song', seed: 1, instrumental: false };
const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': 1_000_000 });
  response.write(Buffer.alloc(1_000), () => response.destroy());
};

it.each<[string, (response: ServerResponse) => void, string]>([
  ['is too busy', (response) => response.writeHead(429).end(), 'unavailable'],
  ['does not know the key', (response) => response.writeHead(401).end(), 'unsupported'],
  ['breaks off', cut, 'unavailable'],
  [
    'shows a page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'.repeat(50_000)),
    'broken',
  ],
  ['sends a message', (response) => response.end('{"detail":"later"}'), 'broken'],
])('says so when the server %s', async (_, behavior, kind) => {
  misbehave = behavior;
  for (const request of [piece, words])
    await expect(ask(request)).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

it('ends without a failure when the caller leaves a slow server', async () => {
  const leaving = new AbortController();
  misbehave = (response) => {
    response.writeHead(200).write('so');
    leaving.abort();
  };
  const home = { packFolder: () => undefined, threads: 1, log() {}, server: { url } };
  const engine = await elevenlabsMusicEngine.open(home);
  for await (const part of engine.run(piece, leaving.signal)) expect(part).toBeUndefined();
  expect(leaving.signal.aborted).toBe(true);
  server.closeAllConnections();
});
