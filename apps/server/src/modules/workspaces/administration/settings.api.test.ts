import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { makeWebhook, ownPath } from '../../../../test/webhook-owner.ts';
import { auditLog } from '../../audit/audit.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.owner();
});
afterAll(() => app.close());

async function makeAdmin(tier: Parameters<typeof makeNeighbor>[1] = 'pro'): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, tier);
  return makeMember(app, workspaceId, 'admin');
}

const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });

async function read(who: Signed): Promise<Workspace> {
  const answer = await app.fetch('/v1/workspace', { headers: as(who) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Workspace;
}

const update = (who: Signed, { query = '', json = {} }: { query?: string; json?: object }) =>
  app.fetch(`/v1/workspace/update-workspace${query}`, { method: 'PUT', headers: as(who), json });

test('[WSP-009] [WSP-010] [WSP-012] answers every field of both lists', async () => {
  const admin = await makeAdmin();
  expect(await read(admin)).toEqual({
    workspace_id: admin.actor.workspaceId,
    name: 'Next door',
    owner_id: expect.any(String),
    owner_email: expect.stringContaining('@example.com'),
    subscription: expect.objectContaining({
      tier: 'pro',
      billing_period: null,
      character_count: 0,
      character_limit: expect.any(Number),
    }),
    stripe: null,
    payouts: expect.objectContaining({ balance: { amount: 0, currency: 'usd' }, transfers_paused: false }),
    can_use_delayed_payment_methods: false,
    trust_on_invoice_creation: false,
    created_at_unix: expect.any(Number),
    max_seats: 1,
    storing_shared_files_on_user: true,
    training_opt_out: { flag: false, timestamp_unix: null },
    pronunciation_dictionary_locators: [],
    session_inactivity_timeout: null,
    all_members_permissions: [],
    voice_library_removal_notice_webhook_id: null,
    third_party_disable_allowed: null,
    history_retention_days: null,
  });
});

test('[WSP-018] the webhook that hears of leaving voices is one of the workspace, until that is deleted', async () => {
  const admin = await soloPerson(app, 'enterprise');
  const name = (id: unknown) =>
    admin.call('PUT', '/v1/workspace/update-workspace', { voice_library_removal_notice_webhook_id: id });
  const named = async () => (await read(admin)).voice_library_removal_notice_webhook_id;
  const webhook_url = 'https://hooks.example.com/';
  const hook = await makeWebhook(admin, { webhook_url });
  expect((await name(hook.id)).status).toBe(200);
  expect(await named()).toBe(hook.id);
  const own = await makeWebhook(admin, { webhook_url }, ownPath);
  const foreign = await makeWebhook(await soloPerson(app, 'enterprise'), { webhook_url });
  for (const { id } of [own, foreign, { id: 'no-such-webhook' }]) {
    expect(await name(id)).toMatchObject({ status: 404, code: 'webhook_not_found' });
  }
  expect(await named()).toBe(hook.id);
  await name(null);
  expect(await named()).toBeNull();
  await name(hook.id);
  await admin.call('DELETE', hook.path);
  expect(await named()).toBeNull();
});

test('[WSP-014] [WSP-015] the training opt-out is on for enterprise and off elsewhere, until it is set', async () => {
  const enterprise = await makeAdmin('enterprise');
  expect((await read(enterprise)).training_opt_out).toEqual({ flag: true, timestamp_unix: null });
  await update(enterprise, { query: '?training_opt_out=false' });
  expect((await read(enterprise)).training_opt_out).toMatchObject({ flag: false });
  for (const tier of [
    'free',
    'starter',
    'creator',
    'growing_business',
    'scale_2024_08_10',
    'trial',
  ] as const) {
    expect((await read(await makeAdmin(tier))).training_opt_out.flag, tier).toBe(false);
  }
});

test('[WSP-057] [WSP-013] [WSP-076] an admin switches the training opt-out, a member is refused', async () => {
  const admin = await makeAdmin();
  const editor = await makeMember(app, admin.actor.workspaceId, 'editor');
  const answer = await update(admin, { query: '?training_opt_out=true' });
  expect(answer.status).toBe(200);
  expect((await read(editor)).training_opt_out).toEqual({
    flag: true,
    timestamp_unix: Math.floor(app.clock.now().getTime() / 1000),
  });
  const refused = await update(editor, { query: '?training_opt_out=false' });
  expect(refused.status).toBe(403);
  expect((await read(admin)).training_opt_out.flag).toBe(true);
});

test('[WSP-073] the inactivity timeout is set in seconds and lifted by null', async () => {
  const admin = await makeAdmin();
  await update(admin, { json: { session_inactivity_timeout: 60 } });
  expect((await read(admin)).session_inactivity_timeout).toBe(60);
  await update(admin, { json: { name: 'Renamed' } });
  expect(await read(admin)).toMatchObject({ name: 'Renamed', session_inactivity_timeout: 60 });
  await update(admin, { json: { session_inactivity_timeout: null } });
  expect((await read(admin)).session_inactivity_timeout).toBeNull();
  for (const seconds of [0, 59, 1.5, 2_592_001, 'soon']) {
    expect((await update(admin, { json: { session_inactivity_timeout: seconds } })).status).toBe(422);
  }
});

test('what changed stands in the audit log, which cannot be changed', async () => {
  const admin = await makeAdmin();
  await update(admin, { json: { all_members_permissions: ['user_read', 'user_read'] } });
  const entries = (await app.platform.db.select().from(auditLog)).filter(
    ({ workspaceId, className }) => workspaceId === admin.actor.workspaceId && className === 'workspace',
  );
  expect(entries).toMatchObject([
    {
      actorUserId: admin.actor.userId,
      className: 'workspace',
      activityName: 'update',
      details: { fields: 'allMembersPermissions' },
    },
  ]);
  expect((await read(admin)).all_members_permissions).toEqual(['user_read']);
  const { cause } = (await app.platform.db.delete(auditLog).catch((thrown) => thrown)) as Error;
  expect(String(cause)).toContain('rows of audit_log are only added');
});
