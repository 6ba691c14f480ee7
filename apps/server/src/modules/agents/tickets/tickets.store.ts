import type { TicketStatus } from '@mynah/contract/agents/conversations/tickets';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { agentTickets, type TicketRow } from './tickets.tables.ts';

export type TicketKey = Pick<TicketRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: TicketKey) =>
  and(eq(agentTickets.workspaceId, workspaceId), eq(agentTickets.id, id));

export async function insertTicket(db: Queryable, row: typeof agentTickets.$inferInsert): Promise<TicketRow> {
  const [inserted] = await db.insert(agentTickets).values(row).returning();
  return inserted!;
}

export async function findTicket(db: Queryable, key: TicketKey): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(agentTickets).where(isOne(key));
  return row;
}

/** Locked in the order of their ids, so that two merges wait for one another. */
export const lockTickets = (
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<TicketRow[]> =>
  transaction
    .select()
    .from(agentTickets)
    .where(and(eq(agentTickets.workspaceId, workspaceId), inArray(agentTickets.id, [...ids])))
    .orderBy(agentTickets.id)
    .for('update');

export interface TicketPage {
  agentId?: string | undefined;
  conversationId?: string | undefined;
  status?: TicketStatus | undefined;
  creatorUserId?: string | undefined;
  /** Null for those that nobody takes care of. */
  assigneeUserId?: string | null | undefined;
  after?: string | undefined;
  most: number;
}

/** Newest first. */
export const listTickets = (
  db: Queryable,
  workspaceId: string,
  { agentId, conversationId, status, creatorUserId, assigneeUserId, after, most }: TicketPage,
): Promise<TicketRow[]> =>
  db
    .select()
    .from(agentTickets)
    .where(
      and(
        eq(agentTickets.workspaceId, workspaceId),
        agentId ? eq(agentTickets.agentId, agentId) : undefined,
        conversationId ? sql`${agentTickets.conversationIds} ? ${conversationId}` : undefined,
        status ? eq(agentTickets.status, status) : undefined,
        creatorUserId ? eq(agentTickets.creatorUserId, creatorUserId) : undefined,
        assigneeUserId === null ? isNull(agentTickets.assigneeUserId) : undefined,
        assigneeUserId ? eq(agentTickets.assigneeUserId, assigneeUserId) : undefined,
        after
          ? sql`(${agentTickets.createdAt}, ${agentTickets.id}) < (
              select last.created_at, last.id from ${agentTickets} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`
          : undefined,
      ),
    )
    .orderBy(desc(agentTickets.createdAt), desc(agentTickets.id))
    .limit(most);

export async function changeTicket(
  db: Queryable,
  key: TicketKey,
  change: Partial<typeof agentTickets.$inferInsert>,
): Promise<TicketRow> {
  const [row] = await db
    .update(agentTickets)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isOne(key))
    .returning();
  return row!;
}

export const deleteTicket = (db: Queryable, key: TicketKey) => db.delete(agentTickets).where(isOne(key));
