import type { Crawl } from '@mynah/contract/agents/knowledge/crawls';
import type { DocumentSummary } from '@mynah/contract/agents/knowledge/document-shapes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../../../test/receiver.ts';
import { type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { until } from '../../../../../test/until.ts';
import { enqueueRefreshes } from '../documents/index.ts';

let app: TestApp;
let owner: Person;
let site: Receiver;
/** What stands at which path of the site. */
let pages: Record<string, string>;
const base = '/v1/convai/knowledge-base';
const dayMs = 86_400_000;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  site = await startReceiver();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  site.received.length = 0;
  site.answer = ({ path }) => {
    const body = pages[path];
    if (body === undefined) return { status: 404 };
    const type = path.endsWith('.xml') ? 'application/xml' : 'text/html';
    return { body, headers: { 'content-type': type } };
  };
});
afterAll(async () => {
  await app.close();
  site.close();
});

const page = (title: string, ...links: string[]): string =>
  `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>
  <p>This page says all that there is to say about ${title}.</p>
  ${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</body></html>`;

const origin = (): string => new URL(site.url).origin;

async function crawl(more: object = {}): Promise<string> {
  const order = { url: `${origin()}/`, ...more };
  const { status, body } = await owner.call('POST', `${base}/crawl`, order);
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

const over = (id: string): Promise<Crawl> =>
  until(async () => {
    const { body } = await owner.call('GET', `${base}/crawl/${id}`);
    expect(['succeeded', 'failed', 'cancelled']).toContain((body as Crawl).status);
    return body as Crawl;
  });

async function readPaths({ root_folder_id }: Crawl): Promise<string[]> {
  const path = `${base}?parent_folder_id=${root_folder_id}&page_size=100`;
  const { documents } = (await owner.call('GET', path)).body as { documents: DocumentSummary[] };
  return documents.flatMap((each) => (each.type === 'url' ? new URL(each.url).pathname : [])).sort();
}

it('a site is read as deep as was asked, without what it keeps from robots and without other sites', async () => {
  pages = {
    '/robots.txt': 'user-agent: *\ndisallow: /private\nallow: /private/open$',
    '/': page('Home', '/a', '/private/secret', '/private/open', 'https://elsewhere.example/', '/a#part'),
    '/a': page('First', 'b', '/gone'),
    '/b': page('Second', '/c'),
    '/c': page('Third'),
    '/private/secret': page('Secret'),
    '/private/open': page('Open'),
  };
  const done = await over(await crawl({ max_depth: 2 }));
  expect(done).toMatchObject({ status: 'succeeded', pages_scraped: 4, pages_skipped: 1, pages_failed: 1 });
  expect(await readPaths(done)).toEqual(['/', '/a', '/b', '/private/open']);
  expect(site.received.map(({ path }) => path)).not.toContain('/private/secret');
});

it('a crawl ends at its limit of pages, and reads only what fits its pattern', async () => {
  pages = {
    '/': page('Home', '/docs/1', '/news/1', '/docs/2', '/docs/3'),
    ...Object.fromEntries(['/docs/1', '/docs/2', '/docs/3', '/news/1'].map((path) => [path, page(path)])),
  };
  const done = await over(await crawl({ max_pages: 3, pattern: '*/docs/*' }));
  expect(done).toMatchObject({ status: 'succeeded', pages_scraped: 3 });
  expect(await readPaths(done)).toEqual(['/', '/docs/1', '/docs/2']);
});

it('pages that a sitemap lists are read in place of links', async () => {
  const loc = (path: string): string => `<url><loc>${origin()}${path}</loc></url>`;
  pages = {
    '/index.xml': `<sitemapindex><sitemap><loc>${origin()}/pages.xml</loc></sitemap></sitemapindex>`,
    '/pages.xml': `<urlset>${loc('/one')}${loc('/two')}</urlset>`,
    '/one': page('One', '/three'),
    '/two': page('Two'),
    '/three': page('Three'),
  };
  const done = await over(await crawl({ sitemap_urls: [`${origin()}/index.xml`] }));
  expect(done).toMatchObject({ type: 'sitemap', status: 'succeeded' });
  expect(await readPaths(done)).toEqual(['/one', '/two']);
});

it('a crawl is stopped, keeps what it has read, and is nobody else’s', async () => {
  pages = {};
  // each page leads to another one, without an end
  site.answer = ({ path }) => {
    const number = Number(path.slice(1));
    if (path === '/robots.txt') return { status: 404 };
    return {
      body: page(`Page ${number}`, `/${number * 2 + 1}`, `/${number * 2 + 2}`),
      headers: { 'content-type': 'text/html' },
    };
  };
  const id = await crawl({ max_depth: 5 });
  await until(async () => {
    const { body } = await owner.call('GET', `${base}/crawl/${id}`);
    expect((body as Crawl).pages_scraped).toBeGreaterThan(0);
  });
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('POST', `${base}/crawl/${id}/cancel`)).code).toBe('knowledge_crawl_not_found');
  expect((await owner.call('POST', `${base}/crawl/${id}/cancel`)).status).toBe(200);
  const done = await over(id);
  expect(done.status).toBe('cancelled');
  expect((await readPaths(done)).length).toBeGreaterThan(0);
  expect((await owner.call('POST', `${base}/crawl/${id}/cancel`)).status).toBe(409);
  expect((await owner.call('GET', `${base}/crawl`)).body).toMatchObject({ crawl_jobs: [{ id }] });
});

it('a page is fetched again when it is asked for or its time has come, and goes with its address', async () => {
  // a key lasts for as long as the clock is moved, a session does not
  const made = await owner.call('POST', '/v1/user/create-api-key', { name: 'test' });
  const { xi_api_key: apiKey } = made.body as { xi_api_key: string };
  const call = async (method: string, path: string, json?: object) => {
    const answer = await app.fetch(`${base}${path}`, { method, apiKey, json });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  pages = { '/': page('Before') };
  const { body } = await call('POST', '/url', {
    ...{ url: `${origin()}/`, enable_auto_sync: true, auto_remove: true, minimum_frequency_days: 2 },
  });
  const { id } = body as { id: string };
  const shown = async () => (await call('GET', `/${id}`)).body;
  expect(await shown()).toMatchObject({
    auto_sync_info: { minimum_frequency_days: 2, auto_remove: true, consec_failures: 0 },
  });
  pages = { '/': page('After') };
  const refreshed = await call('POST', `/${id}/refresh`);
  expect(refreshed.body).toMatchObject({ extracted_inner_html: expect.stringContaining('After') });
  pages = { '/': page('Later') };
  app.clock.advance(2 * dayMs + 1);
  await enqueueRefreshes(app.platform);
  await until(async () =>
    expect(await shown()).toMatchObject({ extracted_inner_html: expect.stringContaining('Later') }),
  );
  pages = {};
  for (const failures of [1, 2]) {
    app.clock.advance(2 * dayMs + 1);
    await enqueueRefreshes(app.platform);
    await until(async () =>
      expect(await shown()).toMatchObject({ auto_sync_info: { consec_failures: failures } }),
    );
  }
  app.clock.advance(2 * dayMs + 1);
  await enqueueRefreshes(app.platform);
  await until(async () => expect((await call('GET', `/${id}`)).status).toBe(404));
});
