import type { AnswerOf } from '@mynah/contract';
import type { Notification, notificationRoutes } from '@mynah/contract/accounts/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, type Signed } from '../../../test/factories.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { mails } from '../../platform/mail/mail.tables.ts';
import { users } from '../accounts/users/users.tables.ts';
import { notifyPeople } from './actions/notify-people.ts';
import { messages } from './messages.ts';

let app: TestApp;
let owner: TestOwner;
let member: Signed;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
  member = await makeMember(app, owner.workspaceId, 'editor');
});
afterAll(() => app.close());

const happen = (name: string, payload: Record<string, unknown>) =>
  app.platform.db.transaction((transaction) =>
    app.platform.events.append(transaction, { name, workspaceId: owner.workspaceId, payload }),
  );

const call = (path: string, { accessToken }: { accessToken: string }, method = 'GET') =>
  app.fetch(path, { method, headers: { authorization: `Bearer ${accessToken}` } });

type Page = AnswerOf<typeof notificationRoutes.list>;
const listOf = async (who: { accessToken: string }, query = ''): Promise<Page> =>
  (await (await call(`/v1/notifications${query}`, who)).json()) as Page;

/** Handlers run after the commit: wait until the message is there. */
function told(who: { accessToken: string }, title: string): Promise<Notification> {
  return until(async () => {
    const found = (await listOf(who)).notifications.find((message) => message.title === title);
    if (!found) throw new Error(`${title} is not there yet`);
    return found;
  });
}

test('[NOT-002] a person is told of a change to them, with all seven keys', async () => {
  await happen('member.role-changed', { kind: 'workspace', user_id: member.actor.userId, role: 'editor' });
  expect(await told(member, 'Your role has changed')).toEqual({
    message_id: expect.any(String),
    severity: 'info',
    title: 'Your role has changed',
    description: 'Your role in the workspace is now editor.',
    needs_attention: false,
    create_date_unix_ms: app.clock.now().getTime(),
    has_been_read: false,
    link: '/app/workspace/members',
  });
  expect((await listOf(owner)).notifications.map(({ title }) => title)).not.toContain(
    'Your role has changed',
  );
});

test('[NOT-001] its live event names the message and what happened', async () => {
  const { message_id } = await told(member, 'Your role has changed');
  const authorization = `Bearer ${member.accessToken}`;
  const stream = await app.fetch('/v1/events', { headers: { authorization, 'last-event-id': '0' } });
  const news = /^event: notification\.created\ndata: (.+)\n/m;
  let text = '';
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (news.test(text)) break;
  }
  expect(JSON.parse(news.exec(text)?.[1] ?? '{}')).toMatchObject({
    message_id,
    event: 'notification.created',
  });
});

test('[NOT-004] a message is read, and another person cannot read it', async () => {
  const { message_id: id } = await told(member, 'Your role has changed');
  const refused = await call(`/v1/notifications/${id}/read`, owner, 'POST');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ detail: { status: 'notification_not_found' } });
  expect((await listOf(member)).unread_count).toBe(1);
  for (let time = 0; time < 2; time += 1) {
    expect((await call(`/v1/notifications/${id}/read`, member, 'POST')).status).toBe(200);
  }
  expect((await told(member, 'Your role has changed')).has_been_read).toBe(true);
  expect(await (await call('/v1/notifications/unread-count', member)).json()).toEqual({ unread_count: 0 });
});

test('admins are told of a webhook that was switched off, by a mail to verified addresses too', async () => {
  const unverified = await makeMember(app, owner.workspaceId, 'admin');
  const them = eq(users.id, unverified.actor.userId);
  await app.platform.db.update(users).set({ emailVerifiedAt: null }).where(them);
  await happen('webhook.disabled', { webhook_name: 'Orders', user_id: owner.userId });
  const message = await told(owner, 'A webhook was disabled');
  expect(message).toMatchObject({ severity: 'error', needs_attention: true });
  expect(message.description).toContain('“Orders”');
  await told(unverified, 'A webhook was disabled');
  const sent = await app.platform.db.select().from(mails).where(eq(mails.subject, message.title));
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect((await listOf(member)).notifications).toHaveLength(1);
});

test('an event that is handled again tells nobody twice', async () => {
  const event = {
    sequence: 900_000,
    name: 'member.joined',
    workspaceId: owner.workspaceId,
    payload: { user_id: member.actor.userId, role: 'editor' },
    createdAt: app.clock.now(),
  };
  await notifyPeople(app.platform, event, messages['member.joined']!);
  await notifyPeople(app.platform, event, messages['member.joined']!);
  const joined = (await listOf(owner)).notifications.filter(({ title }) => title.includes('joined'));
  expect(joined).toHaveLength(1);
});

test('the list comes in pages, newest first, and all are read at once', async () => {
  const first = await listOf(owner, '?page_size=1');
  expect(first).toMatchObject({ has_more: true, unread_count: 2 });
  const second = await listOf(owner, `?page_size=1&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ has_more: false, next_cursor: null });
  expect(second.notifications[0]?.message_id).not.toBe(first.notifications[0]?.message_id);
  await call('/v1/notifications/read-all', owner, 'POST');
  expect((await listOf(owner)).unread_count).toBe(0);
});
