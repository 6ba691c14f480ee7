import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AssetRow, type NewAsset, studioAssets } from './assets.tables.ts';

/** A row of a workspace. */
type Key = Pick<AssetRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key) =>
  and(eq(studioAssets.workspaceId, workspaceId), eq(studioAssets.id, id));

export async function insertAsset(db: Queryable, asset: NewAsset): Promise<AssetRow> {
  const [row] = await db.insert(studioAssets).values(asset).returning();
  return row!;
}

export async function findAsset(db: Queryable, key: Key): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(studioAssets).where(isOne(key));
  return row;
}

export async function deleteAsset(db: Queryable, key: Key): Promise<AssetRow | undefined> {
  const [row] = await db.delete(studioAssets).where(isOne(key)).returning();
  return row;
}

interface AssetPage {
  search?: string | undefined;
  /** Id of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** Newest first, behind the one that was read last. */
export const listAssets = (
  db: Queryable,
  workspaceId: string,
  { search, after, most }: AssetPage,
): Promise<AssetRow[]> =>
  db
    .select()
    .from(studioAssets)
    .where(
      and(
        eq(studioAssets.workspaceId, workspaceId),
        search ? ilike(studioAssets.name, containing(search)) : undefined,
        after === undefined
          ? undefined
          : sql`(${studioAssets.createdAt}, ${studioAssets.id}) < (
              select last.created_at, last.id from ${studioAssets} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`,
      ),
    )
    .orderBy(desc(studioAssets.createdAt), desc(studioAssets.id))
    .limit(most);
