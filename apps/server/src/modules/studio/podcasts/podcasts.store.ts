import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type PodcastRow, studioPodcasts } from './podcasts.tables.ts';

export const insertPodcast = (transaction: Transaction, podcast: typeof studioPodcasts.$inferInsert) =>
  transaction.insert(studioPodcasts).values(podcast);

interface PodcastKey {
  workspaceId: string;
  /** Its project's. */
  id: string;
}

const isOne = ({ workspaceId, id }: PodcastKey) =>
  and(eq(studioPodcasts.workspaceId, workspaceId), eq(studioPodcasts.projectId, id));

export async function findPodcast(db: Queryable, key: PodcastKey): Promise<PodcastRow | undefined> {
  const [row] = await db.select().from(studioPodcasts).where(isOne(key)).limit(1);
  return row;
}

export const changePodcast = (
  db: Queryable,
  key: PodcastKey,
  change: Partial<Pick<PodcastRow, 'state' | 'error'>>,
) => db.update(studioPodcasts).set(change).where(isOne(key));

/** Whose script is being written. */
export const listWriting = async (db: Queryable, workspaceId: string): Promise<string[]> =>
  (
    await db
      .select({ id: studioPodcasts.projectId })
      .from(studioPodcasts)
      .where(and(eq(studioPodcasts.workspaceId, workspaceId), eq(studioPodcasts.state, 'writing')))
  ).map(({ id }) => id);

/** Of projects that the caller was let see. */
export const listPodcasts = (db: Queryable, projectIds: readonly string[]) =>
  db
    .select({
      projectId: studioPodcasts.projectId,
      state: studioPodcasts.state,
      writer: studioPodcasts.writer,
    })
    .from(studioPodcasts)
    .where(inArray(studioPodcasts.projectId, [...projectIds, '']));
