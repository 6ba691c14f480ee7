import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { listBlobs } from './conversation-blobs.store.ts';
import { listEntries } from './conversations.store.ts';
import { agentConversations, type ConversationRow } from './conversations.tables.ts';
import { toConversation } from './conversations.view.ts';
import { listFiles } from './files.store.ts';
import { conversationFiles } from './files.tables.ts';
import { tagsOf } from './tags.store.ts';
import { conversationTags, taggedConversations } from './tags.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(agentConversations.workspaceId, workspaceId), eq(agentConversations.ownerUserId, userId));
const tagsOfOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(conversationTags.workspaceId, workspaceId), eq(conversationTags.creatorUserId, userId));

const asJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value, null, 2));
const pageSize = 100;

/** What was said to the agents that a person made, also to those that are gone, and the tags that the person made. */
export const ownedConversations: OwnedMaterial = {
  name: 'conversations',
  count: (db, owner) => db.$count(agentConversations, ofOwner(owner)),
  exportFiles: async function* (platform, owner): AsyncIterable<ExportedFile> {
    const { db, blobs } = platform;
    const tags = await db.select().from(conversationTags).where(tagsOfOwner(owner));
    if (tags.length > 0)
      yield {
        path: 'tags.json',
        body: asJson(tags.map(({ id, title, description }) => ({ tag_id: id, title, description }))),
      };
    for await (const row of eachOf(platform, owner)) {
      const tagIds = (await tagsOf(db, [row.id])).get(row.id);
      const conversation = toConversation(row, await listEntries(db, row.id), { tagIds });
      yield { path: `${row.id}.json`, body: asJson(conversation) };
      if (row.audioKey) yield { path: `${row.id}.mp3`, body: await blobs.stream(row.audioKey) };
      for (const { id, name, blob } of await listFiles(db, row.id)) {
        const fileName = name.replace(/[^\p{L}\p{N}._-]+/gu, '_');
        yield { path: `${row.id}/${id}-${fileName}`, body: await blobs.stream(blob) };
      }
    }
  },
  erase: async ({ db, blobs }, owner) => {
    for (const blob of await listBlobs(db, ofOwner(owner))) await blobs.remove(blob);
    await db.delete(agentConversations).where(ofOwner(owner));
    await db.delete(conversationTags).where(tagsOfOwner(owner));
  },
  move: async (transaction, owner, workspaceId) => {
    const moved = await transaction
      .update(agentConversations)
      .set({ workspaceId })
      .where(ofOwner(owner))
      .returning({ id: agentConversations.id });
    const ids = moved.map(({ id }) => id);
    await transaction
      .update(conversationFiles)
      .set({ workspaceId })
      .where(isAny(conversationFiles.conversationId, ids));
    await transaction.update(conversationTags).set({ workspaceId }).where(tagsOfOwner(owner));
    await dropTagsBetweenWorkspaces(transaction, [owner.workspaceId, workspaceId]);
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(agentConversations).set({ ownerUserId: toUserId }).where(ofOwner(owner));
    await transaction.update(conversationTags).set({ creatorUserId: toUserId }).where(tagsOfOwner(owner));
  },
};

async function* eachOf(
  { db }: Parameters<OwnedMaterial['exportFiles']>[0],
  owner: Owner,
): AsyncIterable<ConversationRow> {
  let after = '';
  while (true) {
    const rows = await db
      .select()
      .from(agentConversations)
      .where(and(ofOwner(owner), sql`${agentConversations.id} > ${after}`))
      .orderBy(agentConversations.id)
      .limit(pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** A conversation has tags of its own workspace alone. */
async function dropTagsBetweenWorkspaces(
  transaction: Transaction,
  workspaceIds: readonly string[],
): Promise<void> {
  const tagOfSameWorkspace = transaction
    .select({ id: conversationTags.id })
    .from(conversationTags)
    .innerJoin(agentConversations, eq(agentConversations.workspaceId, conversationTags.workspaceId))
    .where(
      and(
        eq(conversationTags.id, taggedConversations.tagId),
        eq(agentConversations.id, taggedConversations.conversationId),
      ),
    );
  await transaction.delete(taggedConversations).where(
    and(
      sql`${taggedConversations.conversationId} in (
          select ${agentConversations.id} from ${agentConversations}
          where ${isAny(agentConversations.workspaceId, workspaceIds)})`,
      notExists(tagOfSameWorkspace),
    ),
  );
}
