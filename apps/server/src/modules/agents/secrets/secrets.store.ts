import { and, asc, eq, gt, ilike, type SQL } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AgentSecretRow, agentSecrets } from './secrets.tables.ts';

export type SecretKey = Pick<AgentSecretRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: SecretKey): SQL | undefined =>
  and(eq(agentSecrets.workspaceId, workspaceId), eq(agentSecrets.id, id));

export const insertSecret = (db: Queryable, row: typeof agentSecrets.$inferInsert) =>
  db.insert(agentSecrets).values(row);

export async function findSecret(db: Queryable, key: SecretKey): Promise<AgentSecretRow | undefined> {
  const [row] = await db.select().from(agentSecrets).where(isOne(key));
  return row;
}

export interface SecretPage {
  search?: string | undefined;
  /** Name of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** By name, of which a workspace has each once. */
export const listSecrets = (
  db: Queryable,
  workspaceId: string,
  { search, after, most }: SecretPage,
): Promise<AgentSecretRow[]> =>
  db
    .select()
    .from(agentSecrets)
    .where(
      and(
        eq(agentSecrets.workspaceId, workspaceId),
        search ? ilike(agentSecrets.name, containing(search)) : undefined,
        after ? gt(agentSecrets.name, after) : undefined,
      ),
    )
    .orderBy(asc(agentSecrets.name))
    .limit(most);

export async function changeSecret(
  db: Queryable,
  key: SecretKey,
  change: Partial<typeof agentSecrets.$inferInsert>,
): Promise<void> {
  await db.update(agentSecrets).set(change).where(isOne(key));
}

export const deleteSecret = (db: Queryable, key: SecretKey) => db.delete(agentSecrets).where(isOne(key));
