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

it('shows nobody else: no other admin of the same workspace, no other owner, no key of the owner', async () => {
  const colleague = await makeMember(app, owner.workspaceId, 'admin');
  const stranger = await makeMember(app, (await makeNeighbor(app)).workspaceId, 'admin');
  for (const { accessToken } of [colleague, stranger]) {
    expect((await list(accessToken)).status).toBe(403);
    expect(await isOffered(accessToken)).toBe(false);
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
