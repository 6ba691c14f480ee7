import { binDays } from '@mynah/contract/history/history-sources';
import type { HistoryRow } from '../items/items.tables.ts';

const dayMs = 86_400_000;

/** What was deleted before this moment goes for good. */
export const startOfBin = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);

/** When a deleted item goes for good: after its days in the bin, or when the workspace keeps nothing so old. */
export function leavesAt(
  { createdAt, deletedAt }: Pick<HistoryRow, 'createdAt'> & { deletedAt: Date },
  retentionDays: number | null,
): Date {
  const leavesBin = deletedAt.getTime() + binDays * dayMs;
  const expires = retentionDays === null ? leavesBin : createdAt.getTime() + retentionDays * dayMs;
  return new Date(Math.min(leavesBin, expires));
}
