import { type OutputFormatName, outputFormat } from '@mynah/audio';
import { extensionOfType } from '@mynah/contract/media-types';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { distinctNames } from '../../../platform/zip/zip-items.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { itemFileName } from '../downloads/index.ts';
import { historyFeedback } from '../feedback/feedback.tables.ts';
import { eraseHistoryItems, findHistoryFiles } from '../items/index.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';
import { shareLinks } from '../share-links/share-links.tables.ts';
import { withCompanions } from './companions.store.ts';
import { toHistoryItem } from './items.view.ts';

const batchSize = 100;

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(historyItems.workspaceId, workspaceId), eq(historyItems.userId, userId));

/** What a person has spoken, with what lies in the bin. */
export const ownedHistory: OwnedMaterial = {
  name: 'history',
  count: (db, owner) => db.$count(historyItems, ofOwner(owner)),
  exportFiles,
  erase,
  move,
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(historyItems).set({ userId: toUserId }).where(ofOwner(owner));
  },
};

/** With feedback and public links. Items that name nobody come along: who joins was the last one there. */
async function move(
  transaction: Transaction,
  { userId, workspaceId }: Owner,
  toWorkspaceId: string,
): Promise<void> {
  const isMoving = and(
    eq(historyItems.workspaceId, workspaceId),
    or(eq(historyItems.userId, userId), isNull(historyItems.userId)),
  );
  const moving = transaction.select({ id: historyItems.id }).from(historyItems).where(isMoving);
  for (const table of [historyFeedback, shareLinks]) {
    await transaction
      .update(table)
      .set({ workspaceId: toWorkspaceId })
      .where(inArray(table.historyItemId, moving));
  }
  await transaction.update(historyItems).set({ workspaceId: toWorkspaceId, userId }).where(isMoving);
}

async function* batches(db: Queryable, owner: Owner): AsyncIterable<HistoryRow[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(historyItems)
      .where(and(ofOwner(owner), gt(historyItems.id, last)))
      .orderBy(asc(historyItems.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    yield rows;
  }
}

/** Each item's audio, and its data beside it. */
async function* exportFiles({ db, blobs }: Platform, owner: Owner): AsyncIterable<ExportedFile> {
  for await (const rows of batches(db, owner)) {
    const names = distinctNames(rows.map((row) => `${row.id}_${itemFileName(row, extensionOf(row))}`));
    for (const [index, row] of (await withCompanions(db, rows)).entries()) {
      const data = JSON.stringify(toHistoryItem(row), null, 2);
      yield { path: `${row.id}.json`, body: new TextEncoder().encode(data) };
      // a blob that is gone costs the archive one file, not all of them
      if ((await blobs.size(row.audioBlob)) === undefined) continue;
      yield { path: names[index]!, body: await blobs.stream(row.audioBlob) };
    }
    for (const { historyItemId, name, blob, contentType } of await findHistoryFiles(db, ids(rows))) {
      if ((await blobs.size(blob)) === undefined) continue;
      yield {
        path: `${historyItemId}_${name}.${extensionOfType(contentType) ?? 'bin'}`,
        body: await blobs.stream(blob),
      };
    }
  }
}

const ids = (rows: readonly HistoryRow[]): string[] => rows.map(({ id }) => id);

const extensionOf = ({ outputFormat: name }: HistoryRow): string =>
  outputFormat(name as OutputFormatName).extension;

async function erase(platform: Platform, owner: Owner): Promise<void> {
  for await (const rows of batches(platform.db, owner)) {
    // whoever keeps more of an item hears of it
    await eraseHistoryItems(platform, owner, rows);
  }
}
