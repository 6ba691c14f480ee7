import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { agentTestFolders, agentTestInvocations, agentTests } from './testing.tables.ts';

const tables = [agentTests, agentTestFolders, agentTestInvocations] as const;

const ofOwner = (table: (typeof tables)[number], { userId, workspaceId }: Owner) =>
  and(eq(table.workspaceId, workspaceId), eq(table.creatorUserId, userId));

/** Tests that a person wrote, with their folders, and the runs that the person began. */
export const ownedTests: OwnedMaterial = {
  name: 'agent-tests',
  count: (db, owner) => db.$count(agentTests, ofOwner(agentTests, owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    const rows = await db.select().from(agentTests).where(ofOwner(agentTests, owner));
    for (const { id, name, definition } of rows)
      yield {
        path: `${id}.json`,
        body: new TextEncoder().encode(JSON.stringify({ name, ...definition }, null, 2)),
      };
  },
  erase: async ({ db }, owner) => {
    await db.transaction(async (transaction) => {
      for (const table of tables) await transaction.delete(table as PgTable).where(ofOwner(table, owner));
    });
  },
  move: async (transaction, owner, toWorkspaceId) => {
    // folders and runs stay where others may use them
    await transaction
      .update(agentTests)
      .set({ workspaceId: toWorkspaceId, folderId: null })
      .where(ofOwner(agentTests, owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    for (const table of tables)
      await transaction.update(table).set({ creatorUserId: toUserId }).where(ofOwner(table, owner));
  },
};
