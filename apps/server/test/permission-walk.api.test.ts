import {
  contract,
  isRoleAtLeast,
  type Permission,
  permissionMatrix,
  permissions,
  type Route,
  type WorkspaceRole,
  workspaceRoles,
} from '@mynah/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../src/modules/workspaces/access/api-keys/actions/create-api-key.ts';
import { groupMembers, groups } from '../src/modules/workspaces/members/groups/groups.tables.ts';
import { workspaces } from '../src/modules/workspaces/workspace/workspaces.tables.ts';
import { makeMember, makeNeighbor, type Signed } from './factories.ts';
import { readRefusal } from './read-refusal.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Every route as each kind of caller; what is expected follows from the permission matrix alone. */
const guarded = contract.filter((route) => route.access !== 'public' && route.answer.kind !== 'socket');
const named = guarded.map((route) => [`${route.method} ${route.path}`, route] as const);
const isPermission = (access: Route['access']): access is Permission => access in permissionMatrix;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.owner();
});
afterAll(() => app.close());

/** A call that is let in may do what it says, so each has a caller of its own in a workspace of its own. */
async function makeCaller(role: WorkspaceRole): Promise<Signed> {
  const neighbor = await makeNeighbor(app, 'enterprise');
  return makeMember(app, neighbor.workspaceId, role);
}

async function ask(route: Route, credential: { apiKey: string } | { accessToken: string }) {
  const headers =
    'accessToken' in credential ? { authorization: `Bearer ${credential.accessToken}` } : undefined;
  const takesBody = route.method !== 'GET' && route.method !== 'DELETE';
  const leaving = new AbortController();
  const answer = await app.fetch(route.path.replace(/\{\w+\}/g, 'nothing'), {
    method: route.method,
    apiKey: 'apiKey' in credential ? credential.apiKey : undefined,
    headers,
    json: takesBody ? {} : undefined,
    signal: leaving.signal,
  });
  const refused = await readRefusal(answer);
  // a live stream has no end of its own
  leaving.abort();
  return refused;
}

const roleRefusal = /^Your role in this workspace does not include /;

describe.each(workspaceRoles)('%s', (role) => {
  test.each(named)(`[WSP-040] [WSP-046] %s as ${role}`, async (_, route) => {
    const caller = await makeCaller(role);
    const answer = await ask(route, caller);
    const { access } = route;
    expect(answer.status, 'people who are signed in are known').not.toBe(401);
    if (access === 'staff') {
      expect(answer).toMatchObject({ status: 403, code: 'permission_denied' });
    } else if (isPermission(access) && !isRoleAtLeast(role, permissionMatrix[access].role)) {
      expect(answer).toMatchObject({ status: 403, code: 'permission_denied' });
      expect(answer.message).toMatch(roleRefusal);
    } else {
      expect(answer.message).not.toMatch(roleRefusal);
    }
  });
});

const keyRoutes = named.filter(([, { access }]) => isPermission(access));

test.each(keyRoutes)('[WSP-046] %s with a key of all other scopes', async (_, route) => {
  const neighbor = await makeNeighbor(app, 'enterprise');
  const others = permissions.filter((permission) => permission !== route.access);
  const { key } = await createApiKey(app.platform, neighbor, { name: 'others', permissions: others });
  const status = route.failsAs === 'openai' ? 403 : 401;
  expect(await ask(route, { apiKey: key })).toMatchObject({ status, code: 'missing_permissions' });
});

test.each(keyRoutes)("[WSP-046] %s with an admin's key whose owner became a viewer", async (_, route) => {
  const least = permissionMatrix[route.access as Permission].role;
  const neighbor = await makeNeighbor(app, 'enterprise');
  const member = await makeMember(app, neighbor.workspaceId, 'viewer');
  const { key } = await createApiKey(app.platform, member.actor, { name: 'was mightier' });
  const answer = await ask(route, { apiKey: key });
  if (isRoleAtLeast('viewer', least)) expect(answer.message).not.toMatch(roleRefusal);
  else expect(answer).toMatchObject({ status: 403, code: 'permission_denied' });
});

test('[WSP-016] what all members may do narrows an editor, a group widens them, an admin keeps all', async () => {
  const { platform } = app;
  const neighbor = await makeNeighbor(app, 'enterprise');
  const editor = await makeMember(app, neighbor.workspaceId, 'editor');
  const admin = await makeMember(app, neighbor.workspaceId, 'admin');
  await platform.db
    .update(workspaces)
    .set({ allMembersPermissions: ['user_read'] })
    .where(eq(workspaces.id, neighbor.workspaceId));
  const history = guarded.find(({ path, method }) => path === '/v1/history' && method === 'GET')!;
  expect(await ask(history, editor)).toMatchObject({ status: 403 });
  expect(await ask(history, admin)).toMatchObject({ status: 200 });
  await platform.db.insert(groups).values({
    id: 'historians',
    workspaceId: neighbor.workspaceId,
    name: 'Historians',
    permissions: ['speech_history_read'],
  });
  await platform.db.insert(groupMembers).values({ groupId: 'historians', userId: editor.actor.userId });
  // written behind the back of the product: what it knows of callers runs out by itself
  app.clock.advance(5_000);
  expect(await ask(history, editor)).toMatchObject({ status: 200 });
});
