import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type ProjectRow, studioProjects } from '../projects/projects.tables.ts';
import { type FeedRow, studioFeeds } from './feeds.tables.ts';

/** Feeds have no workspace of their own: queries go by a project that the caller was let see, or by the secret. */
type OfProject = Pick<ProjectRow, 'id'>;

export async function findFeed(db: Queryable, project: OfProject): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(studioFeeds).where(eq(studioFeeds.projectId, project.id));
  return row;
}

/** In place of the one that it had. */
export async function putFeed(db: Queryable, feed: typeof studioFeeds.$inferInsert): Promise<void> {
  const { secret, createdAt } = feed;
  await db
    .insert(studioFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: studioFeeds.projectId, set: { secret, createdAt } });
}

export const deleteFeed = (db: Queryable, project: OfProject) =>
  db.delete(studioFeeds).where(eq(studioFeeds.projectId, project.id));

/** The project whose podcast has this address. */
export async function findProjectBySecret(db: Queryable, secret: string): Promise<ProjectRow | undefined> {
  const [found] = await db
    .select({ project: studioProjects })
    .from(studioFeeds)
    .innerJoin(studioProjects, eq(studioProjects.id, studioFeeds.projectId))
    .where(eq(studioFeeds.secret, secret));
  return found?.project;
}
