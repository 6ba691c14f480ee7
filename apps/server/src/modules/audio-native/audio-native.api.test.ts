import type { ArticlePlayer, AudioNativeEmbed, AudioNativeSettings } from '@mynah/contract/audio-native';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { formOf } from '../../../test/speech-files.ts';
import { addSnapshot } from '../../../test/spoken-projects.ts';
import { joinedPerson, type Person, soloPerson } from '../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let app: TestApp;
let owner: Person;
let website: Receiver;
let domain: string;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  website = await startReceiver();
  domain = new URL(website.url).host;
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  website.answer = () => ({ headers: { 'content-type': 'text/html' }, body: articleOf('The first text.') });
});
afterAll(async () => {
  website.close();
  await app.close();
});

const articleOf = (text: string): string =>
  `<html><head><title>A day at sea</title></head><body><nav>Menu</nav><article><h1>A day at sea</h1><p>${text} It goes on for a while, so that a reader view takes it for an article, with commas, and more of them.</p></article></body></html>`;

const send = async (path: string, fields: Parameters<typeof formOf>[0], person = owner) => {
  const answer = await app.fetch(path, {
    method: 'POST',
    body: formOf(fields),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  return { status: answer.status, body: (await answer.json()) as never };
};
const text = (content: string, type = 'text/plain') => new File([content], 'article.txt', { type });

interface Made {
  project_id: string;
  converting: boolean;
  html_snippet: string;
}
const make = async (fields: Parameters<typeof formOf>[0] = {}, person = owner): Promise<Made> => {
  const { status, body } = await send('/v1/audio-native', { name: 'Sea', ...fields }, person);
  expect(status).toBe(200);
  return body;
};
const listed = async (person = owner): Promise<AudioNativeEmbed[]> =>
  ((await person.call('GET', '/v1/audio-native')).body as { embeds: AudioNativeEmbed[] }).embeds;
const setUp = async (settings: Partial<AudioNativeSettings>) => {
  const { status, body } = await owner.call('PATCH', '/v1/audio-native/settings', settings);
  expect(status).toBe(200);
  return body as AudioNativeSettings;
};
const speak = (projectId: string) =>
  addSnapshot(app, { workspaceId: owner.actor.workspaceId, projectId, text: 'It was calm.' });

/** The page of the player, as a browser asks for it from a website. */
const visit = (query: string, headers: Record<string, string> = {}) =>
  app.fetch(`/embed/article?${query}`, { headers });
const ticketOf = async (query: string, headers?: Record<string, string>): Promise<string> =>
  /data-ticket="([^"]+)"/.exec(await (await visit(query, headers)).text())?.[1] ?? '';
const open = async (ticket: string): Promise<ArticlePlayer> =>
  (await app.fetch('/v1/article-player', { json: { ticket } })).json() as Promise<ArticlePlayer>;

it('[NAT-003] [NAT-004] a player is made of a file, with what it needs to stand on a bare page', async () => {
  const made = await make({
    title: 'A day at sea',
    author: 'Ada',
    small: 'true',
    text_color: '#123456',
    file: text('It was calm.\n\nThen it was not.'),
  });
  expect(made).toMatchObject({ converting: false });
  expect(made.html_snippet).toBe(
    `<div class="audio-native" data-project="${made.project_id}"></div>\n<script async src="${app.platform.publicUrl()}/embed/article.js"></script>`,
  );
  const { body } = await owner.call('GET', `/v1/audio-native/${made.project_id}/settings`);
  expect(body).toEqual({
    enabled: true,
    snapshot_id: null,
    settings: {
      title: 'A day at sea',
      author: 'Ada',
      image: '',
      small: true,
      text_color: '#123456',
      background_color: '#ffffff',
      sessionization: 0,
      audio_path: null,
      audio_url: null,
      status: 'ready',
    },
  });
  const project = (await owner.call('GET', `/v1/studio/projects/${made.project_id}`)).body as {
    source_type: string;
    audio_native: unknown;
    chapters: { chapter_id: string }[];
  };
  expect(project).toMatchObject({ source_type: 'article', audio_native: { enabled: true, small: true } });
  const path = `/v1/studio/projects/${made.project_id}/chapters/${project.chapters[0]!.chapter_id}`;
  const chapter = (await owner.call('GET', path)).body as {
    content: { blocks: { sub_type: string; nodes: { text: string }[] }[] };
  };
  expect(chapter.content.blocks.map(({ sub_type, nodes }) => [sub_type, nodes[0]!.text])).toEqual([
    ['h1', 'A day at sea'],
    ['p', 'Ada'],
    ['p', 'It was calm.'],
    ['p', 'Then it was not.'],
  ]);
});

it('[NAT-005] [NAT-007] [NAT-008] what holds for all players is kept, and shown with the user', async () => {
  const before = (await owner.call('GET', '/v1/user')).body as { audio_native: unknown };
  expect(before.audio_native).toBeNull();
  const set = await setUp({ allowed_domains: ['Example.com', '*.example.org'], text_color: '#fff' });
  expect(set).toMatchObject({ allowed_domains: ['example.com', '*.example.org'], text_color: '#fff' });
  expect((await owner.call('GET', '/v1/user')).body).toMatchObject({
    audio_native: { allowed_domains: ['example.com', '*.example.org'] },
  });
  const refused = await owner.call('PATCH', '/v1/audio-native/settings', {
    allowed_domains: ['https://a/b'],
  });
  expect(refused.status).toBe(422);
  expect((await owner.call('PATCH', '/v1/audio-native/settings', { voice_id: 'nobody' })).code).toBe(
    'voice_not_found',
  );
});

describe('what is not somebody’s own', () => {
  it('other workspaces do not find it, viewers change nothing', async () => {
    const { project_id } = await make();
    const stranger = await soloPerson(app, 'enterprise');
    const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
    expect((await stranger.call('GET', `/v1/audio-native/${project_id}/settings`)).code).toBe(
      'project_not_found',
    );
    expect((await stranger.call('POST', `/v1/audio-native/${project_id}/publish`)).status).toBe(404);
    expect(
      (await send(`/v1/audio-native/${project_id}/content`, { file: text('Mine.') }, stranger)).status,
    ).toBe(404);
    expect(await listed(stranger)).toEqual([]);
    expect((await send('/v1/audio-native', { name: 'A' }, viewer)).status).toBe(403);
  });

  it('a project without a player has no settings', async () => {
    const { body } = await send('/v1/studio/projects', { name: 'A book' });
    const { project_id } = (body as { project: { project_id: string } }).project;
    expect((await owner.call('GET', `/v1/audio-native/${project_id}/settings`)).code).toBe(
      'project_not_found',
    );
  });
});

describe('[NAT-001] what a visitor gets', () => {
  test('title, author, the sound by ranges, and the times of its words', async () => {
    const { project_id } = await make({ title: 'A day at sea', author: 'Ada' });
    const { snapshotId, chapterSnapshotId } = await speak(project_id);
    const ticket = await ticketOf(`project=${project_id}`, { referer: 'https://anywhere.example/' });
    expect(await open(ticket)).toEqual({
      state: 'ready',
      snapshot_id: snapshotId,
      title: 'A day at sea',
      author: 'Ada',
      sessionization: 0,
      chapters: [{ chapter_snapshot_id: chapterSnapshotId, name: 'Sea', duration_ms: 240 }],
    });
    const of = `ticket=${ticket}&chapter=${chapterSnapshotId}`;
    const part = await app.fetch(`/v1/article-player/audio?${of}`, { headers: { range: 'bytes=3-5' } });
    expect(part.status).toBe(206);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([3, 4, 5]);
    const words = await (await app.fetch(`/v1/article-player/words?${of}`)).json();
    expect((words as { characters: string[] }).characters.join('')).toBe('It was calm.');
    const wrong = await app.fetch(`/v1/article-player/audio?ticket=${ticket}&chapter=another`);
    expect(wrong.status).toBe(404);
  });

  test('nothing while there is no sound, and nothing with a ticket that was changed', async () => {
    const { project_id } = await make();
    const ticket = await ticketOf(`project=${project_id}`);
    expect(await open(ticket)).toEqual({ state: 'unavailable' });
    const changed = await app.fetch('/v1/article-player', { json: { ticket: `${ticket.slice(0, -2)}xx` } });
    expect(changed.status).toBe(401);
    app.clock.advance(25 * 3_600_000);
    expect((await app.fetch('/v1/article-player', { json: { ticket } })).status).toBe(401);
  });

  test('new text is heard when it is published', async () => {
    const { project_id } = await make();
    const first = await speak(project_id);
    const path = `/v1/audio-native/${project_id}/content`;
    const changed = await send(path, { file: text('Another.') });
    expect(changed.body).toMatchObject({ project_id, converting: false, publishing: false });
    const second = await speak(project_id);
    const ticket = await ticketOf(`project=${project_id}`);
    expect(await open(ticket)).toMatchObject({ snapshot_id: first.snapshotId });
    await owner.call('POST', `/v1/audio-native/${project_id}/publish`);
    expect(await open(ticket)).toMatchObject({ snapshot_id: second.snapshotId });
  });
});

describe('which websites', () => {
  test('those that are listed, by the policy of the page and by the server', async () => {
    const { project_id } = await make();
    await speak(project_id);
    const query = `project=${project_id}`;
    const anywhere = await visit(query, { referer: 'https://anywhere.example/' });
    expect(anywhere.headers.get('content-security-policy')).toContain('frame-ancestors *');
    await setUp({ allowed_domains: ['news.example', '*.blog.example'] });
    for (const from of ['https://news.example/', 'https://a.blog.example/x', undefined]) {
      const page = await visit(query, from === undefined ? {} : { referer: from });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain(
        "frame-ancestors 'self' http://news.example http://*.blog.example",
      );
      expect(page.headers.get('x-frame-options')).toBeNull();
    }
    for (const from of [
      'https://evil.example/',
      'https://news.example.evil.example/',
      'https://blog.example/',
    ]) {
      const page = await visit(query, { referer: from });
      expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining('data-ticket')]);
      expect((await visit(query, { origin: from.slice(0, -1) })).status).toBe(404);
    }
  });

  test('the data are for the player’s own page', async () => {
    const { project_id } = await make();
    const { chapterSnapshotId } = await speak(project_id);
    const ticket = await ticketOf(`project=${project_id}`);
    const headers = { origin: 'https://evil.example' };
    const opened = await app.fetch('/v1/article-player', { json: { ticket }, headers });
    expect(opened.status).toBe(403);
    const of = `ticket=${ticket}&chapter=${chapterSnapshotId}`;
    for (const what of ['audio', 'words'])
      expect((await app.fetch(`/v1/article-player/${what}?${of}`, { headers })).status).toBe(403);
  });

  test('a player that was removed is gone', async () => {
    const { project_id } = await make();
    await speak(project_id);
    const ticket = await ticketOf(`project=${project_id}`);
    const [embed] = await listed();
    expect((await owner.call('DELETE', `/v1/audio-native/embeds/${embed!.embed_id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await visit(`project=${project_id}`)).status).toBe(404);
    expect(await open(ticket)).toEqual({ state: 'unavailable' });
  });
});

describe('an article that finds itself', () => {
  const siteOf = ({ site_snippet }: AudioNativeSettings) => /data-site="([^"]+)"/.exec(site_snippet)![1]!;
  const visitPage = async (site: string, path: string) => {
    const url = encodeURIComponent(`${website.url}${path}`);
    return open(await ticketOf(`site=${site}&url=${url}`, { referer: `${website.url}/` }));
  };
  const read = () =>
    until(async () => {
      const embeds = await listed();
      expect(embeds.filter(({ state }) => state === 'reading')).toEqual([]);
      expect(embeds.length).toBeGreaterThan(0);
      return embeds;
    });

  test('is read once, by a visitor of a listed domain, and again when it has changed', async () => {
    const site = siteOf(await setUp({ allowed_domains: [domain] }));
    const before = website.received.length;
    expect(await visitPage(site, '/sea?utm_source=mail#top')).toEqual({ state: 'making' });
    const [found] = await read();
    expect(found).toMatchObject({ title: 'A day at sea', source_url: `${website.url}/sea` });
    expect(website.received.length).toBe(before + 1);
    const heard = async (but?: unknown) =>
      until(async () => {
        const player = await visitPage(site, '/sea');
        expect(player).toMatchObject({ state: 'ready' });
        const { snapshot_id } = player as { snapshot_id: string };
        expect(snapshot_id).not.toBe(but);
        return snapshot_id;
      });
    const snapshotId = await heard();
    expect(website.received.length).toBe(before + 1);

    website.answer = () => ({ headers: { 'content-type': 'text/html' }, body: articleOf('Quite another.') });
    app.clock.advance(11 * 60_000);
    // there is always something to hear
    expect(await visitPage(site, '/sea')).toMatchObject({ state: 'ready' });
    await heard(snapshotId);
    const { body } = await owner.call('GET', `/v1/studio/projects/${found!.project_id}`);
    const { chapters } = body as { chapters: { chapter_id: string }[] };
    const path = `/v1/studio/projects/${found!.project_id}/chapters/${chapters[0]!.chapter_id}`;
    expect(JSON.stringify((await owner.call('GET', path)).body)).toContain('Quite another.');
  });

  test('is not read for a domain that is not listed, nor for an address of another one', async () => {
    const site = siteOf(await setUp({ allowed_domains: [] }));
    const url = encodeURIComponent(`${website.url}/sea`);
    expect((await visit(`site=${site}&url=${url}`, { referer: `${website.url}/` })).status).toBe(404);
    await setUp({ allowed_domains: ['news.example'] });
    expect((await visit(`site=${site}&url=${url}`, { referer: 'https://news.example/' })).status).toBe(404);
    await setUp({ allowed_domains: ['news.example', domain] });
    expect((await visit(`site=${site}&url=${url}`, { referer: 'https://news.example/' })).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('strangers have so many spoken in an hour, and no more', async () => {
    const site = siteOf(await setUp({ allowed_domains: [domain], articles_per_hour: 1 }));
    expect(await visitPage(site, '/one')).toEqual({ state: 'making' });
    expect(await visitPage(site, '/two')).toEqual({ state: 'unavailable' });
    expect(await visitPage(site, '/one')).not.toEqual({ state: 'unavailable' });
    await read();
    app.clock.advance(61 * 60_000);
    expect(await visitPage(site, '/two')).toEqual({ state: 'making' });
  });

  test('one that cannot be read says why to its owner, and nothing to visitors', async () => {
    const site = siteOf(await setUp({ allowed_domains: [domain] }));
    website.answer = () => ({ status: 404, body: 'gone' });
    expect(await visitPage(site, '/gone')).toEqual({ state: 'making' });
    const [failed] = await until(async () => {
      const embeds = await listed();
      expect(embeds[0]?.state).toBe('failed');
      return embeds;
    });
    expect(failed!.problem).toBe('The address answered with the status 404.');
    expect(await visitPage(site, '/gone')).toEqual({ state: 'unavailable' });
  });

  test('by the API, an address finds its player again', async () => {
    const by = (url: string) => owner.call('POST', '/v1/audio-native/content', { url, author: 'Ada' });
    const first = (await by(`${website.url}/sea`)).body as Made;
    expect(first).toMatchObject({ converting: true, publishing: true });
    expect((await by(`${website.url}/sea#comments`)).body).toMatchObject({ project_id: first.project_id });
    expect((await listed()).map(({ author }) => author)).toEqual(['Ada']);
    expect((await by('ftp://example.com/')).status).toBe(422);
  });
});

it('counts listeners by day and how far they came, each page once, and keeps nothing of them', async () => {
  const { project_id } = await make();
  await speak(project_id);
  const tell = async (ticket: string, quarters: number) =>
    (await app.fetch('/v1/article-player/heard', { json: { ticket, quarters } })).status;
  for (const far of [[0, 1, 2, 2, 2], [0]]) {
    const ticket = await ticketOf(`project=${project_id}`);
    for (const quarters of far) expect(await tell(ticket, quarters)).toBe(200);
  }
  expect(await tell('made.up.ticket', 0)).toBe(401);
  const { body } = await owner.call('GET', `/v1/audio-native/${project_id}/listeners`);
  const counts = { plays: 2, quarter: 1, half: 1, three_quarters: 0, finished: 0 };
  expect(body).toEqual({ days: [{ day: app.clock.now().toISOString().slice(0, 10), ...counts }] });
  expect((await listed())[0]!.listeners).toEqual(counts);
});
