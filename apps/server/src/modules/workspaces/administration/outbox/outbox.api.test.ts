import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makeNeighbor } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../../test/test-app.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
});
afterAll(() => app.close());

const list = (accessToken: string) =>
  app.fetch('/v1/outbox', { headers: { authorization: `Bearer ${accessToken}` } });
const read = async (query = '') => {
  const answer = await app.fetch(`/v1/outbox${query}`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  return (await answer.json()) as {
    mails: { mail_id: string; subject: string; state: string }[];
    next_cursor: string | null;
  };
};
const subjects = async (query: string) => (await read(query)).mails.map(({ subject }) => subject);
const mark = (accessToken: string, mailId: string, state: string) =>
  app.fetch(`/v1/outbox/${mailId}`, { headers: { authorization: `Bearer ${accessToken}` }, json: { state } });
const isOffered = async (accessToken: string) => {
  const answer = await app.fetch('/v1/app-config', { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await answer.json()) as { reads_outbox: boolean }).reads_outbox;
};

it('shows the owner of a server without a mail server what waits, the newest first', async () => {
  await app.platform.mail.send({ to: 'a@example.com', subject: 'First', text: 'one' });
  await app.platform.mail.send({ to: 'b@example.com', subject: 'Second', text: 'two' });
  const { mails } = (await (await list(owner.accessToken)).json()) as { mails: { subject: string }[] };
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(await isOffered(owner.accessToken)).toBe(true);
});

it('is searched by address and subject, and filtered by kind', async () => {
  const { mail } = app.platform;
  await mail.send({ kind: 'invite', to: 'grace@example.com', subject: 'Come, 100% in', text: 'link' });
  await mail.send({ kind: 'password', to: 'grace@example.com', subject: 'Reset', text: 'link' });
  expect(await subjects('?search=GRACE')).toEqual(['Reset', 'Come, 100% in']);
  expect(await subjects('?search=100%25')).toEqual(['Come, 100% in']);
  expect(await subjects('?search=_')).toEqual([]);
  expect(await subjects('?kind=invite')).toEqual(['Come, 100% in']);
  expect(await subjects('?kind=invite&search=reset')).toEqual([]);
});

it('comes in pages', async () => {
  const first = await read('?page_size=3');
  expect(first.mails).toHaveLength(3);
  const rest = await read(`?page_size=3&cursor=${first.next_cursor}`);
  expect(rest.next_cursor).toBeNull();
  const all = [...first.mails, ...rest.mails];
  expect(all).toEqual((await read()).mails);
});

it('keeps which mails were handed on, and takes that back', async () => {
  const [newest] = (await read()).mails;
  const id = newest?.mail_id ?? '';
  expect(newest?.state).toBe('waiting');
  expect((await mark(owner.accessToken, id, 'handed_on')).status).toBe(200);
  expect(await subjects('?state=handed_on')).toEqual([newest?.subject]);
  expect(await subjects('?state=waiting')).not.toContain(newest?.subject);
  expect((await mark(owner.accessToken, id, 'waiting')).status).toBe(200);
  expect(await subjects('?state=handed_on')).toEqual([]);
  expect((await mark(owner.accessToken, 'no-such-mail', 'handed_on')).status).toBe(404);
});

it('shows nobody else: no other admin of the same workspace, no other owner, no key of the owner', async () => {
  const colleague = await makeMember(app, owner.workspaceId, 'admin');
  const stranger = await makeMember(app, (await makeNeighbor(app)).workspaceId, 'admin');
  for (const { accessToken } of [colleague, stranger]) {
    expect((await list(accessToken)).status).toBe(403);
    expect(await isOffered(accessToken)).toBe(false);
    const [mail] = (await read()).mails;
    expect((await mark(accessToken, mail?.mail_id ?? '', 'handed_on')).status).toBe(403);
  }
  expect((await app.fetch('/v1/outbox', { apiKey: owner.apiKey })).status).toBe(403);
});

it('is closed once a mail server takes the mails', async () => {
  const config = app.platform.config as { smtpUrl?: string };
  config.smtpUrl = 'smtp://mail.example';
  try {
    expect((await list(owner.accessToken)).status).toBe(403);
    expect(await isOffered(owner.accessToken)).toBe(false);
  } finally {
    config.smtpUrl = undefined;
  }
});
