import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapters, getProject } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { spanOf } from '../snapshot-sound.ts';
import { later, readSnapshotTimes } from '../snapshot-times.ts';
import { findChapterSnapshot, findProjectSnapshot, listChapterSnapshots } from '../snapshots.store.ts';
import type { ChapterSnapshotRow, ProjectSnapshotRow } from '../snapshots.tables.ts';

const notFound = (): Failure => new Failure('snapshot_not_found', 'Snapshot not found in this project.');

interface OfProjectSnapshot {
  projectId: string;
  projectSnapshotId: string;
}

/** A snapshot of a project with those of its chapters that are still there. @throws Failure `snapshot_not_found` */
export async function getProjectSnapshot(
  platform: Platform,
  actor: Actor,
  { projectId, projectSnapshotId: id }: OfProjectSnapshot,
): Promise<{ snapshot: ProjectSnapshotRow; parts: ChapterSnapshotRow[] }> {
  const { workspaceId } = await getProject(platform, actor, projectId);
  const snapshot = await findProjectSnapshot(platform.db, { workspaceId, projectId, id });
  if (!snapshot) throw notFound();
  const ids = snapshot.chapterSnapshotIds;
  return { snapshot, parts: await listChapterSnapshots(platform.db, { workspaceId, ids }) };
}

interface OfChapterSnapshot {
  chapterId: string;
  chapterSnapshotId: string;
}

/** @throws Failure `chapter_not_found`, `snapshot_not_found` */
export async function getChapterSnapshot(
  platform: Platform,
  project: ProjectRow,
  { chapterId, chapterSnapshotId: id }: OfChapterSnapshot,
): Promise<ChapterSnapshotRow> {
  if (!(await chapters.findChapter(platform.db, project, chapterId))) throw chapters.chapterNotFound();
  const snapshot = await findChapterSnapshot(platform.db, project, { chapterId, id });
  if (!snapshot) throw notFound();
  return snapshot;
}

/** The times of all characters of a project, a chapter an entry, and how long it is. */
export async function readTimes(
  platform: Platform,
  parts: readonly ChapterSnapshotRow[],
): Promise<{ times: CharacterAlignment[]; durationMs: number }> {
  const times: CharacterAlignment[] = [];
  let startMs = 0;
  for (const part of parts) {
    const { durationMs, shiftMs } = spanOf(part);
    times.push(later(await readSnapshotTimes(platform, part), (startMs + shiftMs) / 1000));
    startMs += durationMs;
  }
  return { times, durationMs: startMs };
}
