import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Received, type Receiver, startReceiver } from '../../../../test/receiver.ts';
import { accept, invitedBy, joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  listedWebhooks,
  type MadeWebhook,
  makeWebhook,
  newestDelivery,
  ownPath,
} from '../../../../test/webhook-owner.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { attemptDelivery } from './actions/attempt-delivery.ts';
import { deliverEvent } from './index.ts';
import { purgeDeliveries } from './purge-deliveries.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

const dayMs = 86_400_000;
let app: TestApp;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  receiver = await startReceiver();
});
afterEach(() => receiver.close());
afterAll(() => app.close());

const tell = () =>
  app.platform.db.transaction((transaction) =>
    deliverEvent(app.platform, transaction, {
      workspaceId: owner.actor.workspaceId,
      type: 'voice_removal_notice',
      data: { voice_id: 'v1' },
    }),
  );
const onlyWebhook = async (): Promise<Webhook> => (await listedWebhooks(owner))[0]!;

/** Tells events one after the other, each until the receiver has refused it for good. */
async function fail(hook: MadeWebhook, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = receiver.received.length;
    await tell();
    await receiver.until(before + 1);
    await newestDelivery(owner, hook, 'failed');
  }
}

it('a receiver that is ill for a while gets the event later; it counts as one failure at most', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  receiver.answer = () => ({ status: 503, body: 'come back later' });
  await tell();
  // the receiver has it a moment before the delivery is written down
  await expect.poll(async () => (await newestDelivery(owner, hook, 'waiting')).attempts).toBe(1);
  const waiting = await newestDelivery(owner, hook, 'waiting');
  expect(waiting).toMatchObject({ attempts: 1, response_status: 503, response_body: 'come back later' });
  expect(waiting.next_attempt_at_unix! - waiting.last_attempt_at_unix!).toBe(5);
  for (let attempts = 2; attempts <= 9; attempts++) await attemptDelivery(app.platform, waiting.delivery_id);
  expect(await newestDelivery(owner, hook, 'failed')).toMatchObject({
    attempts: 9,
    next_attempt_at_unix: null,
    failure: 'The receiver answered 503.',
  });
  expect(await onlyWebhook()).toMatchObject({ failures_in_a_row: 1, most_recent_failure_error_code: 503 });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await attemptDelivery(app.platform, waiting.delivery_id);
  expect(receiver.received).toHaveLength(9);
});

it('the next attempt comes by itself', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  receiver.answer = () => ({ status: receiver.received.length === 1 ? 500 : 200 });
  await tell();
  await receiver.until(2);
  expect(await newestDelivery(owner, hook, 'delivered')).toMatchObject({ attempts: 2, response_status: 200 });
  expect(await onlyWebhook()).toMatchObject({ failures_in_a_row: 0 });
});

it('without retries one attempt is all', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url, retry_enabled: false });
  receiver.answer = () => ({ status: 500 });
  await tell();
  expect(await newestDelivery(owner, hook, 'failed')).toMatchObject({ attempts: 1 });
});

it.each([
  ['410', { status: 410 }, 'The receiver answered 410.'],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'The receiver answered 302.'],
])('%s is a refusal: not followed, not tried again', async (_, answer, failure) => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  receiver.answer = () => answer;
  await tell();
  expect(await newestDelivery(owner, hook, 'failed')).toMatchObject({ attempts: 1, failure });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
});

it('of a huge answer the beginning is kept, bytes of any kind', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  receiver.answer = () => ({ body: new Uint8Array(5_000_000) });
  await tell();
  const { response_body } = await newestDelivery(owner, hook, 'delivered');
  expect(response_body).toHaveLength(4096);
});

it('nobody at the address is a failure that is tried again', async () => {
  const hook = await makeWebhook(owner, { webhook_url: 'http://127.0.0.1:9/' });
  await tell();
  await expect
    .poll(async () => (await newestDelivery(owner, hook, 'waiting')).failure)
    .toBe('The connection was refused.');
});

it('ten failed events without a success disable it, with an audit entry and an event', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url, name: 'Ill' });
  receiver.answer = () => ({ status: 400 });
  await fail(hook, 9);
  expect(await onlyWebhook()).toMatchObject({ is_auto_disabled: false, failures_in_a_row: 9 });
  await owner.call('POST', `${hook.path}/test`);
  await receiver.until(10);
  expect(await onlyWebhook()).toMatchObject({ is_auto_disabled: false });
  await fail(hook, 1);
  expect(await onlyWebhook()).toMatchObject({ is_auto_disabled: true, is_disabled: false });
  const { workspaceId } = owner.actor;
  const { db } = app.platform;
  const isDisabling = and(eq(auditLog.workspaceId, workspaceId), eq(auditLog.activityName, 'auto-disable'));
  expect(await db.select().from(auditLog).where(isDisabling)).toMatchObject([
    { className: 'webhook', targetId: hook.id, actorUserId: null },
  ]);
  const isTold = and(eq(events.workspaceId, workspaceId), eq(events.name, 'webhook.disabled'));
  expect(await db.select().from(events).where(isTold)).toMatchObject([
    { payload: { webhook_id: hook.id, webhook_name: 'Ill', user_id: null } },
  ]);
  await tell();
  expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, hook.id))).toBe(11);
  await owner.call('PATCH', hook.path, { name: 'Well', is_disabled: false });
  expect(await onlyWebhook()).toMatchObject({ is_auto_disabled: false, failures_in_a_row: 0 });
});

it('a success within seven days keeps it, and one failure after seven days ends it', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  await tell();
  await newestDelivery(owner, hook, 'delivered');
  receiver.answer = () => ({ status: 400 });
  await fail(hook, 10);
  expect(await onlyWebhook()).toMatchObject({ is_auto_disabled: false, failures_in_a_row: 10 });
  app.clock.advance(7 * dayMs);
  // the session has ended meanwhile
  const renewed = await joinedPerson(app, owner.actor.workspaceId, 'admin');
  await tell();
  await receiver.until(12);
  await newestDelivery(renewed, hook, 'failed');
  expect((await listedWebhooks(renewed))[0]).toMatchObject({ is_auto_disabled: true });
});

it('a replay sends the same body under the same id, once, and counts for nothing', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  receiver.answer = () => ({ status: 400 });
  await fail(hook, 1);
  const first = await newestDelivery(owner, hook, 'failed');
  await owner.call('PATCH', hook.path, { name: 'Off', is_disabled: true });
  await owner.call('POST', `${hook.path}/deliveries/${first.delivery_id}/replay`);
  await receiver.until(2);
  const again = await newestDelivery(owner, hook, 'failed');
  expect(again).toMatchObject({ replay_of: first.delivery_id, attempts: 1 });
  const [one, two] = receiver.received as [Received, Received];
  expect([two.body, two.headers['webhook-id']]).toEqual([one.body, one.headers['webhook-id']]);
  const missing = await owner.call('POST', `${hook.path}/deliveries/nothing/replay`);
  expect(missing).toMatchObject({ status: 404, code: 'webhook_delivery_not_found' });
});

it('the log pages from the newest on, and ends after thirty days', async () => {
  const hook = await makeWebhook(owner, { webhook_url: receiver.url });
  for (let i = 0; i < 3; i++) await tell();
  await receiver.until(3);
  const pageAt = async (query: string) => (await owner.call('GET', `${hook.path}/deliveries?${query}`)).body;
  const page = (await pageAt('page_size=2')) as { deliveries: object[]; next_cursor: string };
  expect(page.deliveries).toHaveLength(2);
  const rest = await pageAt(`page_size=2&cursor=${page.next_cursor}`);
  expect(rest).toMatchObject({ deliveries: [{ type: 'voice_removal_notice' }], next_cursor: null });
  await purgeDeliveries(app.platform);
  const count = () => app.platform.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, hook.id));
  expect(await count()).toBe(3);
  app.clock.advance(30 * dayMs + 1000);
  await purgeDeliveries(app.platform);
  expect(await count()).toBe(0);
});

it('[WSP-070] who is removed takes the own webhooks away with them', async () => {
  const editor = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  await makeWebhook(editor, { webhook_url: receiver.url }, ownPath);
  const { workspaceId, userId } = editor.actor;
  const isTheirs = and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.userId, userId));
  const count = () => app.platform.db.$count(webhooks, isTheirs);
  expect(await count()).toBe(1);
  expect(await owner.call('DELETE', `/v1/workspace/members/${userId}`)).toMatchObject({ status: 200 });
  expect(await count()).toBe(0);
});

it('[WSP-070] who joins another workspace brings the own webhooks along, with what they delivered', async () => {
  const joiner = await soloPerson(app);
  const hook = await makeWebhook(joiner, { webhook_url: receiver.url }, ownPath);
  await joiner.call('POST', `${hook.path}/test`);
  const { delivery_id } = await newestDelivery(joiner, hook, 'delivered');
  const joined = await accept(joiner, await invitedBy(owner, joiner.email));
  expect(joined).toMatchObject({ status: 200 });
  const { body } = await joiner.call('GET', `${hook.path}/deliveries`);
  expect(body).toMatchObject({ deliveries: [{ delivery_id }] });
});

function tokenServer(): { isGood: () => boolean; given: string[] } {
  const given: string[] = [];
  const server = { isGood: () => true, given };
  receiver.answer = ({ path, headers }) => {
    if (path === '/hook') {
      return { status: headers.authorization === `Bearer ${given.at(-1)}` && server.isGood() ? 200 : 401 };
    }
    given.push(`token-${given.length + 1}`);
    const answer = { access_token: given.at(-1), token_type: 'Bearer', expires_in: 600 };
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) };
  };
  return server;
}

it('[WSP-027] an oauth2 webhook carries a token: kept until it ends, asked for anew when it is refused', async () => {
  const tokens = tokenServer();
  const oauth2 = {
    token_url: receiver.url.replace('/hook', '/token'),
    client_id: 'a client',
    client_secret: 'p:ss',
    scopes: ['hooks.write', 'hooks.read'],
  };
  const hook = await makeWebhook(owner, { auth_type: 'oauth2', webhook_url: receiver.url, oauth2 });
  expect(hook.secret).toBeNull();
  const deliver = async () => {
    await owner.call('POST', `${hook.path}/test`);
    return newestDelivery(owner, hook, 'delivered');
  };
  const { request } = await deliver();
  expect(request.headers.authorization).toBe('Bearer (hidden)');
  const [asked] = receiver.received;
  expect(asked).toMatchObject({
    path: '/token',
    headers: { authorization: `Basic ${btoa('a+client:p%3Ass')}` },
  });
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    grant_type: 'client_credentials',
    scope: 'hooks.write hooks.read',
  });
  await deliver();
  await receiver.until(3);
  expect(tokens.given).toHaveLength(1);
  app.clock.advance(600_000);
  await deliver();
  await receiver.until(5);
  expect(tokens.given).toHaveLength(2);
  tokens.given.push('revoked meanwhile');
  await deliver();
  await receiver.until(8);
  expect(tokens.given).toHaveLength(4);
  expect((await onlyWebhook()).oauth2).toEqual({
    token_url: oauth2.token_url,
    client_id: 'a client',
    scopes: oauth2.scopes,
  });
  const moved = { ...oauth2, token_url: `${oauth2.token_url}/elsewhere`, client_secret: undefined };
  const edit = { name: 'Moved', is_disabled: false, oauth2: moved };
  expect(await owner.call('PATCH', hook.path, edit)).toMatchObject({ status: 400 });
});
