import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type ListedRow, listTranscriptions } from '../transcriptions.store.ts';

interface ListQuery {
  pageSize: number;
  cursor?: string;
  search?: string;
}

/** A page of the workspace's transcripts, newest first, and where the next one begins. */
export async function listTranscripts(
  { db }: Platform,
  workspaceId: string,
  { pageSize, cursor, search }: ListQuery,
): Promise<{ rows: ListedRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await listTranscriptions(db, workspaceId, { limit: pageSize + 1, search, after });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const hasMore = found.length > pageSize && last !== undefined;
  return { rows, nextCursor: hasMore ? `${last.createdAt.toISOString()}_${last.id}` : null };
}

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [moment = '', id = ''] = cursor.split('_');
  const createdAt = new Date(moment);
  if (Number.isNaN(createdAt.getTime()) || id === '') {
    throw new Failure('invalid_request', 'This cursor doesn’t belong to this list.', {
      data: { param: 'cursor' },
    });
  }
  return { createdAt, id };
}
