import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { isAny } from '../../../../platform/db/is-any.ts';
import { type CrawlRow, knowledgeCrawls as crawls } from './crawls.tables.ts';

type Key = Pick<CrawlRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(crawls.workspaceId, workspaceId), eq(crawls.id, id));

export const insertCrawl = (db: Queryable, row: typeof crawls.$inferInsert) => db.insert(crawls).values(row);

export async function findCrawl(db: Queryable, key: Key): Promise<CrawlRow | undefined> {
  const [row] = await db.select().from(crawls).where(isOne(key));
  return row;
}

export async function changeCrawl(db: Queryable, key: Key, change: Partial<CrawlRow>): Promise<void> {
  await db.update(crawls).set(change).where(isOne(key));
}

/** A page is behind it, and so many more are known. */
export async function countPage(
  transaction: Transaction,
  key: Key,
  { state, identified }: { state: 'scraped' | 'skipped' | 'failed'; identified: number },
): Promise<void> {
  await transaction
    .update(crawls)
    .set({ [state]: sql`${crawls[state]} + 1`, identified })
    .where(isOne(key));
}

/** Newest first. */
export const listCrawls = (
  db: Queryable,
  workspaceId: string,
  { after, most }: { after?: CrawlRow | undefined; most: number },
) =>
  db
    .select()
    .from(crawls)
    .where(
      and(
        eq(crawls.workspaceId, workspaceId),
        after &&
          or(
            lt(crawls.createdAt, after.createdAt),
            and(eq(crawls.createdAt, after.createdAt), lt(crawls.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(crawls.createdAt), desc(crawls.id))
    .limit(most);

export const findCrawls = (db: Queryable, workspaceId: string, ids: readonly string[]) =>
  db
    .select()
    .from(crawls)
    .where(and(eq(crawls.workspaceId, workspaceId), isAny(crawls.id, [...ids])));
