import type { Budget, BudgetKind } from '@mynah/contract/workspaces/budgets';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { mails } from '../../../platform/mail/mail.tables.ts';
import { alertPeople } from '../../billing/actions/alert-people.ts';
import { refundCredits } from '../../billing/actions/refund-credits.ts';
import { releaseExpired } from '../../billing/actions/release-expired.ts';
import { Generation } from '../../billing/generation.ts';
import { fixedPrice } from '../../billing/price.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import {
  addToGroup,
  createGroup,
  takeOutOfGroup,
} from '../../workspaces/members/groups/actions/change-group.ts';

let app: TestApp;
let admin: Signed;
let editor: Signed;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  admin = await makeMember(app, workspaceId, 'admin');
  editor = await makeMember(app, workspaceId, 'editor');
});
afterAll(() => app.close());

const path = '/v1/workspace/budgets';
const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });
const set = async (kind: BudgetKind, id: string, limit: number | null, who = admin): Promise<number> =>
  (await app.fetch(path, { method: 'PUT', headers: as(who), json: { kind, id, limit } })).status;
const list = async (who = admin): Promise<Budget[]> =>
  ((await (await app.fetch(path, { headers: as(who) })).json()) as { budgets: Budget[] }).budgets;

const begin = (actor: Actor, credits: number): Promise<Generation> =>
  Generation.begin(app.platform, actor, {
    product: 'music',
    price: fixedPrice(credits),
    road: 'whole',
    isKept: false,
    slot: null,
  });
const spend = async (actor: Actor, credits: number): Promise<void> =>
  (await begin(actor, credits)).complete();
const refusal = (actor: Actor, credits: number): Promise<unknown> =>
  begin(actor, credits).then(
    () => 'made',
    (cause: unknown) => cause,
  );
const groupOf = async (...people: Signed[]): Promise<string> => {
  const { group } = await createGroup(app.platform, admin.actor, { name: `group ${admin.actor.userId}` });
  for (const { actor } of people) {
    await addToGroup(app.platform, admin.actor, { groupId: group.id, email: await emailOf(actor) });
  }
  return group.id;
};
const emailOf = async ({ userId }: Actor): Promise<string> => {
  const { findUser } = await import('../../accounts/users/index.ts');
  return (await findUser(app.platform.db, userId))?.email ?? '';
};

test('a budget of the workspace holds for everybody, with the API’s own refusal', async () => {
  const { workspaceId } = admin.actor;
  expect(await set('workspace', workspaceId, 100)).toBe(200);
  await spend(editor.actor, 90);
  expect(await refusal(admin.actor, 11)).toMatchObject({
    code: 'quota_exceeded',
    message:
      /^This workspace’s budget has 10 of 100 credits left. This request needs 11. An admin can raise it/,
    data: { character_used: 90, character_limit: 100 },
  });
  expect(await list()).toMatchObject([{ kind: 'workspace', id: workspaceId, used: 90, limit: 100 }]);
  await set('workspace', workspaceId, null);
  await spend(admin.actor, 11);
  expect(await list()).toEqual([]);
});

test('50 at once on the last credit of a group’s budget: one is made, and what was held is given back', async () => {
  const groupId = await groupOf(admin, editor);
  await set('group', groupId, 10);
  await spend(editor.actor, 9);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => spend(at % 2 ? admin.actor : editor.actor, 1)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal(admin.actor, 1)).toMatchObject({
    code: 'quota_exceeded',
    message:
      'Your group has 0 of 10 credits left. This request needs 1. A workspace admin can raise its limit.',
    data: { character_used: 10, character_limit: 10 },
  });
  expect(await list()).toMatchObject([{ kind: 'group', id: groupId, used: 10, limit: 10 }]);
  const groups = await (await app.fetch('/v1/workspace/groups', { headers: as(admin) })).json();
  expect(groups).toMatchObject({ [groupId]: { group_usage_limit: 10 } });
});

test('who leaves a group while something runs leaves nothing held in it', async () => {
  const groupId = await groupOf(editor);
  await set('group', groupId, 100);
  const running = await begin(editor.actor, 40);
  expect(await list()).toMatchObject([{ used: 40 }]);
  await takeOutOfGroup(app.platform, admin.actor, { groupId, email: await emailOf(editor.actor) });
  await running.release();
  expect(await list()).toMatchObject([{ used: 0 }]);
  await releaseExpired(app.platform);
});

test('a member and a key have budgets of the same kind, and a refund counts for both', async () => {
  const { keyId } = await createApiKey(app.platform, editor.actor, { name: 'nightly' });
  await set('person', editor.actor.userId, 50);
  await set('api_key', keyId, 30);
  const byKey: Actor = { ...editor.actor, kind: 'api-key', apiKeyId: keyId };
  const made = await begin(byKey, 30);
  await made.complete();
  expect(await refusal(byKey, 1)).toMatchObject({
    code: 'quota_exceeded',
    message: /^This API key has 0 of 30/,
  });
  await spend(editor.actor, 20);
  expect(await refusal(editor.actor, 1)).toMatchObject({ message: /^Your account has 0 of 50/ });
  // both are used up, and in the order of names that the test does not choose
  expect((await list()).toSorted((one, other) => one.limit - other.limit)).toMatchObject([
    { kind: 'api_key', id: keyId, name: 'nightly', used: 30, limit: 30 },
    { kind: 'person', id: editor.actor.userId, used: 50, limit: 50 },
  ]);
  const { workspaceId } = admin.actor;
  const report = await app.fetch('/v1/workspace/analytics/requests', {
    headers: as(admin),
    json: {
      end_time: app.clock.now().getTime() + 1,
      filters: [{ column: 'hashed_xi_api_key', operation: 'eq', values: [keyId] }],
    },
  });
  const { columns, rows } = (await report.json()) as { columns: string[]; rows: unknown[][] };
  const entryId = String(rows[0]?.[columns.indexOf('request_id')]);
  await app.platform.db.transaction((transaction) =>
    refundCredits(transaction, { workspaceId, entryId, credits: 12, reason: 'silent' }, app.clock.now()),
  );
  expect((await list()).map(({ used }) => used).sort()).toEqual([18, 38]);
});

test('only admins see and set them, and only of their own workspace', async () => {
  const { workspaceId } = admin.actor;
  expect(await set('workspace', workspaceId, 1, editor)).toBe(403);
  expect((await app.fetch(path, { headers: as(editor) })).status).toBe(403);
  const stranger = await makeNeighbor(app, 'pro');
  const { keyId } = await createApiKey(app.platform, stranger, { name: 'theirs' });
  for (const [kind, id] of [
    ['workspace', stranger.workspaceId],
    ['person', stranger.userId],
    ['api_key', keyId],
    ['group', 'nothing'],
  ] as const) {
    expect(await set(kind, id, 1), kind).toBe(404);
  }
  expect(await set('person', editor.actor.userId, -1)).toBe(422);
  expect(await set('person', editor.actor.userId, 1.5)).toBe(422);
});

test('whom it concerns is told by mail, and their admins with them, once', async () => {
  await set('person', editor.actor.userId, 100);
  await spend(editor.actor, 92);
  await alertPeople(app.platform);
  await alertPeople(app.platform);
  const title = /^90% of the budget of “.+” is used$/;
  const sent = async () =>
    (await app.platform.db.select().from(mails).orderBy(desc(mails.createdAt))).filter(({ subject }) =>
      title.test(subject),
    );
  await until(async () => expect((await sent()).length).toBeGreaterThanOrEqual(2));
  const inbox = (await (await app.fetch('/v1/notifications', { headers: as(editor) })).json()) as {
    notifications: { title: string; description: string }[];
  };
  const mine = inbox.notifications.filter((each) => title.test(each.title));
  expect(mine).toHaveLength(1);
  expect(mine[0]?.description).toMatch(/^92 of 100 credits are used in this period\. It ends on /);
});
