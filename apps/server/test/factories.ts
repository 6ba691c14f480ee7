import type { Tier, WorkspaceRole } from '@mynah/contract';
import { eq, sql } from 'drizzle-orm';
import { createOwnerLink } from '../src/modules/accounts/one-time-tokens/index.ts';
import { startSession } from '../src/modules/accounts/sessions/actions/start-session.ts';
import { users } from '../src/modules/accounts/users/users.tables.ts';
import { memberships } from '../src/modules/workspaces/memberships/memberships.tables.ts';
import { workspaces } from '../src/modules/workspaces/workspace/workspaces.tables.ts';
import type { Actor } from '../src/platform/http/index.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

export const ownerForm = {
  first_name: 'Ada',
  email: 'ada@example.com',
  password: 'correct horse battery',
};

/** Back to a server that waits for its owner; `app.owner()` must not be used beside it. */
export async function forgetEverybody({ platform }: TestApp): Promise<void> {
  for (const table of [
    'workspaces',
    'users',
    'one_time_tokens',
    'secret_attempts',
    'product_events',
    'mails',
  ]) {
    await platform.db.execute(sql.raw(`delete from ${table}`));
  }
}

/** The owner by the set-up call, with a key that may do all. */
export async function makeOwner(app: TestApp) {
  const token = await createOwnerLink(app.platform);
  const setUp = await app.fetch('/v1/setup', { json: { token, ...ownerForm } });
  const owner = (await setUp.json()) as { access_token: string; user_id: string };
  const created = await app.fetch('/v1/user/create-api-key', {
    json: { name: 'first' },
    headers: { authorization: `Bearer ${owner.access_token}` },
  });
  const { xi_api_key: apiKey } = (await created.json()) as { xi_api_key: string };
  return { userId: owner.user_id, accessToken: owner.access_token, apiKey };
}

/** The owner, who has just proved that it is them: changes of factors, passkeys and the address are open. */
export async function makeProvenOwner(app: TestApp) {
  const owner = await makeOwner(app);
  const { password } = ownerForm;
  await app.fetch('/v1/user/reauthenticate', {
    json: { password },
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  return owner;
}

/** Somebody in a workspace of their own, as later sign-ups will be. */
export async function makeNeighbor({ platform }: TestApp, tier: Tier = 'free'): Promise<Actor> {
  const userId = newId();
  const workspaceId = newId();
  const { db } = platform;
  await db.insert(users).values({ id: userId, email: `${userId.toLowerCase()}@example.com` });
  await db.insert(workspaces).values({ id: workspaceId, name: 'Next door', ownerId: userId, tier });
  await db.insert(memberships).values({ id: newId(), workspaceId, userId, role: 'admin' });
  return { kind: 'session', userId, workspaceId, role: 'admin', tier, permissions: 'all', granted: 'all' };
}

export interface Signed {
  actor: Actor;
  accessToken: string;
}

/** A signed-in person with a verified address in a workspace that exists. */
export async function makeMember(
  { platform }: TestApp,
  workspaceId: string,
  role: WorkspaceRole,
): Promise<Signed> {
  const { db, clock } = platform;
  const userId = newId();
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!workspace) throw new Error('there is no such workspace');
  const [user] = await db
    .insert(users)
    .values({ id: userId, email: `${userId.toLowerCase()}@example.com`, emailVerifiedAt: clock.now() })
    .returning();
  await db.insert(memberships).values({ id: newId(), workspaceId, userId, role });
  const { answer } = await startSession(platform, user!, { ipAddress: '127.0.0.1', userAgent: undefined });
  const actor: Actor = {
    kind: 'session',
    userId,
    workspaceId,
    role,
    tier: workspace.tier,
    permissions: 'all',
    granted: 'all',
  };
  return { actor, accessToken: answer.access_token };
}
