import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GivenBlock, type GivenChapter, toBlockRows } from '../chapter-content.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import {
  deleteBlocks,
  deleteChapter,
  deleteChapters,
  insertBlocks,
  insertChapters,
  listBlocks,
  lockChapter,
  nextPlace,
  updateChapter,
} from '../chapters.store.ts';
import { requireChapterRoom, requireKnownVoices } from '../projects.policy.ts';
import { updateProject } from '../projects.store.ts';
import type { ChapterRow, ProjectRow } from '../projects.tables.ts';

/** Adds chapters behind those that are there; resolves to their ids. */
export async function addChapters(
  transaction: Transaction,
  project: Pick<ProjectRow, 'id' | 'workspaceId'>,
  chapters: readonly GivenChapter[],
  now: Date,
): Promise<string[]> {
  if (chapters.length === 0) return [];
  const place = await nextPlace(transaction, project);
  requireChapterRoom(place + chapters.length);
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
  await requireKnownVoices(platform, actor, chapters);
  const now = platform.clock.now();
  return platform.db.transaction(async (transaction) => {
    const ids = await addChapters(transaction, project, chapters, now);
    await also?.(transaction);
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
  await requireKnownVoices(platform, actor, chapters);
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await deleteChapters(transaction, project);
    await addChapters(transaction, project, chapters, now);
  });
}

interface ChapterChange {
  name?: string | undefined;
  blocks?: readonly GivenBlock[] | undefined;
}

/** What is undefined stays. @throws Failure `chapter_not_found`, `voice_not_found` */
export async function editChapter(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  chapterId: string,
  { name, blocks }: ChapterChange,
): Promise<void> {
  if (blocks) await requireKnownVoices(platform, actor, [{ name: '', blocks }]);
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    const chapter = await lockChapter(transaction, project, chapterId);
    if (!chapter) throw chapterNotFound();
    const { revision } = chapter;
    const change = blocks && (await replaceBlocks(transaction, chapter, blocks));
    const isReordered = change?.isReordered === true;
    await updateChapter(transaction, chapter, {
      name: name ?? chapter.name,
      revision: blocks ? revision + 1 : revision,
      ...(isReordered && { blocksOrderChangedAt: now }),
    });
  });
}

/** A block that is named keeps its id, and so what was spoken of it. */
async function replaceBlocks(
  transaction: Transaction,
  chapter: ChapterRow,
  blocks: readonly GivenBlock[],
): Promise<{ isReordered: boolean }> {
  const before = (await listBlocks(transaction, [chapter.id])).map(({ id }) => id);
  const rows = toBlockRows(chapter.id, blocks, new Set(before));
  await deleteBlocks(transaction, chapter);
  await insertBlocks(transaction, rows);
  return { isReordered: rows.map(({ id }) => id).join() !== before.join() };
}

/** @throws Failure `chapter_not_found` */
export async function removeChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const removed = await deleteChapter(transaction, project, chapterId);
    if (removed.length === 0) throw chapterNotFound();
    await updateProject(transaction, project, { chaptersOrderChangedAt: platform.clock.now() });
  });
}
