import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from './projects.tables.ts';

type Key = Pick<ProjectRow, 'id' | 'workspaceId'>;

/** The text of a chapter is another: whoever has it open loads it again. */
export const tellChapterChanged = (
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId }: Key,
  chapter: { id: string; revision: number },
): Promise<void> =>
  events.append(transaction, {
    name: 'chapter.changed',
    workspaceId,
    payload: { project_id: id, chapter_id: chapter.id, revision: chapter.revision },
  });

/** Something of a project is another, apart from the text of a chapter: its settings, its chapters, its cast. */
export const tellProjectChanged = (
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId }: Key,
): Promise<void> =>
  events.append(transaction, { name: 'project.changed', workspaceId, payload: { project_id: id } });

/** What people say about the blocks of a chapter is another. */
export const tellCommented = (
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, workspaceId }: Key,
  chapterId: string,
): Promise<void> =>
  events.append(transaction, {
    name: 'chapter.commented',
    workspaceId,
    payload: { project_id: id, chapter_id: chapterId },
  });
