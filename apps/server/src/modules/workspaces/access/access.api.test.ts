import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeNeighbor, makeOwner, ownerForm } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOwnerLink } from '../../accounts/one-time-tokens/index.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';
import { createApiKey } from './api-keys/actions/create-api-key.ts';
import { apiKeys } from './api-keys/api-keys.tables.ts';
import { authenticate, ensureConfiguredOwner } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

const setUp = (token: unknown, change: object = {}): Promise<Response> =>
  app.fetch('/v1/setup', { json: { token, ...ownerForm, ...change } });

async function failureOf(answer: Response): Promise<{ status: number; code: string; message: string }> {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return { status: answer.status, code: detail.status, message: detail.message };
}

interface KeyAnswer {
  xi_api_key: string;
  key_id: string;
}

async function makeKey(json: object, apiKey: string): Promise<KeyAnswer> {
  const answer = await app.fetch('/v1/user/create-api-key', { json: { name: 'a key', ...json }, apiKey });
  expect(answer.status).toBe(200);
  return (await answer.json()) as KeyAnswer;
}
const editKey = (json: object, apiKey: string): Promise<Response> =>
  app.fetch('/v1/user/edit-api-key', { json, apiKey });
const deleteKey = (keyId: string, apiKey: string): Promise<Response> =>
  app.fetch(`/v1/user/delete-api-key?key_id=${keyId}`, { method: 'DELETE', apiKey });
async function listKeys(apiKey: string): Promise<Record<string, unknown>[]> {
  const answer = await app.fetch('/v1/user/api-keys', { apiKey });
  return ((await answer.json()) as { api_keys: Record<string, unknown>[] }).api_keys;
}
const statusOf = async (apiKey: string): Promise<number> => (await app.fetch('/v1/user', { apiKey })).status;

describe('the set-up of the owner', () => {
  it('makes user, workspace and membership and signs in', async () => {
    const answer = await setUp(await createOwnerLink(app.platform));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toContain('xi_refresh=');
    const { access_token } = (await answer.json()) as { access_token: string };
    const user = await app.fetch('/v1/user', { headers: { authorization: `Bearer ${access_token}` } });
    expect(await user.json()).toMatchObject({
      email: 'ada@example.com',
      first_name: 'Ada',
      seat_type: 'workspace_admin',
      is_onboarding_completed: false,
      subscription: { tier: 'trial', status: 'free', character_count: 0 },
    });
  });

  it('takes any link printed so far, and none afterwards', async () => {
    const earlier = await createOwnerLink(app.platform);
    const later = await createOwnerLink(app.platform);
    expect((await setUp(earlier)).status).toBe(200);
    expect(await failureOf(await setUp(later))).toMatchObject({ status: 409, code: 'already_set_up' });
  });

  it('refuses a common password and one of the own name; the link stays good', async () => {
    const token = await createOwnerLink(app.platform);
    for (const password of ['password1', 'Ada2026!', 'ada@example.com']) {
      expect(await failureOf(await setUp(token, { password })), password).toMatchObject({
        status: 400,
        code: 'weak_password',
      });
    }
    expect((await setUp(token)).status).toBe(200);
  });

  it('refuses a token that was not printed, and makes nothing', async () => {
    await createOwnerLink(app.platform);
    expect(await failureOf(await setUp('x'.repeat(43)))).toMatchObject({
      status: 401,
      code: 'invalid_setup_token',
    });
    expect(await (await app.fetch('/v1/setup/status')).json()).toEqual({ needs_setup: true });
  });

  it('lets one of many at once win, with one link or two', async () => {
    const links = [await createOwnerLink(app.platform), await createOwnerLink(app.platform)];
    const answers = await Promise.all(
      [...links, ...links, ...links].map((token, i) => setUp(token, { email: `ada${i}@example.com` })),
    );
    const codes = await Promise.all(
      answers.map(async (answer) => (answer.ok ? 'won' : (await failureOf(answer)).code)),
    );
    expect(codes.toSorted()).toEqual([...Array(5).fill('already_set_up'), 'won']);
    expect(await app.platform.db.select().from(workspaces)).toHaveLength(1);
  });

  it('refuses malformed bodies in the list form', async () => {
    const token = await createOwnerLink(app.platform);
    const answer = await setUp(token, { email: 'nonsense', password: 'short', first_name: undefined });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string; type: string }[] };
    expect(detail.map(({ loc }) => loc.join('.'))).toEqual([
      'body.first_name',
      'body.email',
      'body.password',
    ]);
    expect(detail[0]).toEqual({ loc: ['body', 'first_name'], msg: 'Field required', type: 'missing' });
    expect(detail[2]?.msg).toBe('At least 8 characters');
  });
});

describe('API keys', () => {
  it('[ACC-070] [ACC-071] creates a key that works at once, shows it once and lists its hint', async () => {
    const { apiKey } = await makeOwner(app);
    const { xi_api_key: key, key_id: keyId } = await makeKey({ name: ' mine ' }, apiKey);
    expect(key).toMatch(/^sk_[0-9a-f]{48}$/);
    expect(await statusOf(key)).toBe(200);
    const listed = (await listKeys(apiKey)).find(({ key_id }) => key_id === keyId);
    expect(listed).toMatchObject({
      name: 'mine',
      hint: `${key.slice(0, 6)}…${key.slice(-4)}`,
      permissions: null,
      character_limit: null,
      character_count: 0,
      is_disabled: false,
    });
    expect(JSON.stringify(await app.platform.db.select().from(apiKeys))).not.toContain(key);
  });

  it('[ACC-007] is taken in xi-api-key and as a bearer value', async () => {
    const { apiKey } = await makeOwner(app);
    const named = await fetch(`${app.url}/v1/user`, { headers: { 'xi-api-key': apiKey } });
    expect(named.status).toBe(200);
    const bearer = await app.fetch('/v1/user', { headers: { authorization: `Bearer ${apiKey}` } });
    expect(bearer.status).toBe(200);
    const unknown = await app.fetch('/v1/user', { apiKey: `sk_${'0'.repeat(48)}` });
    expect(await failureOf(unknown)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    const none = await app.fetch('/v1/user');
    expect(await failureOf(none)).toMatchObject({ status: 401, code: 'needs_authorization' });
  });

  it('[ACC-073] renames, limits and lifts the limit; what is absent stays', async () => {
    const { apiKey } = await makeOwner(app);
    const { key_id } = await makeKey({ character_limit: 500, permissions: ['user_read'] }, apiKey);
    await editKey({ key_id, name: 'renamed' }, apiKey);
    const listed = async () => (await listKeys(apiKey)).find((key) => key.key_id === key_id);
    expect(await listed()).toMatchObject({
      name: 'renamed',
      character_limit: 500,
      permissions: ['user_read'],
    });
    await editKey({ key_id, character_limit: null, permissions: null }, apiKey);
    expect(await listed()).toMatchObject({ name: 'renamed', character_limit: null, permissions: null });
  });

  it('[ACC-072] a deleted or disabled key is refused from the next request on', async () => {
    const { apiKey } = await makeOwner(app);
    const { xi_api_key: key, key_id } = await makeKey({}, apiKey);
    expect(await statusOf(key)).toBe(200);
    expect((await editKey({ key_id, is_disabled: true }, apiKey)).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
    await editKey({ key_id, is_disabled: false }, apiKey);
    expect(await statusOf(key)).toBe(200);
    expect((await deleteKey(key_id, apiKey)).status).toBe(200);
    expect(await failureOf(await app.fetch('/v1/user', { apiKey: key }))).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    expect(await failureOf(await deleteKey(key_id, apiKey))).toMatchObject({
      status: 404,
      code: 'api_key_not_found',
    });
  });

  it('that was revoked is refused by the other processes as well, as soon as they hear of it', async () => {
    const { apiKey } = await makeOwner(app);
    const { xi_api_key: key, key_id } = await makeKey({}, apiKey);
    const inAnotherProcess = authenticate({ ...app.platform });
    await inAnotherProcess({ apiKey: key });
    await deleteKey(key_id, apiKey);
    // the clock stands, so only the event can end what the other process keeps
    await until(() =>
      expect(inAnotherProcess({ apiKey: key })).rejects.toMatchObject({ code: 'invalid_api_key' }),
    );
  });

  it('names the scope that a key lacks, at once after an edit', async () => {
    const { apiKey } = await makeOwner(app);
    const { xi_api_key: key, key_id } = await makeKey({ permissions: ['models_read'] }, apiKey);
    const refused = await failureOf(await app.fetch('/v1/user', { apiKey: key }));
    expect(refused).toMatchObject({ status: 401, code: 'missing_permissions' });
    expect(refused.message).toContain('user_read');
    await editKey({ key_id, permissions: ['user_read'] }, apiKey);
    expect(await statusOf(key)).toBe(200);
  });

  it('hands on no more than the maker has', async () => {
    const { apiKey } = await makeOwner(app);
    const scoped = await makeKey({ permissions: ['create_user_api_key', 'models_read'] }, apiKey);
    const asScoped = (json: object) =>
      app.fetch('/v1/user/create-api-key', { json: { name: 'child', ...json }, apiKey: scoped.xi_api_key });
    expect((await asScoped({ permissions: ['models_read'] })).status).toBe(200);
    for (const json of [{}, { permissions: ['models_read', 'voices_write'] }]) {
      expect(await failureOf(await asScoped(json))).toMatchObject({
        status: 401,
        code: 'missing_permissions',
      });
    }
    const lift = await editKey({ key_id: scoped.key_id, permissions: null }, scoped.xi_api_key);
    expect(lift.status).toBe(401);
    const mighty = await makeKey({}, apiKey);
    expect((await deleteKey(mighty.key_id, scoped.xi_api_key)).status).toBe(401);
    expect((await editKey({ key_id: mighty.key_id, name: 'mine' }, scoped.xi_api_key)).status).toBe(401);
  });

  it('with a credit limit of its own manages no keys', async () => {
    const { apiKey } = await makeOwner(app);
    const limited = await makeKey({ character_limit: 100 }, apiKey);
    const lift = await editKey({ key_id: limited.key_id, character_limit: null }, limited.xi_api_key);
    expect(await failureOf(lift)).toMatchObject({ status: 403, code: 'permission_denied' });
  });

  it('of another workspace does not exist', async () => {
    const { apiKey } = await makeOwner(app);
    const { keyId } = await createApiKey(app.platform, await makeNeighbor(app), { name: 'theirs' });
    expect((await editKey({ key_id: keyId, name: 'taken' }, apiKey)).status).toBe(404);
    expect((await deleteKey(keyId, apiKey)).status).toBe(404);
    expect((await listKeys(apiKey)).map((key) => key.key_id)).not.toContain(keyId);
    const [row] = await app.platform.db.select().from(apiKeys).where(eq(apiKeys.id, keyId));
    expect(row?.name).toBe('theirs');
  });

  it('notes its last use once a minute', async () => {
    const { apiKey } = await makeOwner(app);
    const { xi_api_key: key, key_id } = await makeKey({}, apiKey);
    const lastUse = async () => {
      const listed = (await listKeys(apiKey)).find((each) => each.key_id === key_id);
      return listed?.last_used_at_unix;
    };
    expect(await lastUse()).toBeNull();
    const start = Math.floor(app.clock.now().getTime() / 1000);
    await statusOf(key);
    expect(await lastUse()).toBe(start);
    app.clock.advance(59_000);
    await statusOf(key);
    expect(await lastUse()).toBe(start);
    app.clock.advance(2_000);
    app.clock.advance(5_000);
    await statusOf(key);
    expect(await lastUse()).toBe(start + 66);
  });

  it('refuses malformed bodies in the list form', async () => {
    const { apiKey } = await makeOwner(app);
    for (const [json, field] of [
      [{}, 'name'],
      [{ name: '   ' }, 'name'],
      [{ name: 'x', permissions: ['everything'] }, 'permissions'],
      [{ name: 'x', character_limit: 0 }, 'character_limit'],
      [{ name: 'x', character_limit: 1.5 }, 'character_limit'],
    ] as const) {
      const answer = await app.fetch('/v1/user/create-api-key', { json, apiKey });
      expect(answer.status).toBe(422);
      const { detail } = (await answer.json()) as { detail: { loc: (string | number)[] }[] };
      expect(detail[0]?.loc.slice(0, 2)).toEqual(['body', field]);
    }
    const noId = await app.fetch('/v1/user/delete-api-key', { method: 'DELETE', apiKey });
    expect(noId.status).toBe(422);
  });
});

describe('the owner of the environment', () => {
  /** The same server at its next start, with other settings. */
  const withConfig = ({ platform }: TestApp, change: Partial<Config>): Platform => ({
    ...platform,
    config: { ...platform.config, ...change },
  });
  const environment = {
    MYNAH_OWNER_EMAIL: 'Operator@example.com',
    MYNAH_OWNER_PASSWORD: 'from the environment',
    MYNAH_API_KEY: 'a key of the operator',
    MYNAH_OWNER_TIER: 'pro',
  };

  it('is there once, with the plan and a key with full rights, however often the server starts', async () => {
    const own = await startTestApp({ environment });
    try {
      await Promise.all([ensureConfiguredOwner(own.platform), ensureConfiguredOwner(own.platform)]);
      await ensureConfiguredOwner(own.platform);
      const user = await own.fetch('/v1/user', { apiKey: environment.MYNAH_API_KEY });
      expect(await user.json()).toMatchObject({
        email: 'operator@example.com',
        subscription: { tier: 'pro' },
      });
      const json = { email: 'operator@example.com', password: environment.MYNAH_OWNER_PASSWORD };
      expect((await own.fetch('/v1/user/auth-tokens', { json })).status).toBe(200);
      expect(await own.platform.db.select().from(apiKeys)).toHaveLength(1);
      await ensureConfiguredOwner(withConfig(own, { ownerApiKey: 'another key of the operator' }));
      expect(await own.platform.db.select().from(apiKeys)).toHaveLength(1);
      own.clock.advance(5_000);
      const after = await own.fetch('/v1/user', { apiKey: environment.MYNAH_API_KEY });
      expect(after.status).toBe(401);
      const now = await own.fetch('/v1/user', { apiKey: 'another key of the operator' });
      expect(now.status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('stops the start with a weak password, and says which setting it is', async () => {
    await forgetEverybody(app);
    const start = ensureConfiguredOwner(
      withConfig(app, { ownerEmail: 'operator@example.com', ownerPassword: 'operator1' }),
    );
    await expect(start).rejects.toThrow(/^MYNAH_OWNER_PASSWORD: .+ too close to your name or email/);
    expect(await app.platform.db.select().from(users)).toEqual([]);
  });

  it('leaves an owner of the link alone', async () => {
    const { userId } = await makeOwner(app);
    await ensureConfiguredOwner(
      withConfig(app, { ownerEmail: 'operator@example.com', ownerPassword: 'from the environment' }),
    );
    expect(await app.platform.db.select({ id: users.id }).from(users)).toEqual([{ id: userId }]);
  });
});
