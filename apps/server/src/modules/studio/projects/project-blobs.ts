import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { projectBlobs, projectMaterial } from './extension-points.ts';
import { type ProjectRow, studioProjects } from './projects.tables.ts';

/** Everything that is stored for projects: their covers, and what higher modules made of them. */
export async function blobsOfProjects(
  { extensions }: Pick<Platform, 'extensions'>,
  db: Queryable,
  projects: readonly Pick<ProjectRow, 'id' | 'coverBlob'>[],
): Promise<string[]> {
  const ids = projects.map(({ id }) => id);
  const keys = projects.flatMap(({ coverBlob }) => coverBlob ?? []);
  for (const listBlobs of extensions.at(projectBlobs)) keys.push(...(await listBlobs(db, ids)));
  return keys;
}

/** Of all projects of a workspace. */
export const blobsOfWorkspace = async (
  platform: Pick<Platform, 'extensions'>,
  db: Queryable,
  workspaceId: string,
): Promise<string[]> => {
  const projects = await db
    .select({ id: studioProjects.id, coverBlob: studioProjects.coverBlob })
    .from(studioProjects)
    .where(eq(studioProjects.workspaceId, workspaceId));
  return blobsOfProjects(platform, db, projects);
};

/** Of chapters that are about to go. */
export async function blobsOfChapters(
  { extensions }: Pick<Platform, 'extensions'>,
  db: Queryable,
  chapterIds: readonly string[],
): Promise<string[]> {
  const keys: string[] = [];
  for (const { listChapterBlobs } of extensions.at(projectMaterial))
    keys.push(...((await listChapterBlobs?.(db, chapterIds)) ?? []));
  return keys;
}

/** Whatever works on projects that are about to go ends. */
export async function stopWork(
  platform: Platform,
  projects: readonly Pick<ProjectRow, 'id'>[],
): Promise<void> {
  for (const { stop } of platform.extensions.at(projectMaterial))
    for (const { id } of projects) await stop?.(platform, id);
}
