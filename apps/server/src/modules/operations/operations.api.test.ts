import type { User } from '@mynah/contract/accounts/user';
import type {
  LocalModel,
  ServerState,
  Somebody,
  SomeWorkspace,
  Storage,
  WorkspaceCredits,
} from '@mynah/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../test/factories.ts';
import { proveSecondFactor } from '../../../test/staff-factor.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../test/test-app.ts';
import { users } from '../accounts/users/users.tables.ts';
import { fixedPrice, Generation } from '../billing/index.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
});
afterAll(() => app?.close());

const as = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
const ask = (who: { accessToken: string }, path: string, json?: object) =>
  app.fetch(path, { method: json ? 'POST' : 'GET', headers: as(who), json });

async function read<Answer>(who: { accessToken: string }, path: string): Promise<Answer> {
  const answer = await ask(who, path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Answer;
}

const setStaff = (who: { accessToken: string }, userId: string, isStaff: boolean) =>
  ask(who, `/v1/admin/people/${userId}/staff`, { is_staff: isStaff });

async function makeStranger(role: 'admin' | 'viewer' = 'admin'): Promise<Signed> {
  return makeMember(app, (await makeNeighbor(app, 'enterprise')).workspaceId, role);
}

const pages = ['server', 'storage', 'local-model', 'people', 'workspaces'].map((name) => `/v1/admin/${name}`);

test('[ACC-081] who set the server up runs it; nobody else sees anything of it', async () => {
  expect((await read<User>(owner, '/v1/user')).is_staff).toBe(true);
  const others = {
    'an admin of the same workspace': await makeMember(app, owner.workspaceId, 'admin'),
    'a viewer of the same workspace': await makeMember(app, owner.workspaceId, 'viewer'),
    'an admin of another one': await makeStranger(),
  };
  for (const path of pages) {
    expect((await ask(owner, path)).status, path).toBe(200);
    for (const [who, other] of Object.entries(others))
      expect((await ask(other, path)).status, `${path} for ${who}`).toBe(403);
    expect((await app.fetch(path, { apiKey: owner.apiKey })).status, `${path} with a key`).toBe(403);
    expect((await app.fetch(path)).status, `${path} for a stranger`).toBe(401);
  }
  const { userId } = (await makeStranger()).actor;
  for (const other of Object.values(others)) expect((await setStaff(other, userId, true)).status).toBe(403);
});

test('the state of the server: ready, its address, its engines', async () => {
  const state = await read<ServerState>(owner, '/v1/admin/server');
  expect(state).toMatchObject({ waiting_for: [], public_url: app.url, sends_mail: false });
  expect(state.runtime.node).toBe(process.versions.node);
  expect(state.runtime.postgres).toMatch(/^\d+/);
  expect(state.engines.find(({ task }) => task === 'speech')).toMatchObject({
    is_loaded: true,
    voices: expect.any(Number),
  });
  expect(state.engines.map(({ task }) => task)).toEqual(expect.arrayContaining(['transcription', 'music']));
});

test('an engine is in memory once it was asked', async () => {
  const isLoaded = async () =>
    (await read<ServerState>(owner, '/v1/admin/server')).engines.find(({ task }) => task === 'speaker')
      ?.is_loaded;
  const stretches = [Float32Array.from({ length: 16_000 }, (_, i) => Math.sin(i / 20))];
  const run = app.engines.run(
    'speaker',
    { stretches },
    { caller: 'test', signal: new AbortController().signal },
  );
  for await (const _ of run) expect(await isLoaded()).toBe(true);
  expect(await isLoaded()).toBe(true);
});

test('what is kept is measured', async () => {
  const before = await read<Storage>(owner, '/v1/admin/storage');
  expect(before.total_bytes).toBeGreaterThan(before.free_bytes);
  expect(before.database_bytes).toBeGreaterThan(0);
  await app.platform.blobs.put(new Uint8Array(4321), 'of-nobody');
  const after = await read<Storage>(owner, '/v1/admin/storage');
  expect(after.files_bytes).toBe((before.files_bytes ?? 0) + 4321);
  expect(after.bucket).toBeNull();
});

test('people are listed page by page, found by name and address, and each look is kept', async () => {
  const stranger = await makeStranger('viewer');
  const { userId } = stranger.actor;
  await app.platform.db.update(users).set({ firstName: '100% Ada_x' }).where(eq(users.id, userId));
  const find = async (search: string) =>
    (await read<{ people: Somebody[] }>(owner, `/v1/admin/people?search=${encodeURIComponent(search)}`))
      .people;
  expect(await find('% ada_')).toEqual([
    expect.objectContaining({
      user_id: userId,
      is_staff: false,
      workspace: expect.objectContaining({ seat_type: 'workspace_lite_member', is_owner: false }),
    }),
  ]);
  expect(await find(`${userId}@EXAMPLE`)).toHaveLength(1);
  expect(await find('a%x')).toEqual([]);
  const seen: string[] = [];
  let cursor: number | null = 0;
  while (cursor !== null) {
    const page: { people: Somebody[]; next_cursor: number | null } = await read(
      owner,
      `/v1/admin/people?page_size=2&cursor=${cursor}`,
    );
    seen.push(...page.people.map(({ user_id }) => user_id));
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining([userId, owner.userId]));
  const log = await read<{ actions: { action: string }[] }>(owner, '/v1/admin/staff-actions?page_size=1');
  expect(log.actions[0]?.action).toBe('people.list');
});

test('workspaces are listed with owner, plan and how many belong to them', async () => {
  const { workspaceId } = await makeNeighbor(app, 'creator');
  await makeMember(app, workspaceId, 'editor');
  const { workspaces } = await read<{ workspaces: SomeWorkspace[] }>(
    owner,
    '/v1/admin/workspaces?page_size=100',
  );
  expect(workspaces.find(({ workspace_id }) => workspace_id === workspaceId)).toMatchObject({
    tier: 'creator',
    members: 2,
  });
  expect(await read(owner, '/v1/admin/workspaces?search=no-such-workspace')).toEqual({
    workspaces: [],
    next_cursor: null,
  });
});

test('it can be given and taken away, at once, but never from the last one', async () => {
  const stranger = await makeStranger();
  const { userId } = stranger.actor;
  expect((await ask(stranger, '/v1/admin/server')).status).toBe(403);
  expect((await setStaff(owner, owner.userId, false)).status).toBe(409);
  expect((await setStaff(owner, userId, true)).status).toBe(200);
  expect((await ask(stranger, '/v1/admin/server')).status).toBe(200);
  expect((await setStaff(stranger, owner.userId, false)).status).toBe(200);
  expect((await ask(owner, '/v1/admin/server')).status).toBe(403);
  expect((await read<User>(owner, '/v1/user')).is_staff).toBe(false);
  expect((await setStaff(stranger, userId, false)).status).toBe(409);
  expect((await setStaff(stranger, owner.userId, true)).status).toBe(200);
  expect((await setStaff(owner, userId, false)).status).toBe(200);
  const log = await read<{ actions: object[] }>(owner, '/v1/admin/staff-actions?page_size=1');
  expect(log.actions).toMatchObject([{ action: 'staff.remove', target: userId }]);
});

test('it is given to nobody without a verified address, to no account that goes, and to no program', async () => {
  expect((await setStaff(owner, 'nobody', true)).status).toBe(404);
  const { userId } = await makeNeighbor(app);
  expect((await setStaff(owner, userId, true)).status).toBe(409);
  const leaving = (await makeStranger()).actor.userId;
  const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
    app.platform.db.update(users).set(values).where(eq(users.id, id));
  await change(leaving, { deletionRequestedAt: app.clock.now() });
  expect((await setStaff(owner, leaving, true)).status).toBe(409);
  const machine = (await makeStranger()).actor.userId;
  await change(machine, { kind: 'service-account' });
  expect((await setStaff(owner, machine, true)).status).toBe(404);
});

test('a language model is installed when somebody asks for it, and says why where it can’t be', async () => {
  const path = '/v1/admin/local-model';
  expect(await read<LocalModel>(owner, path)).toMatchObject({
    state: 'none',
    is_own_file: false,
    problem: null,
  });
  expect((await ask(owner, path, {})).status).toBe(200);
  // the servers of tests fetch nothing
  await expect
    .poll(async () => (await read<LocalModel>(owner, path)).problem)
    .toBe('This server fetches no models.');
  const removed = await app.fetch(path, { method: 'DELETE', headers: as(owner) });
  expect(await removed.json()).toMatchObject({ state: 'none' });
});

test('credits are given beside the plan, with a reason in the staff log, and a spending is given back once', async () => {
  const actor = await makeNeighbor(app, 'starter');
  const path = `/v1/admin/workspaces/${actor.workspaceId}`;
  await proveSecondFactor(app, owner.userId);
  const given = await ask(owner, `${path}/credits`, {
    credits: 500,
    reason: 'a bad day',
    expires_in_days: 30,
  });
  expect(await given.json()).toMatchObject({ used: 0, granted: 500, spendings: [] });
  const order = { product: 'music', price: fixedPrice(30), road: 'whole', isKept: false } as const;
  await (await Generation.begin(app.platform, actor, order)).complete();
  const [spending] = (await read<WorkspaceCredits>(owner, `${path}/credits`)).spendings;
  expect(spending).toMatchObject({ credits: 30, product: 'music', refunded: null });
  const refund = { entry_id: spending!.entry_id, reason: 'it was silent' };
  expect(await (await ask(owner, `${path}/refunds`, refund)).json()).toMatchObject({
    used: 0,
    spendings: [{ refunded: 30 }],
  });
  expect((await ask(owner, `${path}/refunds`, refund)).status).toBe(409);
  const { spendings } = await read<WorkspaceCredits>(owner, `${path}/credits`);
  expect(spendings).toHaveLength(1);

  expect((await ask(owner, `${path}/credits`, { credits: 1.5, reason: 'a half' })).status).toBe(422);
  expect((await ask(owner, `${path}/credits`, { credits: 1, reason: '' })).status).toBe(422);
  expect(
    (await ask(owner, '/v1/admin/workspaces/nobody/credits', { credits: 1, reason: 'why' })).status,
  ).toBe(404);
  expect((await ask(await makeStranger(), `${path}/credits`, { credits: 1, reason: 'why' })).status).toBe(
    403,
  );
});
