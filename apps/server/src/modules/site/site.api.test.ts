import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNeighbor } from '../../../test/factories.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
});
afterAll(() => app.close());

const append = (workspaceId: string, number: number) =>
  app.platform.db.transaction((transaction) =>
    app.platform.events.append(transaction, { name: 'test.happened', workspaceId, payload: { number } }),
  );

interface Message {
  id?: string;
  event?: string;
  data?: string;
}

/** The stream of the signed-in owner, message by message. */
async function follow(headers: Record<string, string> = {}, query = '') {
  const leaving = new AbortController();
  const answer = await app.fetch(`/v1/events${query}`, {
    headers: { authorization: `Bearer ${owner.accessToken}`, ...headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Message | undefined> => {
    while (!text.includes('\n\n')) {
      const read = await reader?.read();
      if (!read || read.done) return undefined;
      text += read.value;
    }
    const end = text.indexOf('\n\n');
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  };
  return { answer, next, leave: () => leaving.abort() };
}

test('[WSP-088] the live stream opens, tells what happens in this workspace only, and can be left', async () => {
  const stream = await follow();
  expect(stream.answer.status).toBe(200);
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.answer.headers.get('cache-control')).toBe('no-cache');
  expect(await stream.next()).toEqual({ id: expect.stringMatching(/^\d+$/), event: 'open', data: '{}' });
  const neighbor = await makeNeighbor(app);
  await append(neighbor.workspaceId, 1);
  await append(owner.workspaceId, 2);
  const told = await stream.next();
  expect(told).toEqual({
    id: expect.stringMatching(/^\d+$/),
    event: 'test.happened',
    data: '{"kind":"event","number":2}',
  });
  stream.leave();
  await expect(stream.next()).rejects.toThrow();
});

test('news of one person goes to that person alone, news of the workspace to everybody', async () => {
  const { platform } = app;
  const stream = await follow();
  await stream.next();
  const { workspaceId } = owner;
  const happen = (name: string, payload: Record<string, unknown>) =>
    platform.db.transaction((transaction) =>
      platform.events.append(transaction, { name, workspaceId, payload }),
    );
  const news = { message_id: 'm1', event: 'notification.created' };
  await happen('notification.created', { user_id: 'somebody-else', ...news });
  await happen('account.phone-changed', { user_id: 'somebody-else' });
  await happen('member.locked', { user_id: 'somebody-else' });
  await happen('notification.created', { user_id: owner.userId, ...news });
  expect(await stream.next()).toMatchObject({ event: 'member.locked' });
  const own = await stream.next();
  expect(own?.event).toBe('notification.created');
  expect(JSON.parse(own?.data ?? '')).toEqual({ kind: 'user', user_id: owner.userId, ...news });
  stream.leave();
});

test('a stream without news says every 20 s that it is there', async () => {
  const stream = await follow();
  await stream.next();
  const told = stream.next();
  // the pause begins when the stream waits, which only its reader can bring about
  await until(async () => {
    app.clock.advance(20_000);
    expect(await Promise.race([told, Promise.resolve('nothing')])).not.toBe('nothing');
  });
  expect(Object.keys((await told) ?? {})).toEqual(['']);
  await append(owner.workspaceId, 5);
  let message = await stream.next();
  while (message && !message.event) message = await stream.next();
  expect(message?.data).toBe('{"kind":"event","number":5}');
  stream.leave();
});

test('a client that comes back gets what it missed after Last-Event-ID', async () => {
  const first = await follow();
  await first.next();
  await append(owner.workspaceId, 10);
  const last = await first.next();
  first.leave();
  await append(owner.workspaceId, 11);
  await append(owner.workspaceId, 12);
  const again = await follow({ 'last-event-id': last?.id ?? '' });
  const told = [await again.next(), await again.next(), await again.next()];
  expect(told.map((message) => message?.data)).toEqual([
    '{}',
    '{"kind":"event","number":11}',
    '{"kind":"event","number":12}',
  ]);
  again.leave();
});

test('a page that reads its lists before its stream stands is told what happened between, once and of its workspace', async () => {
  const neighbor = await makeNeighbor(app);
  const now = async () => (await app.platform.events.now()).getTime();
  // dates are of milliseconds: what is before and after it must not share one with it
  const later = (than: number) => until(async () => expect(await now()).toBeGreaterThan(than));
  await append(owner.workspaceId, 30);
  await later(await now());
  const since = await now();
  await later(since);
  await append(neighbor.workspaceId, 31);
  await append(owner.workspaceId, 32);
  const stream = await follow({}, `?since_ms=${since}`);
  expect((await stream.next())?.event).toBe('open');
  const between = await stream.next();
  expect(between?.data).toBe('{"kind":"event","number":32}');
  await append(owner.workspaceId, 33);
  expect((await stream.next())?.data).toBe('{"kind":"event","number":33}');
  stream.leave();

  // who comes back is told from the last event on, whatever its address says still
  const again = await follow({ 'last-event-id': between?.id ?? '' }, `?since_ms=${since}`);
  await again.next();
  expect((await again.next())?.data).toBe('{"kind":"event","number":33}');
  again.leave();
});

test('a line that is lost before the first event is taken up where it began', async () => {
  const first = await follow();
  const opened = await first.next();
  first.leave();
  await append(owner.workspaceId, 40);
  const again = await follow({ 'last-event-id': opened?.id ?? '' });
  await again.next();
  expect((await again.next())?.data).toBe('{"kind":"event","number":40}');
  again.leave();
});

test('the answer with the access token says since when', async () => {
  const before = (await app.platform.events.now()).getTime();
  const credentials = { email: 'ada@example.com', password: 'correct horse battery' };
  const answer = await app.fetch('/v1/user/auth-tokens', { method: 'POST', json: credentials });
  const { server_time_ms } = (await answer.json()) as { server_time_ms: number };
  expect(server_time_ms).toBeGreaterThanOrEqual(before);
  expect((await follow({}, '?since_ms=soon')).answer.status).toBe(422);
});

test.each(['-1', 'abc', '9'.repeat(40), '1; drop table events'])(
  'a Last-Event-ID that is none (%s) starts with what comes',
  async (lastEventId) => {
    const stream = await follow({ 'last-event-id': lastEventId });
    await stream.next();
    await append(owner.workspaceId, 20);
    expect((await stream.next())?.data).toBe('{"kind":"event","number":20}');
    stream.leave();
  },
);

test('the stream is for signed-in people', async () => {
  const answer = await app.fetch('/v1/events', { apiKey: owner.apiKey });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ detail: { status: 'permission_denied' } });
});

test('the web app learns who it is without a credential', async () => {
  const config = (await (await app.fetch('/v1/app-config')).json()) as Record<string, unknown>;
  expect(config).toMatchObject({ public_url: app.url, brand: { name: expect.any(String) } });
});

const linksOf = async (on: TestApp) =>
  ((await (await on.fetch('/v1/app-config')).json()) as { links: Record<string, string | null> }).links;

test('[RTE-135] links that the operator did not set are hidden, but for the guides on this server', async () => {
  const { docs_guides, ...others } = await linksOf(app);
  expect(docs_guides).toBe('/docs');
  expect(Object.keys(others)).toHaveLength(8);
  expect(Object.values(others).every((address) => address === null)).toBe(true);
});

test('[RTE-134] each of the seven kinds has its entry', async () => {
  const own = await startTestApp({
    environment: {
      MYNAH_SUPPORT_URL: 'https://help.example',
      MYNAH_GUIDES_URL: 'https://docs.example/guides',
      MYNAH_COMMUNITY_URL: 'https://chat.example',
      MYNAH_HELP_EMAIL: 'help@example.com',
      MYNAH_LEGAL_EMAIL: 'legal@example.com',
      MYNAH_IOS_APP_URL: 'https://ios.example',
      MYNAH_ANDROID_APP_URL: 'https://android.example',
      MYNAH_AFFILIATE_URL: 'https://affiliates.example',
      MYNAH_PRIVACY_OPT_OUT_URL: 'https://privacy.example',
    },
  });
  expect(await linksOf(own)).toEqual({
    help_center: 'https://help.example',
    docs_guides: 'https://docs.example/guides',
    community_chat: 'https://chat.example',
    help_mailbox: 'mailto:help@example.com',
    ios_reader_app: 'https://ios.example',
    android_reader_app: 'https://android.example',
    affiliate_dashboard: 'https://affiliates.example',
    privacy_opt_out: 'https://privacy.example',
    legal_mailbox: 'mailto:legal@example.com',
  });
  await own.close();
});

test('an open stream does not hold up the stop of the server', async () => {
  const own = await startTestApp();
  const { accessToken } = await own.owner();
  const answer = await own.fetch('/v1/events', { headers: { authorization: `Bearer ${accessToken}` } });
  const reader = answer.body?.getReader();
  await reader?.read();
  await own.close();
  await expect(reader?.read()).resolves.toMatchObject({ done: true });
});
