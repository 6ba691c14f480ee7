import { and, eq } from 'drizzle-orm';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { agentTickets } from './tickets.tables.ts';
import { toTicket } from './tickets.view.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(agentTickets.workspaceId, workspaceId), eq(agentTickets.creatorUserId, userId));

/** Tickets that a person opened, with what was said about them. */
export const ownedTickets: OwnedMaterial = {
  name: 'conversation-tickets',
  count: (db, owner) => db.$count(agentTickets, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    for (const row of await db.select().from(agentTickets).where(ofOwner(owner)))
      yield {
        path: `${row.id}.json`,
        body: new TextEncoder().encode(JSON.stringify(toTicket(row), null, 2)),
      };
  },
  erase: async ({ db }, owner) => {
    await db.delete(agentTickets).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction
      .update(agentTickets)
      // who took care of them stays behind
      .set({ workspaceId: toWorkspaceId, assigneeUserId: null })
      .where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(agentTickets).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
