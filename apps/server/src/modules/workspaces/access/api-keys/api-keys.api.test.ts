import type { User } from '@mynah/contract/accounts/user';
import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { auditLog } from '../../../audit/audit.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function makeAdmin(tier: 'pro' | 'enterprise' = 'pro'): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, tier);
  return makeMember(app, workspaceId, 'admin');
}

const as = (who: Signed, path: string, { method, json }: { method?: string; json?: unknown } = {}) =>
  app.fetch(path, { method, json, headers: { authorization: `Bearer ${who.accessToken}` } });

const unixNow = () => Math.floor(app.clock.now().getTime() / 1000);

async function create(who: Signed, json: object, path = '/v1/user/create-api-key') {
  const answer = await as(who, path, { json: { name: 'Robot', ...json } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { xi_api_key: string; key_id: string };
}

async function list(who: Signed, path = '/v1/user/api-keys'): Promise<ApiKey[]> {
  const { api_keys } = (await (await as(who, path)).json()) as { api_keys: ApiKey[] };
  return api_keys;
}

const useKey = async (apiKey: string): Promise<number> => (await app.fetch('/v1/models', { apiKey })).status;
async function speak(apiKey: string): Promise<number> {
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  const [voice] = ((await listed.json()) as { voices: { voice_id: string }[] }).voices;
  const json = { text: 'By key.' };
  const spoken = await app.fetch(`/v1/text-to-speech/${voice?.voice_id}`, { apiKey, json });
  await spoken.arrayBuffer();
  return spoken.status;
}
const activities = async (who: Signed) => {
  const rows = await app.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.workspaceId, who.actor.workspaceId));
  return rows
    .filter(({ className }) => className === 'api-key')
    .map(({ activityName, targetId }) => [activityName, targetId]);
};

test('[ACC-006] [ACC-070] [ACC-071] [ACC-072] [ACC-073] a key works, is edited and deleted; the log knows', async () => {
  const admin = await makeAdmin();
  const { xi_api_key: key, key_id } = await create(admin, {});
  expect(await useKey(key)).toBe(200);
  expect(await speak(key)).toBe(200);
  await as(admin, '/v1/user/edit-api-key', { json: { key_id, name: 'Fox' } });
  expect(await list(admin)).toMatchObject([
    { key_id, name: 'Fox', allowed_ips: null, expires_at_unix: null },
  ]);
  await as(admin, '/v1/user/edit-api-key', { json: { key_id, is_disabled: true } });
  expect(await useKey(key)).toBe(401);
  await as(admin, `/v1/user/delete-api-key?key_id=${key_id}`, { method: 'DELETE' });
  expect(await list(admin)).toEqual([]);
  expect(await useKey(key)).toBe(401);
  expect(await activities(admin)).toEqual(
    ['create', 'edit', 'disable', 'delete'].map((activity) => [activity, key_id]),
  );
});

test('[ACC-074] a key ends at its expiry, and no key is made that has ended', async () => {
  const admin = await makeAdmin();
  const { xi_api_key: key, key_id } = await create(admin, { expires_at_unix: unixNow() + 60 });
  expect(await useKey(key)).toBe(200);
  app.clock.advance(61_000);
  expect(await useKey(key)).toBe(401);
  const later = { key_id, expires_at_unix: null };
  expect((await as(admin, '/v1/user/edit-api-key', { json: later })).status).toBe(200);
  expect(await useKey(key)).toBe(200);
  const past = { name: 'Late', expires_at_unix: unixNow() - 1 };
  expect((await as(admin, '/v1/user/create-api-key', { json: past })).status).toBe(400);
});

test('[ACC-074] a key bound to another address is refused; what is no address is refused', async () => {
  const admin = await makeAdmin();
  const { xi_api_key: key, key_id } = await create(admin, { allowed_ips: ['192.0.2.0/24'] });
  expect(await useKey(key)).toBe(401);
  const local = { key_id, allowed_ips: ['127.0.0.1', '::1'] };
  await as(admin, '/v1/user/edit-api-key', { json: local });
  expect(await useKey(key)).toBe(200);
  const wrong = await as(admin, '/v1/user/edit-api-key', { json: { key_id, allowed_ips: ['10.0.0.0/99'] } });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ detail: { param: 'allowed_ips' } });
});

test('a key that is bound or expires makes no key that is not', async () => {
  const admin = await makeAdmin();
  const { xi_api_key: apiKey } = await create(admin, { expires_at_unix: unixNow() + 600 });
  const answer = await app.fetch('/v1/user/create-api-key', { apiKey, json: { name: 'Free' } });
  expect(answer.status).toBe(403);
});

test('[ACC-011] the user answer shows of a key its hint: of the one that asks, else of the newest that works', async () => {
  const admin = await makeAdmin();
  const previewOf = async (answer: Response) => ((await answer.json()) as User).xi_api_key_preview;
  const bySession = async () => previewOf(await as(admin, '/v1/user'));
  expect(await bySession()).toBeNull();
  const first = await create(admin, {});
  app.clock.advance(1000);
  const second = await create(admin, {});
  const hintOf = ({ xi_api_key: key }: typeof first) => `${key.slice(0, 6)}…${key.slice(-4)}`;
  expect(await bySession()).toBe(hintOf(second));
  expect(await previewOf(await app.fetch('/v1/user', { apiKey: first.xi_api_key }))).toBe(hintOf(first));
  await as(admin, '/v1/user/edit-api-key', { json: { key_id: second.key_id, is_disabled: true } });
  expect(await bySession()).toBe(hintOf(first));
});

test('[WSP-006] [WSP-023] [WSP-059] [WSP-070] keys of the workspace stand apart from those of people', async () => {
  const admin = await makeAdmin();
  const path = '/v1/workspace/api-keys';
  const { xi_api_key: key, key_id } = await create(admin, {}, path);
  expect(await useKey(key)).toBe(200);
  expect(await list(admin)).toEqual([]);
  const colleague = await makeMember(app, admin.actor.workspaceId, 'admin');
  expect(await list(colleague, path)).toMatchObject([{ key_id }]);
  const edited = await as(colleague, `${path}/${key_id}`, { method: 'PATCH', json: { is_disabled: true } });
  expect(edited.status).toBe(200);
  expect(await useKey(key)).toBe(401);
  const stranger = await makeAdmin();
  expect((await as(stranger, `${path}/${key_id}`, { method: 'DELETE' })).status).toBe(404);
  const editor = await makeMember(app, admin.actor.workspaceId, 'editor');
  expect((await as(editor, path)).status).toBe(403);
  expect((await as(admin, `${path}/${key_id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await list(admin, path)).toEqual([]);
});

const disableSelf = (apiKey: string, name = 'self') =>
  app.fetch(`/v1/workspaces/api-keys/disable?api_key_name=${name}`, { method: 'POST', apiKey });

test('whoever holds a key may disable it, unless key, workspace or plan say no', async () => {
  const admin = await makeAdmin();
  const { xi_api_key: open } = await create(admin, { permissions: [] });
  const { xi_api_key: closed } = await create(admin, { third_party_disable_allowed: false });
  expect((await disableSelf(open, 'other')).status).toBe(422);
  expect((await disableSelf(open)).status).toBe(200);
  expect((await disableSelf(open)).status).toBe(401);
  expect((await disableSelf(closed)).status).toBe(403);
  const policy = (value: boolean | null) =>
    as(admin, '/v1/workspaces/api-keys/third-party-disabling', {
      json: { third_party_disable_allowed: value },
    });
  expect((await policy(true)).status).toBe(200);
  expect((await disableSelf(closed)).status).toBe(200);
  const enterprise = await makeAdmin('enterprise');
  const { xi_api_key: theirs } = await create(enterprise, {});
  expect((await disableSelf(theirs)).status).toBe(403);
  const session = await as(admin, '/v1/workspaces/api-keys/disable?api_key_name=self', { method: 'POST' });
  expect(session.status).toBe(403);
});
