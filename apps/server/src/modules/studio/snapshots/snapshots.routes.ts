import { snapshotRoutes as routes } from '@mynah/contract/studio/snapshots';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { chapters, getProject, requireProject } from '../projects/index.ts';
import { getChapterSnapshot, getProjectSnapshot, readTimes } from './actions/get-snapshots.ts';
import { restoreSnapshot } from './actions/restore-snapshot.ts';
import { zipChapters } from './archive.ts';
import { openSnapshotSound, streamChapter, streamChapters } from './snapshot-sound.ts';
import { readSnapshotTimes } from './snapshot-times.ts';
import { listProjectSnapshots, listSnapshotsOfChapter } from './snapshots.store.ts';
import { toChapterSnapshot, toProjectSnapshot } from './snapshots.view.ts';

export const snapshotHttpRoutes = [
  handle(routes.listOfProject, async ({ platform, actor, params }) => {
    const project = await getProject(platform, actor, params.projectId);
    return { snapshots: (await listProjectSnapshots(platform.db, project)).map(toProjectSnapshot) };
  }),
  handle(routes.getOfProject, async ({ platform, actor, params }) => {
    const { snapshot, parts } = await getProjectSnapshot(platform, actor, params);
    const { times, durationMs } = await readTimes(platform, parts);
    return {
      ...toProjectSnapshot(snapshot),
      character_alignments: times,
      audio_duration_secs: durationMs / 1000,
    };
  }),
  handle(routes.streamProject, async ({ platform, actor, params, body }) => {
    const { parts } = await getProjectSnapshot(platform, actor, params);
    return streamChapters(platform, parts, body);
  }),
  handle(routes.archiveProject, async ({ platform, actor, params }) => {
    const { parts } = await getProjectSnapshot(platform, actor, params);
    return { contentType: 'application/zip', body: zipChapters(platform, parts) };
  }),
  handle(routes.listOfChapter, async ({ platform, actor, params }) => {
    const project = await getProject(platform, actor, params.projectId);
    if (!(await chapters.findChapter(platform.db, project, params.chapterId)))
      throw chapters.chapterNotFound();
    const snapshots = await listSnapshotsOfChapter(platform.db, project, params.chapterId);
    return { snapshots: snapshots.map(toChapterSnapshot) };
  }),
  handle(routes.getOfChapter, async ({ platform, actor, params }) => {
    const project = await getProject(platform, actor, params.projectId);
    const snapshot = await getChapterSnapshot(platform, project, params);
    const times = await readSnapshotTimes(platform, snapshot);
    return { ...toChapterSnapshot(snapshot), character_alignments: [times] };
  }),
  handle(routes.streamChapter, async ({ platform, actor, params, body }) => {
    const project = await getProject(platform, actor, params.projectId);
    return streamChapter(platform, await getChapterSnapshot(platform, project, params), body);
  }),
  handle(routes.audioOfChapter, async ({ platform, actor, params, header, setHeader }) => {
    const project = await getProject(platform, actor, params.projectId);
    const snapshot = await getChapterSnapshot(platform, project, params);
    return answerFile(openSnapshotSound(platform, snapshot), { range: header('range'), setHeader });
  }),
  handle(routes.restoreChapter, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    const snapshot = await getChapterSnapshot(platform, project, params);
    return { status: 'ok' as const, ...(await restoreSnapshot(platform, project, snapshot)) };
  }),
];
