import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { users } from '../../../apps/server/src/modules/accounts/index.ts';
import { voices } from '../../../apps/server/src/modules/voices/voices.tables.ts';
import { workspaces } from '../../../apps/server/src/modules/workspaces/index.ts';
import { memberships } from '../../../apps/server/src/modules/workspaces/workspaces.tables.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/index.ts';
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { newId } from '../../../apps/server/src/platform/ids/new-id.ts';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { enter, expect } from './journey.ts';

export const grace = { name: 'Grace', email: 'grace@example.com', password: 'a good long password' };

/** Does what no page can do in a test: nobody buys a plan, nobody reads mail. */
export async function withDatabase<Result>(
  server: ServerProcess,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const path = join(server.dataFolder, 'postgres', 'credentials.json');
  const { user, password, port } = JSON.parse(await readFile(path, 'utf8'));
  const db = openDatabase(`postgres://${user}:${password}@127.0.0.1:${port}/postgres`);
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

async function insertPerson(db: Database, person: typeof grace): Promise<string> {
  const { email, name: firstName } = person;
  const passwordHash = await hashPassword(person.password);
  const id = newId();
  await db.insert(users).values({ id, email, firstName, passwordHash, emailVerifiedAt: new Date() });
  return id;
}

/** A second person with a workspace of their own that pays. */
export const addPayingPerson = (server: ServerProcess, person = grace): Promise<void> =>
  withDatabase(server, async (db) => {
    const userId = await insertPerson(db, person);
    const workspaceId = newId();
    const name = `${person.name}'s workspace`;
    await db.insert(workspaces).values({ id: workspaceId, name, ownerId: userId, tier: 'creator' });
    await db.insert(memberships).values({ id: newId(), workspaceId, userId, role: 'admin' });
  });

/** A voice of a second member of the first workspace, like the first of the default ones. */
export const addSharedVoice = (server: ServerProcess, name: string, maker: typeof grace): Promise<void> =>
  withDatabase(server, async (db) => {
    const userId = await insertPerson(db, maker);
    const [workspace] = await db.select().from(workspaces).orderBy(workspaces.createdAt).limit(1);
    const like = (await db.select().from(voices)).find(({ workspaceId }) => workspaceId === null);
    if (!workspace || !like) throw new Error('the server has no workspace or no voices yet');
    const place = { workspaceId: workspace.id, id: newId() };
    await db.insert(memberships).values({ ...place, userId, role: 'editor' });
    const own = { ...place, creatorUserId: userId, category: 'cloned' } as const;
    await db.insert(voices).values({ ...like, ...own, name, position: -1 });
  });

const added = new Map<ServerProcess, Set<string>>();

/** Home, as a person with a workspace of their own, who is made at the first time. */
export async function enterAs(page: Page, server: ServerProcess, person: typeof grace): Promise<void> {
  const people = added.get(server) ?? new Set();
  added.set(server, people);
  if (!people.has(person.email)) {
    people.add(person.email);
    await enter(page, server);
    await addPayingPerson(server, person);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto(`${server.url}/app/sign-in`);
  await signInAs(page, person).catch(() => undefined);
  await page.goto(`${server.url}/app/home`);
  const skip = page.getByRole('button', { name: 'Skip' });
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  await expect(skip.or(home).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(home).toBeVisible();
}

export async function signInAs(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/home');
}
