import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addNotFound, addWebApp } from './web-app.ts';

interface Raw {
  status: number | undefined;
  encoding: string | undefined;
  vary: string | undefined;
  cacheControl: string | undefined;
  bytes: Buffer;
}

/** As it comes over the wire: `fetch` would unpack it. */
function get(url: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    ask(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({
        status: answer.statusCode,
        encoding: answer.headers['content-encoding'],
        vary: answer.headers.vary,
        cacheControl: answer.headers['cache-control'],
        bytes: Buffer.concat(chunks),
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('answers of the API', () => {
  let app: TestApp;
  let key: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp();
    key = { 'xi-api-key': (await app.owner()).apiKey };
  });
  afterAll(() => app.close());

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ] as const)('a long one to who takes %s is %s', async (accepted, encoding, unpack) => {
    const plain = await get(`${app.url}/v2/voices`, key);
    expect(plain.encoding).toBeUndefined();
    const packed = await get(`${app.url}/v2/voices`, { ...key, 'accept-encoding': accepted });
    expect(packed).toMatchObject({ status: 200, encoding, vary: expect.stringMatching(/accept-encoding/i) });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(JSON.parse(unpack(packed.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
  });

  test.each(['', 'identity', 'zstd', 'br;q=0'])('to who takes %j it is plain', async (accepted) => {
    const answer = await get(`${app.url}/v2/voices`, { ...key, 'accept-encoding': accepted });
    expect(answer.encoding).toBeUndefined();
    expect(JSON.parse(answer.bytes.toString())).toHaveProperty('voices');
  });

  test('a short one is plain', async () => {
    const { encoding, bytes } = await get(`${app.url}/healthz`, { 'accept-encoding': 'br, gzip' });
    expect(encoding).toBeUndefined();
    expect(bytes.length).toBeLessThan(1024);
  });

  test('streamed pieces of JSON and sound are plain: each is read as it comes', async () => {
    const { voices } = JSON.parse((await get(`${app.url}/v2/voices?page_size=1`, key)).bytes.toString());
    for (const path of ['stream/with-timestamps', 'stream']) {
      const answer = await app.fetch(`/v1/text-to-speech/${voices[0].voice_id}/${path}`, {
        headers: { ...key, 'accept-encoding': 'br, gzip' },
        json: { text: 'Each piece is read as it comes.' },
      });
      await answer.arrayBuffer();
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    }
  });

  test('a compressed body is refused, whatever it would unpack to', async () => {
    const answer = await app.fetch('/v1/workspace/api-keys', {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"name":"key"}'),
    });
    expect(answer.status).toBe(400);
  });
});

describe('files of the web app', () => {
  const script = 'export const words = "said again";'.repeat(100);
  let folder: string;
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mynah-web-'));
    await writeFile(join(folder, 'index.html'), '<title>Mynah</title>');
    await writeFile(join(folder, 'index.html.br'), brotliCompressSync('<title>Mynah</title>'));
    await writeFile(join(folder, 'app.js'), script);
    await writeFile(join(folder, 'app.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'app.js.gz'), gzipSync(script));
    server = Fastify();
    await addWebApp(server, folder);
    addNotFound(server, folder);
    url = await server.listen({ port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'go out as they were compressed by the build, to who takes %s',
    async (accepted, encoding, unpack) => {
      const answer = await get(`${url}/app.js`, { 'accept-encoding': accepted });
      expect(answer).toMatchObject({ status: 200, encoding });
      expect(unpack(answer.bytes).toString()).toBe(script);
    },
  );

  test('go out plain to others', async () => {
    const answer = await get(`${url}/app.js`);
    expect([answer.encoding, answer.bytes.toString()]).toEqual([undefined, script]);
  });

  test('the page for what is not there is compressed too', async () => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const answer = await get(`${url}/nowhere`, headers);
    expect(answer).toMatchObject({ status: 404, encoding: 'br' });
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('Mynah');
  });
});
