import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { createApiKey } from '../../access/api-keys/actions/create-api-key.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { eraseAccounts } from './actions/erase-accounts.ts';

const dayMs = 24 * 3600_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });
const remove = (who: Signed) => app.fetch('/v1/user/delete', { method: 'DELETE', headers: as(who) });
const find = async (userId: string) => {
  const [user] = await app.platform.db.select().from(users).where(eq(users.id, userId));
  return user;
};

/** Somebody who owns a workspace, alone in it. */
async function makeSole(): Promise<Signed> {
  const { db } = app.platform;
  const founder = await makeNeighbor(app);
  const person = await makeMember(app, founder.workspaceId, 'admin');
  await db
    .update(workspaces)
    .set({ ownerId: person.actor.userId })
    .where(eq(workspaces.id, founder.workspaceId));
  await db.delete(users).where(eq(users.id, founder.userId));
  return person;
}

const speak = async (apiKey: string) => {
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  const [voice] = ((await listed.json()) as { voices: { voice_id: string }[] }).voices;
  const spoken = await app.fetch(`/v1/text-to-speech/${voice?.voice_id}`, {
    apiKey,
    json: { text: 'Mine.' },
  });
  expect(spoken.status).toBe(200);
  await spoken.arrayBuffer();
};

test('[ACC-063] sessions and keys end at once; 14 days later everything is gone', async () => {
  const { db } = app.platform;
  const person = await makeSole();
  const { userId, workspaceId } = person.actor;
  const { key } = await createApiKey(app.platform, person.actor, { name: 'mine' });
  await speak(key);
  const preview = await app.fetch('/v1/user/deletion-preview', { headers: as(person) });
  expect(await preview.json()).toEqual({
    material: expect.arrayContaining([{ name: 'history', count: 1 }]),
    must_transfer_ownership: false,
  });
  const archive = await app.fetch('/v1/user/export', { headers: as(person) });
  const text = Buffer.from(await archive.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/history\/\w+\.json/);
  expect(text).toMatch(/history\/[^/]+\.mp3/);

  expect((await remove(person)).status).toBe(200);
  expect((await app.fetch('/v1/user', { headers: as(person) })).status).toBe(401);
  expect((await app.fetch('/v1/user', { apiKey: key })).status).toBe(401);

  app.clock.advance(13 * dayMs);
  await eraseAccounts(app.platform);
  const address = (await find(userId))!.email;
  const mailsOfPerson = () => db.$count(mails, eq(mails.to, address));
  expect(await mailsOfPerson()).toBeGreaterThan(0);
  app.clock.advance(dayMs);
  await eraseAccounts(app.platform);
  expect(await find(userId)).toBeUndefined();
  expect(await mailsOfPerson()).toBe(0);
  expect(await db.$count(workspaces, eq(workspaces.id, workspaceId))).toBe(0);
  await eraseAccounts(app.platform);
});

test('[ACC-063] an owner with others hands the workspace over first', async () => {
  const owner = await makeSole();
  await makeMember(app, owner.actor.workspaceId, 'editor');
  const refused = await remove(owner);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ detail: { status: 'owns_shared_workspace' } });
  expect((await app.fetch('/v1/user', { headers: as(owner) })).status).toBe(200);
});

test('a member goes, the workspace stays', async () => {
  const owner = await makeSole();
  const member = await makeMember(app, owner.actor.workspaceId, 'editor');
  expect((await remove(member)).status).toBe(200);
  app.clock.advance(14 * dayMs);
  await eraseAccounts(app.platform);
  expect(await find(member.actor.userId)).toBeUndefined();
  expect(await find(owner.actor.userId)).toBeDefined();
});

test('who came in after the owner asked to go has the workspace then', async () => {
  const { db } = app.platform;
  const owner = await makeSole();
  const { workspaceId } = owner.actor;
  await remove(owner);
  const late = await makeMember(app, workspaceId, 'viewer');
  app.clock.advance(14 * dayMs);
  await eraseAccounts(app.platform);
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  const [membership] = await db.select().from(memberships).where(eq(memberships.workspaceId, workspaceId));
  expect(workspace?.ownerId).toBe(late.actor.userId);
  expect(membership).toMatchObject({ userId: late.actor.userId, role: 'admin' });
  expect(await find(owner.actor.userId)).toBeUndefined();
});
