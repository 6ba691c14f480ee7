import { parseXml } from '@mynah/audiobooks/conformance';
import type { EpisodeDetails, Listening, ProjectFeed } from '@mynah/contract/studio/feeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addCover,
  type ConvertedBook,
  convert,
  convertBook,
  pixel,
} from '../../../../test/converted-book.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let book: ConvertedBook;

beforeAll(async () => {
  app = await startTestApp();
  owner = await soloPerson(app, 'enterprise');
  book = await convertBook(
    app,
    owner,
    [
      ['Fish & <Chips>', 'It begins.'],
      ['Two', 'It ends.'],
    ],
    { title: 'A “book” & more', author: 'Ada', language: 'de' },
  );
  await addCover(app, book);
});
afterAll(() => app.close());

const renew = async (of = book): Promise<string> =>
  ((await owner.call('POST', `${of.path}/feed`)).body as ProjectFeed).url!;
const show = async (): Promise<ProjectFeed> => (await owner.call('GET', `${book.path}/feed`)).body;
/** Addresses of a feed are public: nobody is signed in. */
const open = (url: string, headers: Record<string, string> = {}) =>
  app.fetch(new URL(url).pathname, { headers });

async function read(url: string) {
  const answer = await open(url);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const document = parseXml(text);
  const all = (name: string, within: Document | Element = document) =>
    Array.from(within.getElementsByTagName(name));
  const items = all('item').map((item) => {
    const of = (name: string): string => all(name, item)[0]?.textContent ?? '';
    const enclosure = all('enclosure', item)[0]!;
    return {
      title: of('title'),
      guid: of('guid'),
      seconds: Number(of('itunes:duration')),
      number: of('itunes:episode'),
      url: enclosure.getAttribute('url')!,
      length: Number(enclosure.getAttribute('length')),
      type: enclosure.getAttribute('type'),
    };
  });
  return { answer, text, all, items };
}

it('a project has no podcast until somebody asks for its address', async () => {
  expect(await show()).toEqual({ url: null, page_url: null, created_at_unix: null });
  const url = await renew();
  expect(url).toMatch(/\/v1\/studio\/feeds\/[\w-]{43}\.xml$/);
  const page_url = url.replace('/v1/studio/feeds/', '/listen/').replace('.xml', '');
  expect(await show()).toEqual({ url, page_url, created_at_unix: expect.any(Number) });
});

it('its page names the book and its chapters, plays without a script, and is listed nowhere', async () => {
  await renew();
  const { page_url, url } = await show();
  const answer = await open(page_url!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const markup = await answer.text();
  for (const said of ['A “book” &amp; more', '>Ada<', 'Fish &amp; &lt;Chips&gt;', url!, 'noindex'])
    expect(markup).toContain(said);
  const listening = (await (await open(url!.replace('.xml', '/listening'))).json()) as Listening;
  expect(listening).toMatchObject({ title: 'A “book” & more', author: 'Ada', page_url, feed_url: url });
  expect(listening.chapters.map(({ name }) => name)).toEqual(['Fish & <Chips>', 'Two']);
  const [first] = listening.chapters;
  expect((await open(first!.audio_url)).headers.get('content-type')).toBe('audio/mpeg');
  expect(markup).toContain(first!.audio_url);
  const details = (await (await open(first!.details_url)).json()) as EpisodeDetails;
  expect(details.alignment.characters.join('')).toContain('It begins.');
  expect(details.alignment.character_end_times_seconds.at(-1)).toBeLessThan(first!.duration_ms / 1000);
  expect(details.peaks).not.toBe('');
});

it('where nothing is shared, the page says so', async () => {
  const answer = await open(`${app.url}/listen/${'x'.repeat(43)}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There’s nothing at this link');
  const url = await renew();
  const empty = await open(url.replace('.xml', '/episodes/no-such/details'));
  expect(empty.status).toBe(404);
});

it('its chapters are episodes that a podcast app can play, and no directory lists it', async () => {
  const { answer, all, items } = await read(await renew());
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const said = (name: string) => all(name)[0]!.textContent;
  expect(
    ['title', 'language', 'itunes:author', 'itunes:block', 'itunes:type', 'itunes:explicit'].map(said),
  ).toEqual(['A “book” & more', 'de', 'Ada', 'Yes', 'serial', 'false']);
  expect(items.map(({ title, number, type }) => [title, number, type])).toEqual([
    ['Fish & <Chips>', '1', 'audio/mpeg'],
    ['Two', '2', 'audio/mpeg'],
  ]);
  for (const { url, length, seconds } of items) {
    const whole = await open(url);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('content-length')).toBe(String(length));
    expect(bytes.length).toBe(length);
    expect(seconds).toBeGreaterThan(1);
    const part = await open(url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
    expect((await open(url, { range: `bytes=${length}-` })).status).toBe(416);
  }
  const cover = await open(all('itunes:image')[0]!.getAttribute('href')!);
  expect(cover.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await cover.arrayBuffer())).toEqual(pixel);
});

it('a chapter that is spoken anew stays the same episode, at another address; a muted one is none', async () => {
  const before = (await read(await renew())).items;
  const [first, second] = book.chapterIds as [string, string];
  await convert(app, owner, book);
  const { items } = await read((await show()).url!);
  expect(items.map(({ guid }) => guid)).toEqual(before.map(({ guid }) => guid));
  expect(items[0]!.url).not.toBe(before[0]!.url);
  const mute = (chapterId: string, is_muted: boolean) =>
    owner.call('POST', `${book.path}/chapters/${chapterId}/mute`, { is_muted });
  expect((await mute(first, true)).status).toBe(200);
  expect((await read((await show()).url!)).items.map(({ guid }) => guid)).toEqual([second]);
  expect((await open(items[0]!.url)).status).toBe(404);
  await mute(first, false);
});

it('an address is dead as soon as there is another one, or none', async () => {
  const url = await renew();
  const { items } = await read(url);
  const next = await renew();
  expect(next).not.toBe(url);
  const listening = url.replace('.xml', '/listening');
  for (const dead of [url, items[0]!.url, url.replace('.xml', '/cover'), listening])
    expect((await open(dead)).status).toBe(404);
  expect((await owner.call('DELETE', `${book.path}/feed`)).status).toBe(200);
  expect((await open(next)).status).toBe(404);
  expect((await show()).url).toBeNull();
});

it('an address opens its own project alone, and tells nothing of who made it', async () => {
  const other = await convertBook(app, owner, [['Elsewhere', 'It is cold.']]);
  const { items, text } = await read(await renew(other));
  const [episode] = items;
  const mine = await renew();
  const secretOf = (url: string) => /feeds\/([\w-]+)/.exec(url)![1]!;
  const crossed = episode!.url.replace(secretOf(episode!.url), secretOf(mine));
  expect((await open(crossed)).status).toBe(404);
  for (const hidden of [owner.actor.userId, owner.actor.workspaceId, other.id])
    expect(text).not.toContain(hidden);
  expect((await owner.call('DELETE', other.path)).status).toBe(200);
  expect((await open(episode!.url)).status).toBe(404);
});

it('who may not change the project learns no address', async () => {
  await renew();
  const stranger = await soloPerson(app, 'free');
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect(await stranger.call(method, `${book.path}/feed`)).toMatchObject({ code: 'project_not_found' });
    expect((await viewer.call(method, `${book.path}/feed`)).status).toBe(403);
  }
});
