import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';

/** What the list of agents tells of how often they are called, which higher modules know. */
export interface AgentCalls {
  /** When each was called last; those that never were are left out. */
  lastCalls(db: Queryable, workspaceId: string, agentIds: readonly string[]): Promise<Map<string, Date>>;
  /** How often one was called since then, within a query of agents. */
  countSince(agentId: SQLWrapper, since: Date): SQL<number>;
}
export const callsOfAgents = extensionPoint<AgentCalls>('agents.calls');
