import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPages } from '@mynah/contract/public-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_PUBLIC_SPEECHES: '4', MYNAH_TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => app.close());

const html = { accept: 'text/html,*/*' };

async function read(path: string, headers: Record<string, string> = html) {
  const answer = await app.fetch(path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('[RTE-001] [RTE-002] the front page is at the root for everybody, in markup and without anything from elsewhere', async () => {
  const { status, text, headers } = await read('/');
  expect(status).toBe(200);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain(`<link rel="canonical" href="${app.url}/" />`);
  const loaded = [...text.matchAll(/(?:src|href)="(https?:[^"]+)"/g)].map(([, address]) => address);
  expect(loaded.filter((address) => !address?.startsWith(app.url))).toEqual([]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
});

test('[ACC-037] the link of an email change opens the app at the root', async () => {
  const { status, headers } = await read('/?newUser=false&internalCode=abc');
  expect([status, headers.get('location')]).toEqual([302, '/app/home?newUser=false&internalCode=abc']);
});

test('a page is compressed once, and not sent again to who has it', async () => {
  const { headers } = await read('/', { ...html, 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
  const etag = headers.get('etag') ?? '';
  expect((await read('/', { ...html, 'if-none-match': etag })).status).toBe(304);
  expect(
    (await read('/', { ...html, 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull();
});

test('what is not there is a real 404 with a page that says so; a program is told in the API’s shape', async () => {
  const { status, text } = await read('/no-such-page');
  expect(status).toBe(404);
  expect(text).toContain('<h1>Page not found</h1>');
  expect(text).toContain('content="noindex"');
  expect(text).not.toContain('rel="canonical"');
  const toProgram = await app.fetch('/no-such-page');
  expect(await toProgram.json()).toMatchObject({ detail: { status: 'not_found' } });
});

test('an operator’s own words take the place of the shipped ones, come beside them, and go again', async () => {
  const folder = join(app.platform.dataFolder, 'website');
  const write = async (name: string, text: string) => {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await write(
    'pages/imprint.md',
    '---\ntitle: Imprint\ndescription: Who we are\n---\nFor {{brand}} <b>& all</b>\n',
  );
  await write('text-to-speech/german.md', '---\nhidden: yes\n---\n');
  await write('pages/broken.md', '---\ntitel: Typo\n---\n');
  await until(async () => expect((await read('/imprint')).status).toBe(200));
  expect((await read('/imprint')).text).toContain('For Mynah &lt;b&gt;&amp; all&lt;/b&gt;');
  expect((await read('/text-to-speech/german')).status).toBe(404);
  expect((await read('/text-to-speech/spanish')).text).not.toContain('href="/text-to-speech/german"');
  expect((await read('/broken')).status).toBe(404);
  expect((await read('/sitemap.xml')).text).toContain(`<loc>${app.url}/imprint</loc>`);
  await rm(folder, { recursive: true });
  await until(async () => expect((await read('/text-to-speech/german')).status).toBe(200));
});

test('crawlers are led to the map, and kept from the app', async () => {
  const { text } = await read('/robots.txt');
  expect(text).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  expect(text).toContain('Disallow: /app/');
});

const speak = (ip: string, more: Record<string, string> = {}) =>
  app.fetch('/v1/website/speech', {
    json: { text: 'Hello there.', voice_id: 'robot_fern', language_code: 'en', ...more },
    headers: { 'x-forwarded-for': ip },
  });

test('a stranger hears a text as PCM, and nothing of it is kept', async () => {
  const before = (await app.platform.db.execute('select count(*) from history_items')).rows[0];
  const answer = await speak('203.0.113.1');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/pcm');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { byteLength } = await answer.arrayBuffer();
  expect(byteLength / 48_000).toBeGreaterThan(0.3);
  expect((await app.platform.db.execute('select count(*) from history_items')).rows[0]).toEqual(before);
});

test('so many texts an hour from one place, one at a time; others are not held up', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 5; time++) {
    const answer = await speak('203.0.113.2');
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await speak('203.0.113.3')).status).toBe(200);
});

test.each([
  [{ voice_id: 'nobody' }, 404],
  [{ text: '' }, 422],
  [{ text: 'a'.repeat(301) }, 422],
])('what cannot be spoken is refused: %j', async (wish, status) => {
  expect((await speak('203.0.113.4', wish)).status).toBe(status);
});

/** RTE-002 to RTE-058 and LNG-001 to LNG-003: what the specification names, but for what the web app serves. */
const named = {
  'RTE-003': '/about',
  'RTE-004': '/affiliates',
  'RTE-005': '/affiliates/terms',
  'RTE-006': '/affiliate-partner-guide',
  'RTE-008': '/api',
  'RTE-009': '/use-cases',
  'RTE-010': '/use-cases/audiobooks',
  'RTE-011': '/use-cases/chatbots',
  'RTE-012': '/use-cases/gaming',
  'RTE-013': '/use-cases/videos',
  'RTE-014': '/blog/',
  'RTE-015': '/careers',
  'RTE-016': '/contact-legal',
  'RTE-017': '/contact-sales',
  'RTE-018': '/conversational-ai-terms',
  'RTE-019': '/customers',
  'RTE-020': '/docs/introduction',
  'RTE-021': '/dpa',
  'RTE-022': '/dubbing',
  'RTE-023': '/elevenstudios',
  'RTE-024': '/text-reader',
  'RTE-025': '/enterprise',
  'RTE-026': '/grants',
  'RTE-027': '/grants-application',
  'RTE-028': '/languages',
  'RTE-029': '/payouts',
  'RTE-032': '/studio',
  'RTE-033': '/use-policy',
  'RTE-034': '/safety',
  'RTE-035': '/showcase',
  'RTE-038': '/terms-of-use',
  'RTE-039': '/terms-of-use-eu',
  'RTE-040': '/text-to-speech',
  'RTE-045': '/voice-data-partnerships',
  'RTE-046': '/voice-data-partnerships-application',
  'RTE-047': '/voice-guide',
  'RTE-055': '/languages/spanish',
  'RTE-056': '/use-cases/videos',
  'RTE-057': '/customers/county-library',
  'RTE-058': '/blog/thirty-two-languages-honestly',
};

test.each(Object.entries(named))('[%s] %s is a whole page for everybody', async (_id, path) => {
  // by a program too: none of the API's prefixes is in its way (RTE-050)
  const { status, text } = await read(path, {});
  expect(status).toBe(200);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(text).toMatch(/<title>.{5,}<\/title>/);
  expect(text).toMatch(/<meta name="description" content=".{20,300}" \/>/);
  expect(text).toContain(`<link rel="canonical" href="${app.url}${path.replace(/\/$/, '')}" />`);
  expect(text).not.toMatch(/\{\{|undefined|\[object/);
});

test('[RTE-014] a post that is not there is not found', async () => {
  expect((await read('/blog/no-such-post')).status).toBe(404);
});

test('every page of the map opens, and every link of every page leads somewhere', async () => {
  const { text: map } = await read('/sitemap.xml');
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(120);
  const ofApp = new Set(Object.values(publicPages).map(({ path }) => path as string));
  const pages = paths.filter((path) => !ofApp.has(path));
  const links = new Set<string>();
  const titles = new Set<string>();
  for (const path of pages) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    titles.add(/<title>(.*)<\/title>/.exec(text)?.[1] ?? '');
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#?]*)/g)) links.add(link);
  }
  expect(titles.size).toBe(pages.length);
  const known = new Set([...paths, '/docs', '/openapi.json', '/favicon.svg', '/theme.js']);
  const astray = [...links].filter((link) => !known.has(link) && !/^\/(app|embed)\//.test(link));
  expect(astray).toEqual([]);
});
