import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { users } from '../accounts/users/users.tables.ts';
import { agents } from '../agents/registry/agents.tables.ts';
import { studioProjects as projects } from '../studio/projects/projects.tables.ts';
import { voices } from '../voices/registry/voices.tables.ts';
import { apiKeys } from '../workspaces/access/api-keys/api-keys.tables.ts';
import { groups } from '../workspaces/members/groups/groups.tables.ts';
import type { Dimension } from './dimensions.ts';

/** How a thing is called. */
export interface Named {
  id: string;
  name: string;
  /** Of a person: an account of programs. */
  isServiceAccount?: boolean;
}

type Find = (db: Queryable, workspaceId: string, ids: string[]) => Promise<Named[]>;

const findPeople: Find = async (db, _, ids) => {
  const { id, firstName, email, kind } = users;
  const rows = await db.select({ id, firstName, email, kind }).from(users).where(inArray(id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.firstName || row.email,
    isServiceAccount: row.kind === 'service-account',
  }));
};

/** Of the workspace alone: a name of another one is told to nobody. */
const findIn =
  (table: typeof agents | typeof projects | typeof apiKeys | typeof groups): Find =>
  (db, workspaceId, ids) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.workspaceId, workspaceId), inArray(table.id, ids)));

/** A default voice is everybody's; one is named by the id that it was asked for by. */
const findVoices: Find = (db, _, ids) =>
  db.select({ id: voices.id, name: voices.name }).from(voices).where(inArray(voices.id, ids));

const finders: Partial<Record<Dimension | 'group', Find[]>> = {
  user: [findPeople],
  voice: [findVoices],
  agent: [findIn(agents)],
  project: [findIn(projects)],
  resource: [findIn(agents), findIn(projects)],
  api_key: [findIn(apiKeys)],
  group: [findIn(groups)],
};

/** What there is a name of still; what is gone has none. */
export async function findNames(
  db: Queryable,
  { workspaceId, dimension }: { workspaceId: string; dimension: Dimension | 'group' },
  values: Iterable<string>,
): Promise<Map<string, Named>> {
  const ids = [...new Set(values)].filter((value) => value !== '');
  if (ids.length === 0) return new Map();
  const found = await Promise.all((finders[dimension] ?? []).map((find) => find(db, workspaceId, ids)));
  return new Map(found.flat().map((named) => [named.id, named]));
}
