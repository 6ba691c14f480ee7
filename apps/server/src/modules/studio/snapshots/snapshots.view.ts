import type { ChapterSnapshot, ProjectSnapshot } from '@mynah/contract/studio/snapshots';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ChapterSnapshotRow, ProjectSnapshotRow } from './snapshots.tables.ts';

export const toProjectSnapshot = ({
  id,
  projectId,
  createdAt,
  name,
}: ProjectSnapshotRow): ProjectSnapshot => ({
  project_snapshot_id: id,
  project_id: projectId,
  created_at_unix: unixSeconds(createdAt),
  name,
  audio_upload: null,
  zip_upload: null,
});

export const toChapterSnapshot = ({
  id,
  projectId,
  chapterId,
  createdAt,
  name,
}: ChapterSnapshotRow): ChapterSnapshot => ({
  chapter_snapshot_id: id,
  project_id: projectId,
  chapter_id: chapterId,
  created_at_unix: unixSeconds(createdAt),
  name,
});
