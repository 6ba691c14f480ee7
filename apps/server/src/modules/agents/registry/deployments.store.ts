import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AgentDeploymentRow, type AgentRow, agentDeployments } from './agents.tables.ts';

export const insertDeployment = (db: Queryable, row: typeof agentDeployments.$inferInsert) =>
  db.insert(agentDeployments).values(row);

const ofAgent = ({ workspaceId, id }: Pick<AgentRow, 'workspaceId' | 'id'>) =>
  and(eq(agentDeployments.workspaceId, workspaceId), eq(agentDeployments.agentId, id));

export const countDeployments = (
  db: Queryable,
  agent: Pick<AgentRow, 'workspaceId' | 'id'>,
): Promise<number> => db.$count(agentDeployments, ofAgent(agent));

/** Newest first. */
export const listDeployments = (
  db: Queryable,
  agent: Pick<AgentRow, 'workspaceId' | 'id'>,
  { most, skip }: { most: number; skip: number },
): Promise<AgentDeploymentRow[]> =>
  db
    .select()
    .from(agentDeployments)
    .where(ofAgent(agent))
    .orderBy(desc(agentDeployments.createdAt), desc(agentDeployments.id))
    .limit(most)
    .offset(skip);
