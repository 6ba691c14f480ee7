import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ExportedFile, OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { listBlocks, listChapters } from './chapters.store.ts';
import { projectMaterial } from './extension-points.ts';
import { blobsOfProjects, stopWork } from './project-blobs.ts';
import { type ProjectRow, studioProjects } from './projects.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(studioProjects.workspaceId, workspaceId), eq(studioProjects.creatorUserId, userId));

const listOf = (db: Queryable, owner: Owner): Promise<ProjectRow[]> =>
  db.select().from(studioProjects).where(ofOwner(owner)).orderBy(studioProjects.createdAt);

/** Projects that a person made, with all that they say. */
export const ownedProjects: OwnedMaterial = {
  name: 'studio-projects',
  count: (db, owner) => db.$count(studioProjects, ofOwner(owner)),
  exportFiles: async function* (platform, owner): AsyncIterable<ExportedFile> {
    const { db, extensions } = platform;
    for (const project of await listOf(db, owner)) {
      yield { path: `${project.id}.json`, body: new TextEncoder().encode(await toJson(db, project)) };
      for (const { exportFiles } of extensions.at(projectMaterial))
        if (exportFiles) yield* exportFiles(platform, project);
    }
  },
  erase: async (platform, owner) => {
    const projects = await listOf(platform.db, owner);
    await stopWork(platform, projects);
    const keys = await blobsOfProjects(platform, platform.db, projects);
    for (const key of keys) await platform.blobs.remove(key);
    await platform.db.delete(studioProjects).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(studioProjects).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(studioProjects).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};

async function toJson(db: Queryable, project: ProjectRow): Promise<string> {
  const chapters = await listChapters(db, [project.id]);
  const blocks = await listBlocks(
    db,
    chapters.map(({ id }) => id),
  );
  const { name, title, author } = project;
  const said = chapters.map((chapter) => ({
    name: chapter.name,
    blocks: blocks
      .filter(({ chapterId }) => chapterId === chapter.id)
      .map(({ type, nodes }) => ({ sub_type: type, text: nodes.map(({ text }) => text).join('') })),
  }));
  return JSON.stringify({ project_id: project.id, name, title, author, chapters: said }, null, 2);
}
