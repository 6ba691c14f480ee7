import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { moveRuns } from '../../../platform/workflows/index.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import type { ShareableResource } from '../../workspaces/sharing/index.ts';
import { knowledgeCrawls } from './crawl/crawls.tables.ts';
import { knowledgeDocuments } from './entries/documents.tables.ts';
import { knowledgeIndexes, knowledgePassages } from './passages/passages.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(knowledgeDocuments.workspaceId, workspaceId), eq(knowledgeDocuments.creatorUserId, userId));

/** Documents that a person gave to agents. */
export const ownedKnowledge: OwnedMaterial = {
  name: 'knowledge-base',
  count: (db, owner) => db.$count(knowledgeDocuments, ofOwner(owner)),
  exportFiles: async function* ({ db, blobs }, owner): AsyncIterable<ExportedFile> {
    for (const row of await db.select().from(knowledgeDocuments).where(ofOwner(owner))) {
      if (row.type === 'folder') continue;
      yield { path: `${row.id}.md`, body: new TextEncoder().encode(row.content) };
      const fileName = row.fileName?.replace(/[^\p{L}\p{N}._-]+/gu, '_');
      if (row.blob) yield { path: `${row.id}-${fileName ?? 'file'}`, body: await blobs.stream(row.blob) };
    }
  },
  erase: async ({ db, blobs }, owner) => {
    for (const { blob } of await db.select().from(knowledgeDocuments).where(ofOwner(owner)))
      if (blob) await blobs.remove(blob);
    // what others put into the person’s folders stays, at the top
    await db
      .update(knowledgeDocuments)
      .set({ parentId: null })
      .where(
        inArray(
          knowledgeDocuments.parentId,
          db.select({ id: knowledgeDocuments.id }).from(knowledgeDocuments).where(ofOwner(owner)),
        ),
      );
    await db.delete(knowledgeDocuments).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    const workspaceId = toWorkspaceId;
    // what others put into the person’s folders stays where it is, at the top
    await transaction
      .update(knowledgeDocuments)
      .set({ parentId: null })
      .where(
        and(
          eq(knowledgeDocuments.workspaceId, owner.workspaceId),
          sql`${knowledgeDocuments.creatorUserId} is distinct from ${owner.userId}`,
          inArray(
            knowledgeDocuments.parentId,
            transaction.select({ id: knowledgeDocuments.id }).from(knowledgeDocuments).where(ofOwner(owner)),
          ),
        ),
      );
    const moved = await transaction
      .select({ id: knowledgeDocuments.id })
      .from(knowledgeDocuments)
      .where(ofOwner(owner));
    const ids = moved.map(({ id }) => id);
    for (const table of [knowledgePassages, knowledgeIndexes])
      await transaction.update(table).set({ workspaceId }).where(isAny(table.documentId, ids));
    const crawls = await transaction
      .update(knowledgeCrawls)
      .set({ workspaceId })
      .where(isAny(knowledgeCrawls.rootFolderId, ids))
      .returning({ id: knowledgeCrawls.id });
    if (crawls.length > 0)
      await moveRuns(
        transaction,
        crawls.map(({ id }) => id),
        workspaceId,
      );
    await transaction
      .update(knowledgeDocuments)
      .set({
        workspaceId,
        parentId: sql`case when ${isAny(knowledgeDocuments.parentId, ids)} then parent_id end`,
      })
      .where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(knowledgeDocuments).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

export const knowledgeBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .select({ blob: knowledgeDocuments.blob })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.workspaceId, workspaceId), isNotNull(knowledgeDocuments.blob)));
  return rows.flatMap(({ blob }) => blob ?? []);
};

export const shareableDocument: ShareableResource = {
  type: 'convai_knowledge_base_documents',
  find: async (db, workspaceId, id) => {
    const { name, creatorUserId } = knowledgeDocuments;
    const [document] = await db
      .select({ name, creatorUserId })
      .from(knowledgeDocuments)
      .where(and(eq(knowledgeDocuments.workspaceId, workspaceId), eq(knowledgeDocuments.id, id)));
    return document;
  },
};
