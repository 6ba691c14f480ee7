import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { users } from '../../../apps/server/src/modules/accounts/users/users.tables.ts';
import { voices } from '../../../apps/server/src/modules/voices/registry/voices.tables.ts';
import { memberships } from '../../../apps/server/src/modules/workspaces/memberships/memberships.tables.ts';
import { workspaces } from '../../../apps/server/src/modules/workspaces/workspace/workspaces.tables.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/index.ts';
import { type Database, openDatabase } from '../../../apps/server/src/platform/db/database.ts';
import { newId } from '../../../apps/server/src/platform/ids/new-id.ts';
import type { SharedServer } from './find-server.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  workspaceId: string;
  userId: string;
}

/** A server as the tests of one file see it. */
export interface JourneyServer extends SharedServer {
  /** Of a workspace that no other file uses. */
  owner: Person;
  post(path: string, json: unknown): Promise<Response>;
}

export const withOwner = (server: SharedServer, owner: Person): JourneyServer => ({
  ...server,
  owner,
  post: (path, json) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }),
});

/** Somebody whom no server knows yet: files share servers, and a worker that starts anew finds the people of the last. */
export function newPerson(name: string, domain = 'example.com'): Person {
  const [userId, workspaceId] = [newId(), newId()];
  const email = `${name}.${userId}@${domain}`.toLowerCase();
  return { name, email, password: 'a good long password', userId, workspaceId };
}

/** Does what no page can do in a test: nobody buys a plan, nobody reads mail. */
export async function withDatabase<Result>(
  { dataFolder }: SharedServer,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const path = join(dataFolder, 'postgres', 'credentials.json');
  const { user, password, port } = JSON.parse(await readFile(path, 'utf8'));
  const db = openDatabase(`postgres://${user}:${password}@127.0.0.1:${port}/postgres`);
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

async function insertPerson(db: Database, person: Person): Promise<void> {
  const { userId: id, email, name: firstName } = person;
  const passwordHash = await hashPassword(person.password);
  await db.insert(users).values({ id, email, firstName, passwordHash, emailVerifiedAt: new Date() });
}

async function insertWorkspace(db: Database, person: Person, tier: 'trial' | 'creator'): Promise<void> {
  const { userId, workspaceId } = person;
  const name = `${person.name}'s workspace`;
  await db.insert(workspaces).values({ id: workspaceId, name, ownerId: userId, tier });
  await db.insert(memberships).values({ id: newId(), workspaceId, userId, role: 'admin' });
}

/** Somebody with a workspace of the plan that the owner of a new server has. */
export const settleIn = (server: SharedServer): Promise<Person> =>
  withDatabase(server, async (db) => {
    const owner = newPerson('Ada');
    await insertPerson(db, owner);
    await insertWorkspace(db, owner, 'trial');
    return owner;
  });

/** A second person with a workspace of their own that pays. */
export const addPayingPerson = (server: SharedServer, person: Person): Promise<void> =>
  withDatabase(server, async (db) => {
    await insertPerson(db, person);
    await insertWorkspace(db, person, 'creator');
  });

/** A voice of a second member of the owner's workspace, like the first of the default ones. */
export const addSharedVoice = (server: JourneyServer, name: string, maker: Person): Promise<void> =>
  withDatabase(server, async (db) => {
    await insertPerson(db, maker);
    const like = (await db.select().from(voices)).find(({ workspaceId }) => workspaceId === null);
    if (!like) throw new Error('the server has no voices yet');
    const place = { workspaceId: server.owner.workspaceId, id: newId() };
    await db.insert(memberships).values({ ...place, userId: maker.userId, role: 'editor' });
    const own = { ...place, creatorUserId: maker.userId, category: 'cloned' } as const;
    await db.insert(voices).values({ ...like, ...own, name, position: -1 });
  });
