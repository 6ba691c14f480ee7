import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { withCompanions } from '../../listing/index.ts';
import { leavesAt } from '../bin.policy.ts';
import { type BinSearch, listBinRows } from '../bin.store.ts';

/** A page of what was deleted, each with the moment when it goes for good. */
export async function listBin({ db }: Platform, { workspaceId }: Actor, search: BinSearch) {
  const rows = await listBinRows(db, workspaceId, search);
  const retentionDays = (await findWorkspace(db, workspaceId))?.historyRetentionDays ?? null;
  const shown = await withCompanions(db, rows.slice(0, search.pageSize));
  const items = shown.map((item) => ({ ...item, leavesAt: leavesAt(item, retentionDays) }));
  return { items, hasMore: rows.length > search.pageSize };
}
