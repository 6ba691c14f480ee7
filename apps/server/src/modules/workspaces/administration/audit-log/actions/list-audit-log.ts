import type { Platform } from '../../../../../platform/platform.ts';
import { type AuditFilter, type AuditRow, listAuditRows } from '../audit-log.store.ts';
import { auditTableHead, toTableLine } from '../audit-table.ts';

interface AuditPage {
  rows: AuditRow[];
  nextCursor: string | null;
}

export async function listAuditLog(
  { db }: Platform,
  { workspaceId }: { workspaceId: string },
  { limit, cursor, ...filter }: AuditFilter & { limit: number; cursor?: string },
): Promise<AuditPage> {
  const below = cursor === undefined ? undefined : Number(cursor);
  const found = await listAuditRows(db, workspaceId, { ...filter, limit: limit + 1, cursor: below });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? String(last.entry.id) : null };
}

const pageSize = 500;

/** The whole log, made page by page while it is sent. */
export async function* writeAuditTable(
  platform: Platform,
  actor: { workspaceId: string },
  filter: AuditFilter,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(auditTableHead);
  let cursor: string | undefined;
  do {
    const page = await listAuditLog(platform, actor, { ...filter, limit: pageSize, cursor });
    if (page.rows.length > 0) yield encoder.encode(page.rows.map(toTableLine).join(''));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}
