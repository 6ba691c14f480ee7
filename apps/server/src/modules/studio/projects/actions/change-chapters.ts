import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Cast, readCast } from '../cast.ts';
import {
  castChapters,
  type GivenBlock,
  type GivenChapter,
  rewriteBlocks,
  toBlockRows,
} from '../chapter-content.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import {
  countChaptersOf,
  deleteChapter,
  deleteChapters,
  findChapter,
  insertBlocks,
  insertChapters,
  listBlocks,
  listChapters,
  lockChapter,
  nextPlace,
  updateChapter,
} from '../chapters.store.ts';
import { deleteNamedBlocks, writeBlocks } from '../editing.store.ts';
import { blobsOfChapters } from '../project-blobs.ts';
import { requireChapterRoom, requireKnownVoices } from '../projects.policy.ts';
import { lockProject, updateProject } from '../projects.store.ts';
import type { ChapterRow, ProjectRow } from '../projects.tables.ts';
import { tellChapterChanged, tellProjectChanged } from '../studio-events.ts';

/** Adds chapters behind those that are there; resolves to their ids. */
export async function addChapters(
  transaction: Transaction,
  project: Pick<ProjectRow, 'id' | 'workspaceId'>,
  chapters: readonly GivenChapter[],
  now: Date,
): Promise<string[]> {
  if (chapters.length === 0) return [];
  await lockProject(transaction, project);
  requireChapterRoom((await countChaptersOf(transaction, project)) + chapters.length);
  const place = await nextPlace(transaction, project);
  const rows = chapters.map(({ name }, index) => ({
    id: newId(),
    projectId: project.id,
    name,
    place: place + index,
    revision: 0,
    isMuted: false,
    blocksOrderChangedAt: now,
  }));
  await insertChapters(transaction, rows);
  const blocks = rows.flatMap(({ id }, index) => toBlockRows(id, chapters[index]?.blocks ?? []));
  await insertBlocks(transaction, blocks);
  await updateProject(transaction, project, { chaptersOrderChangedAt: now });
  return rows.map(({ id }) => id);
}

/** `also` is written in the same transaction. @throws Failure `voice_not_found`, `unprocessable` */
export async function createChapters(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapters: readonly GivenChapter[],
  also?: (transaction: Transaction) => Promise<void>,
): Promise<string[]> {
  const given = castChapters(chapters, await readCast(platform.db, project));
  await requireKnownVoices(platform, actor, given);
  const now = platform.clock.now();
  return platform.db.transaction(async (transaction) => {
    const ids = await addChapters(transaction, project, given, now);
    await also?.(transaction);
    await tellProjectChanged(platform, transaction, project);
    return ids;
  });
}

/** Everything that a project says, in place of what it said. */
export async function replaceChapters(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapters: readonly GivenChapter[],
): Promise<void> {
  const given = castChapters(chapters, await readCast(platform.db, project));
  await requireKnownVoices(platform, actor, given);
  const now = platform.clock.now();
  const gone = await listChapters(platform.db, [project.id]);
  const keys = await blobsOfChapters(platform, platform.db, idsOf(gone));
  await platform.db.transaction(async (transaction) => {
    await deleteChapters(transaction, project);
    await addChapters(transaction, project, given, now);
    await tellProjectChanged(platform, transaction, project);
  });
  for (const key of keys) await platform.blobs.remove(key);
}

/**
 * Everything that a project says, as one chapter. The first one that is there stays and says it now, so that what was
 * recorded of it is heard until it is recorded anew. @throws Failure `voice_not_found`
 */
export async function replaceByOneChapter(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  { name, blocks }: GivenChapter,
): Promise<void> {
  const [first, ...others] = await listChapters(platform.db, [project.id]);
  if (!first) {
    await createChapters(platform, actor, project, [{ name, blocks }]);
    return;
  }
  await editChapter(platform, actor, project, first.id, { name, blocks });
  for (const { id } of others) await removeChapter(platform, project, id);
}

interface ChapterChange {
  name?: string | undefined;
  blocks?: readonly GivenBlock[] | undefined;
}

/** What is undefined stays. @throws Failure `chapter_not_found`, `voice_not_found`, `block_locked` */
export async function editChapter(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapterId: string,
  { name, blocks }: ChapterChange,
): Promise<void> {
  const cast = await readCast(platform.db, project);
  const [given] = blocks ? castChapters([{ name: '', blocks }], cast) : [];
  if (given) await requireKnownVoices(platform, actor, [given]);
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    const chapter = await lockChapter(transaction, project, chapterId);
    if (!chapter) throw chapterNotFound();
    if (name !== undefined && name !== chapter.name) {
      await updateChapter(transaction, chapter, { name });
      await tellProjectChanged(platform, transaction, project);
    }
    if (!given) return;
    const revision = chapter.revision + 1;
    const isReordered = await replaceBlocks(transaction, chapter, given.blocks, cast);
    await updateChapter(transaction, chapter, {
      revision,
      ...(isReordered && { blocksOrderChangedAt: now }),
    });
    await tellChapterChanged(platform, transaction, project, { id: chapterId, revision });
  });
}

/** A block that is named keeps its id, and so what was spoken of it. Resolves to whether the order is another. */
async function replaceBlocks(
  transaction: Transaction,
  chapter: ChapterRow,
  given: readonly GivenBlock[],
  cast: Cast,
): Promise<boolean> {
  const stored = await listBlocks(transaction, [chapter.id]);
  const blocks = rewriteBlocks(stored, given, cast);
  const kept = new Set(blocks.map(({ id }) => id));
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  await deleteNamedBlocks(transaction, chapter, gone);
  await writeBlocks(transaction, chapter, blocks);
  return blocks.map(({ id }) => id).join() !== stored.map(({ id }) => id).join();
}

/** @throws Failure `chapter_not_found` */
export async function removeChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
): Promise<void> {
  if (!(await findChapter(platform.db, project, chapterId))) throw chapterNotFound();
  const keys = await blobsOfChapters(platform, platform.db, [chapterId]);
  await platform.db.transaction(async (transaction) => {
    const removed = await deleteChapter(transaction, project, chapterId);
    if (removed.length === 0) throw chapterNotFound();
    await updateProject(transaction, project, { chaptersOrderChangedAt: platform.clock.now() });
    await tellProjectChanged(platform, transaction, project);
  });
  for (const key of keys) await platform.blobs.remove(key);
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
