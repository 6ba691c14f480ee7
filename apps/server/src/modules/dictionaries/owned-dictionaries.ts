import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../accounts/privacy/index.ts';
import { pronunciationDictionaries, pronunciationVersions } from './dictionaries.tables.ts';
import { writeLexicon } from './lexicon/write-lexicon.ts';
import { forgetInWorkspace } from './workspace-list.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(
    eq(pronunciationDictionaries.workspaceId, workspaceId),
    eq(pronunciationDictionaries.creatorUserId, userId),
  );

const listIds = async (db: Queryable, owner: Owner): Promise<string[]> =>
  (
    await db
      .select({ id: pronunciationDictionaries.id })
      .from(pronunciationDictionaries)
      .where(ofOwner(owner))
  ).map(({ id }) => id);

/** Dictionaries that a person made; the export holds the latest version of each. */
export const ownedDictionaries: OwnedMaterial = {
  name: 'pronunciation-dictionaries',
  count: (db, owner) => db.$count(pronunciationDictionaries, ofOwner(owner)),
  exportFiles: async function* ({ db }, owner): AsyncIterable<ExportedFile> {
    for (const id of await listIds(db, owner)) {
      const [row] = await db
        .select({ name: pronunciationDictionaries.name, rules: pronunciationVersions.rules })
        .from(pronunciationDictionaries)
        .innerJoin(
          pronunciationVersions,
          and(
            eq(pronunciationVersions.dictionaryId, pronunciationDictionaries.id),
            eq(pronunciationVersions.number, pronunciationDictionaries.latestNumber),
          ),
        )
        .where(and(ofOwner(owner), eq(pronunciationDictionaries.id, id)));
      if (row) yield { path: `${id}.pls`, body: new TextEncoder().encode(writeLexicon(row.rules)) };
    }
  },
  erase: async ({ db }, owner) => {
    await db.transaction(async (transaction) => {
      await forgetInWorkspace(transaction, owner.workspaceId, await listIds(transaction, owner));
      await transaction.delete(pronunciationDictionaries).where(ofOwner(owner));
    });
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await forgetInWorkspace(transaction, owner.workspaceId, await listIds(transaction, owner));
    await transaction
      .update(pronunciationDictionaries)
      .set({ workspaceId: toWorkspaceId })
      .where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction
      .update(pronunciationDictionaries)
      .set({ creatorUserId: toUserId })
      .where(ofOwner(owner));
  },
};
