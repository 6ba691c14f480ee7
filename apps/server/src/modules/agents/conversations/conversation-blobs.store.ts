import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { agentConversations } from './conversations.tables.ts';
import { conversationFiles } from './files.tables.ts';

/** Recordings and files of these conversations, which go with them. */
export async function listBlobs(db: Queryable, these: SQL | undefined): Promise<string[]> {
  const recordings = await db
    .select({ blob: agentConversations.audioKey })
    .from(agentConversations)
    .where(and(these, isNotNull(agentConversations.audioKey)));
  const files = await db
    .select({ blob: conversationFiles.blob })
    .from(conversationFiles)
    .innerJoin(agentConversations, eq(agentConversations.id, conversationFiles.conversationId))
    .where(these);
  return [...recordings, ...files].flatMap(({ blob }) => blob ?? []);
}

export const conversationBlobs = (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> =>
  listBlobs(db, eq(agentConversations.workspaceId, workspaceId));
