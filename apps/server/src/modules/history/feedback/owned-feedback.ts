import { and, asc, eq } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { historyFeedback } from './feedback.tables.ts';
import { toFeedback } from './feedback.view.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(historyFeedback.workspaceId, workspaceId), eq(historyFeedback.userId, userId));

/** What a person said of generations: their own, which take it along, and those of colleagues. */
export const ownedFeedback: OwnedMaterial = {
  name: 'feedback',
  count: (db, owner) => db.$count(historyFeedback, ofOwner(owner)),
  exportFiles,
  erase: async ({ db }, owner) => {
    await db.delete(historyFeedback).where(ofOwner(owner));
  },
  /** The items take it along. */
  move: async () => {},
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(historyFeedback).set({ userId: toUserId }).where(ofOwner(owner));
  },
};

/** One list: each answer is a line or two. */
async function* exportFiles({ db }: Platform, owner: Owner): AsyncIterable<ExportedFile> {
  const rows = await db
    .select()
    .from(historyFeedback)
    .where(ofOwner(owner))
    .orderBy(asc(historyFeedback.createdAt));
  if (rows.length === 0) return;
  const data = rows.map((row) => ({ history_item_id: row.historyItemId, ...toFeedback(row) }));
  yield { path: 'feedback.json', body: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
}
