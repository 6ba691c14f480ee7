import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import { and, asc, desc, eq, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type ResourceReader, visibleTo } from '../../workspaces/sharing/index.ts';
import { type AgentTestRow, agentTests } from './testing.tables.ts';

type Key = Pick<AgentTestRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(agentTests.workspaceId, workspaceId), eq(agentTests.id, id));

export const insertTest = (db: Queryable, row: typeof agentTests.$inferInsert) =>
  db.insert(agentTests).values(row);

export async function findTests(
  db: Queryable,
  reader: ResourceReader,
  ids: readonly string[],
): Promise<AgentTestRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(agentTests)
    .where(and(visibleTo(reader, agentTests), isAny(agentTests.id, [...ids])));
}

export interface TestSearch {
  search?: string | undefined;
  types?: readonly TestDefinition['type'][] | undefined;
  /** `null`: at the top. Undefined: wherever they are. */
  folderId?: string | null | undefined;
  sharedOnly: boolean;
}

/** Newest first. */
export const listTests = (db: Queryable, reader: ResourceReader, search: TestSearch) =>
  db
    .select()
    .from(agentTests)
    .where(
      and(
        visibleTo(reader, agentTests),
        search.search ? ilike(agentTests.name, containing(search.search)) : undefined,
        search.types ? inArray(agentTests.type, [...search.types]) : undefined,
        search.folderId === null ? isNull(agentTests.folderId) : undefined,
        search.folderId ? eq(agentTests.folderId, search.folderId) : undefined,
        search.sharedOnly ? sql`${agentTests.creatorUserId} is distinct from ${reader.userId}` : undefined,
      ),
    )
    .orderBy(desc(agentTests.createdAt), asc(agentTests.id));

export async function changeTest(
  db: Queryable,
  key: Key,
  change: Partial<typeof agentTests.$inferInsert>,
): Promise<void> {
  await db.update(agentTests).set(change).where(isOne(key));
}

export const deleteTest = (db: Queryable, key: Key) => db.delete(agentTests).where(isOne(key));
