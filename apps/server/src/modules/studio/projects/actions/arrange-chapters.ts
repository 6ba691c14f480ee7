import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { findChapter, listChapters, moveChapters, updateChapter } from '../chapters.store.ts';
import { lockProject, updateProject } from '../projects.store.ts';
import type { ProjectRow } from '../projects.tables.ts';
import { tellProjectChanged } from '../studio-events.ts';

/** Leaves a chapter out of the sound of its project, or takes it in again. @throws Failure `chapter_not_found` */
export async function muteChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
  isMuted: boolean,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const chapter = await findChapter(transaction, project, chapterId);
    if (!chapter) throw chapterNotFound();
    await updateChapter(transaction, chapter, { isMuted });
    await tellProjectChanged(platform, transaction, project);
  });
}

/** Puts a chapter behind another one, or first. @throws Failure `chapter_not_found`, `unprocessable` */
export async function moveChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
  afterId: string | null,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await lockProject(transaction, project);
    const ids = (await listChapters(transaction, [project.id])).map(({ id }) => id);
    if (!ids.includes(chapterId)) throw chapterNotFound();
    const others = ids.filter((id) => id !== chapterId);
    if (afterId !== null && !others.includes(afterId))
      throw new Failure('unprocessable', 'There is no such chapter to stand behind.', {
        loc: ['body', 'after_chapter_id'],
      });
    const at = afterId === null ? 0 : others.indexOf(afterId) + 1;
    await moveChapters(transaction, project, others.toSpliced(at, 0, chapterId));
    await updateProject(transaction, project, { chaptersOrderChangedAt: platform.clock.now() });
    await tellProjectChanged(platform, transaction, project);
  });
}
