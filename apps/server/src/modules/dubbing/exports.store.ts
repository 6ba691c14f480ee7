import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { DubbingKey } from './dubbings.store.ts';
import { type DubbingExportRow, dubbingExports } from './exports.tables.ts';

const ofDubbing = ({ id, workspaceId }: DubbingKey) =>
  and(eq(dubbingExports.dubbingId, id), eq(dubbingExports.workspaceId, workspaceId));

/** Newest first. */
export const listExports = (db: Queryable, dubbing: DubbingKey): Promise<DubbingExportRow[]> =>
  db
    .select()
    .from(dubbingExports)
    .where(ofDubbing(dubbing))
    .orderBy(desc(dubbingExports.createdAt), desc(dubbingExports.id));

export async function findExport(
  db: Queryable,
  dubbing: DubbingKey,
  id: string,
): Promise<DubbingExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingExports)
    .where(and(ofDubbing(dubbing), eq(dubbingExports.id, id)));
  return row;
}

/** Of the work that has its id. */
export async function findOrdered(
  db: Queryable,
  { id, workspaceId }: DubbingKey,
): Promise<DubbingExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dubbingExports)
    .where(and(eq(dubbingExports.workspaceId, workspaceId), eq(dubbingExports.id, id)));
  return row;
}

export async function insertExport(
  db: Queryable,
  row: typeof dubbingExports.$inferInsert,
): Promise<DubbingExportRow> {
  const [inserted] = await db.insert(dubbingExports).values(row).returning();
  return inserted!;
}

export const updateExport = (
  db: Queryable,
  { id, workspaceId }: DubbingKey,
  change: Partial<typeof dubbingExports.$inferInsert>,
) =>
  db
    .update(dubbingExports)
    .set(change)
    .where(and(eq(dubbingExports.workspaceId, workspaceId), eq(dubbingExports.id, id)));

export const deleteExport = (db: Queryable, dubbing: DubbingKey, id: string) =>
  db.delete(dubbingExports).where(and(ofDubbing(dubbing), eq(dubbingExports.id, id)));

/** Those that wait or are being made. */
export const listOpenExports = async (db: Queryable, dubbingIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: dubbingExports.id })
      .from(dubbingExports)
      .where(
        and(
          inArray(dubbingExports.dubbingId, [...dubbingIds, '']),
          inArray(dubbingExports.state, ['queued', 'making']),
        ),
      )
  ).map(({ id }) => id);

/** Keys of the files of dubbings, or of one language. */
export const listExportBlobs = async (
  db: Queryable,
  dubbingIds: readonly string[],
  targetId?: string,
): Promise<string[]> => {
  const rows = await db
    .select({ blob: dubbingExports.fileBlob })
    .from(dubbingExports)
    .where(
      and(
        inArray(dubbingExports.dubbingId, [...dubbingIds, '']),
        targetId ? eq(dubbingExports.targetId, targetId) : undefined,
        isNotNull(dubbingExports.fileBlob),
      ),
    );
  return rows.flatMap(({ blob }) => blob ?? []);
};
