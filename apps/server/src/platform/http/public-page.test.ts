import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../platform.ts';
import { addNotFound, addPublicPages, addWebApp } from './web-app.ts';

const document =
  '<head><meta name="description" content="Usual" /><title>Usual</title></head><body id="app"></body>';
const folder = mkdtempSync(join(tmpdir(), 'mynah-pages-'));
const server = Fastify();

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), document);
  await addWebApp(server, folder);
  const head = (_platform: Platform, { id }: Readonly<Record<string, string>>) =>
    id === 'rain' ? { title: 'Rain "$1" <b>', description: 'It\'s "wet"' } : undefined;
  addPublicPages(server, folder, { platform: {} as Platform, pages: [{ path: '/sounds/:id', head }] });
  addNotFound(server, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a public page has its own title and description, as text and never as markup', async () => {
  const { statusCode, body } = await server.inject('/sounds/rain');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Rain &quot;$1&quot; &lt;b&gt; · ');
  expect(body).toContain('<meta name="description" content="It&#39;s &quot;wet&quot;" />');
  expect(body).toContain('property="og:title"');
  expect(body).toContain('<body id="app">');
});

test('what is not there is a real 404, with the page that says so', async () => {
  const { statusCode, body } = await server.inject('/sounds/silence');
  expect(statusCode).toBe(404);
  expect(body).toBe(document);
});

test.each([
  '/history',
  '/speech-synthesis',
  '/dubs',
  '/audio-native',
  '/subscription',
  '/usage',
  '/request-alpha-access',
  '/redirect',
  '/v1/dubs/d1',
  '/v1/projects/p1',
])('[RTE-160] at the old address %s a browser gets the app, and a program a 404', async (url) => {
  const { statusCode, body } = await server.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect([statusCode, body]).toEqual([200, document]);
  expect((await server.inject(url)).json()).toMatchObject({ detail: { status: 'not_found' } });
});
