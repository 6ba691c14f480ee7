import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { users } from '../../../apps/server/src/modules/accounts/index.ts';
import { workspaces } from '../../../apps/server/src/modules/workspaces/index.ts';
import { memberships } from '../../../apps/server/src/modules/workspaces/workspaces.tables.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/index.ts';
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { newId } from '../../../apps/server/src/platform/ids/new-id.ts';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { enter, expect } from './journey.ts';

export const grace = { name: 'Grace', email: 'grace@example.com', password: 'a good long password' };

/** A second person with a workspace of their own that pays: nobody can buy a plan in a test. */
export const addPayingPerson = (server: ServerProcess, person = grace): Promise<void> =>
  inDatabase(server, async (db) => {
    const [userId, workspaceId] = [newId(), newId()];
    const passwordHash = await hashPassword(person.password);
    const { email, name: firstName } = person;
    await db
      .insert(users)
      .values({ id: userId, email, firstName, passwordHash, emailVerifiedAt: new Date() });
    const name = `${firstName}'s workspace`;
    await db.insert(workspaces).values({ id: workspaceId, name, ownerId: userId, tier: 'creator' });
    await db.insert(memberships).values({ id: newId(), workspaceId, userId, role: 'admin' });
  });

/** What no call can do: rows that a test needs in the server's database. */
export async function inDatabase<Result>(
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
