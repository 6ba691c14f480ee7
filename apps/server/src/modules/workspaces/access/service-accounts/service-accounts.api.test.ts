import type { ServiceAccount } from '@mynah/contract/workspaces/service-accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import { sharedResourceRoles, shareNewResource } from '../../sharing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function makeAdmin(): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, 'enterprise');
  return makeMember(app, workspaceId, 'admin');
}

const as = (who: Signed, path: string, { method, json }: { method?: string; json?: unknown } = {}) =>
  app.fetch(path, { method, json, headers: { authorization: `Bearer ${who.accessToken}` } });

async function read<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked;
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

async function makeAccount(who: Signed, json: object = {}): Promise<string> {
  const asked = as(who, '/v1/service-accounts', { json: { name: 'Robot', ...json } });
  return (await read<Record<string, string>>(asked))['service-account-user-id'] ?? '';
}

type Created = { 'xi-api-key': string; key_id: string };
const makeKey = (who: Signed, account: string, json: object = {}): Promise<Created> =>
  read(
    as(who, `/v1/service-accounts/${account}/api-keys`, {
      json: { name: 'Key', permissions: 'all', ...json },
    }),
  );

const list = async (who: Signed): Promise<ServiceAccount[]> =>
  (await read<{ 'service-accounts': ServiceAccount[] }>(as(who, '/v1/service-accounts')))['service-accounts'];

const useKey = async (apiKey: string): Promise<number> => (await app.fetch('/v1/models', { apiKey })).status;

test('[WSP-005] [WSP-024] [WSP-060] an account lists with its keys; it is no member and takes no seat', async () => {
  const admin = await makeAdmin();
  const seats = await read(as(admin, '/v1/workspace/seats-status'));
  const account = await makeAccount(admin);
  const made = await makeKey(admin, account);
  expect(await useKey(made['xi-api-key'])).toBe(200);
  expect(await list(admin)).toMatchObject([
    {
      service_account_user_id: account,
      name: 'Robot',
      role: 'editor',
      'api-keys': [
        {
          key_id: made.key_id,
          service_account_user_id: account,
          hashed_xi_api_key: hashSecret(made['xi-api-key']),
          permissions: null,
        },
      ],
    },
  ]);
  expect(await read(as(admin, '/v1/workspace/seats-status'))).toEqual(seats);
  const members = await read<{ user_id: string }[]>(as(admin, '/v1/workspace/members'));
  expect(members.map(({ user_id }) => user_id)).not.toContain(account);
});

test('an editor account does nothing that takes an admin', async () => {
  const admin = await makeAdmin();
  const key = await makeKey(admin, await makeAccount(admin));
  const answer = await app.fetch('/v1/service-accounts', { apiKey: key['xi-api-key'] });
  expect(answer.status).toBe(403);
});

test('[WSP-060] "no_update" leaves, "clear" lifts, and a disabled or deleted key is refused', async () => {
  const admin = await makeAdmin();
  const account = await makeAccount(admin);
  const bounds = { character_limit: 500, allowed_ips: ['127.0.0.1', '::1'] };
  const made = await makeKey(admin, account, { ...bounds, third_party_disable_allowed: true });
  const path = `/v1/service-accounts/${account}/api-keys/${made.key_id}`;
  const edit = (json: object) => read(as(admin, path, { method: 'PATCH', json }));
  const key = async () => (await list(admin))[0]?.['api-keys'][0];
  await edit({
    name: 'Fox',
    character_limit: 'no_update',
    permissions: 'no_update',
    is_enabled: 'no_update',
  });
  expect(await key()).toMatchObject({
    name: 'Fox',
    character_limit: 500,
    permissions: null,
    is_disabled: false,
  });
  await edit({ character_limit: 'clear', allowed_ips: 'clear', permissions: ['models_read'] });
  expect(await key()).toMatchObject({
    character_limit: null,
    allowed_ips: null,
    permissions: ['models_read'],
  });
  await read(as(admin, `${path}/disable`, { method: 'POST' }));
  expect(await useKey(made['xi-api-key'])).toBe(401);
  expect(await key()).toMatchObject({ is_disabled: true, disable_reason: 'self_disabled' });
  await edit({ is_enabled: true });
  expect(await useKey(made['xi-api-key'])).toBe(200);
  expect(await key()).toMatchObject({ is_disabled: false, disable_reason: null });
  const bySelf = '/v1/workspaces/api-keys/disable?api_key_name=self';
  await read(app.fetch(bySelf, { method: 'POST', apiKey: made['xi-api-key'] }));
  expect(await key()).toMatchObject({ is_disabled: true, disable_reason: 'exposed_publicly' });
  await edit({ name: 'Wolf', is_enabled: false });
  expect(await key()).toMatchObject({ name: 'Wolf', disable_reason: 'exposed_publicly' });
  await read(as(admin, path, { method: 'DELETE' }));
  expect(await useKey(made['xi-api-key'])).toBe(401);
});

test('a key of an account ends at its time, which can be set and lifted', async () => {
  const admin = await makeAdmin();
  const account = await makeAccount(admin);
  const inAMinute = Math.floor(app.clock.now().getTime() / 1000) + 60;
  const made = await makeKey(admin, account, { expires_at_unix: inAMinute });
  const path = `/v1/service-accounts/${account}/api-keys/${made.key_id}`;
  expect((await list(admin))[0]?.['api-keys'][0]?.expires_at_unix).toBe(inAMinute);
  app.clock.advance(61_000);
  expect(await useKey(made['xi-api-key'])).toBe(401);
  await read(as(admin, path, { method: 'PATCH', json: { expires_at_unix: 'clear' } }));
  expect(await useKey(made['xi-api-key'])).toBe(200);
});

test('rotation: both keys work until the overlap ends', async () => {
  const admin = await makeAdmin();
  const account = await makeAccount(admin);
  const old = await makeKey(admin, account);
  const next = await read<Created & { old_key_expires_at_unix: number }>(
    as(admin, `/v1/service-accounts/${account}/api-keys/${old.key_id}/rotate`, {
      json: { overlap_hours: 2 },
    }),
  );
  expect(next.key_id).not.toBe(old.key_id);
  expect([await useKey(old['xi-api-key']), await useKey(next['xi-api-key'])]).toEqual([200, 200]);
  app.clock.advance(2 * 3_600_000 + 1_000);
  expect([await useKey(old['xi-api-key']), await useKey(next['xi-api-key'])]).toEqual([401, 200]);
});

test('[WSP-024] [WSP-060] an account is renamed, shares with groups and is deleted; its keys end', async () => {
  const admin = await makeAdmin();
  const made = await read<{ group: { id: string } }>(
    as(admin, '/v1/workspace/groups', { json: { name: 'Desk' } }),
  );
  const groups = [{ group_id: made.group.id, permission_level: 'viewer' }];
  const account = await makeAccount(admin, { default_sharing_groups: groups });
  const key = await makeKey(admin, account);
  const path = `/v1/service-accounts/${account}`;
  await read(as(admin, path, { method: 'PATCH', json: { name: 'Fox' } }));
  expect(await list(admin)).toMatchObject([
    {
      name: 'Fox',
      default_sharing_groups: [{ group: { id: made.group.id, name: 'Desk' }, permission_level: 'viewer' }],
    },
  ]);
  await read(as(admin, path, { method: 'DELETE' }));
  expect(await list(admin)).toEqual([]);
  expect(await useKey(key['xi-api-key'])).toBe(401);
});

test('refusals: another workspace, a person, an unknown group, the twenty-first', async () => {
  const admin = await makeAdmin();
  const account = await makeAccount(admin);
  const key = await makeKey(admin, account);
  const stranger = await makeAdmin();
  const path = `/v1/service-accounts/${account}`;
  expect((await as(stranger, `${path}/api-keys`)).status).toBe(404);
  expect((await as(stranger, `${path}/api-keys/${key.key_id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await as(stranger, path, { method: 'DELETE' })).status).toBe(404);
  const person = `/v1/service-accounts/${admin.actor.userId}`;
  expect((await as(admin, person, { method: 'DELETE' })).status).toBe(404);
  const unknown = {
    name: 'Lost',
    default_sharing_groups: [{ group_id: 'none', permission_level: 'viewer' }],
  };
  expect((await as(admin, '/v1/service-accounts', { json: unknown })).status).toBe(404);
  for (let made = 1; made < 20; made++) await makeAccount(admin);
  const tooMany = await as(admin, '/v1/service-accounts', { json: { name: 'One more' } });
  expect(tooMany.status).toBe(403);
  expect(await tooMany.json()).toMatchObject({ detail: { status: 'service_account_limit_reached' } });
});

test('what an account makes is shared with its default groups, what a person makes with nobody', async () => {
  const admin = await makeAdmin();
  const { workspaceId } = admin.actor;
  const colleague = await makeMember(app, workspaceId, 'viewer');
  const { email } = await read<{ email: string }>(as(colleague, '/v1/user'));
  const { group } = await read<{ group: { id: string } }>(
    as(admin, '/v1/workspace/groups', { json: { name: 'Narrators' } }),
  );
  await read(as(admin, `/v1/workspace/groups/${group.id}/members`, { json: { email } }));
  const account = await makeAccount(admin, {
    default_sharing_groups: [{ group_id: group.id, permission_level: 'editor' }],
  });
  const make = (userId: string, id: string) =>
    app.platform.db.transaction((transaction) =>
      shareNewResource(transaction, { userId, workspaceId }, { type: 'voice', id }),
    );
  await make(account, 'of-the-account');
  await make(admin.actor.userId, 'of-a-person');
  const reached = await sharedResourceRoles(app.platform, colleague.actor, 'voice');
  expect([...reached]).toEqual([['of-the-account', 'editor']]);
});
