import type { Platform } from '../../../../platform/platform.ts';
import { chapters } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from '../snapshots.tables.ts';

/** Lets a chapter say again what it said then, and be heard as it was heard. @throws Failure `chapter_not_found` */
export const restoreSnapshot = (
  platform: Platform,
  project: ProjectRow,
  { chapterId, blocks }: ChapterSnapshotRow,
): Promise<{ revision: number }> =>
  chapters.restoreChapter(
    platform,
    project,
    chapterId,
    blocks.map(({ blockId, type, nodes, delivery, takeId }) => ({
      id: blockId,
      type,
      nodes,
      delivery,
      chosenTakeId: takeId,
    })),
  );
