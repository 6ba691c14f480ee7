import type { Tier } from '@mynah/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { createOwnerLink, users } from '../src/modules/accounts/index.ts';
import { workspaces } from '../src/modules/workspaces/index.ts';
import { memberships } from '../src/modules/workspaces/workspaces.tables.ts';
import type { Actor } from '../src/platform/http/index.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { mails } from '../src/platform/mail/mail.tables.ts';
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

/** The mails to an address, the newest first. */
export async function mailsTo({ platform }: TestApp, email: string) {
  return platform.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.createdAt));
}

/** The address behind the button of the newest mail to somebody. */
export async function linkTo(app: TestApp, email: string): Promise<URL> {
  const [mail] = await mailsTo(app, email);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`there is no mail with a link to ${email}`);
  return new URL(link);
}
