import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { projectPoints } from '../projects/index.ts';
import { purgeTakes } from './actions/purge-takes.ts';
import { exportSounds } from './export-sounds.ts';
import { snapshotHttpRoutes } from './snapshots.routes.ts';
import { listBlobsOfChapters, listSnapshotBlobs } from './snapshots.store.ts';

/** What conversions made: the sound of chapters and projects as it was then. */
export const studioSnapshotsModule: Module = {
  name: 'studio-snapshots',
  routes: snapshotHttpRoutes,
  extensions: [
    extend(projectPoints.projectBlobs, listSnapshotBlobs),
    extend(projectPoints.projectMaterial, {
      listChapterBlobs: listBlobsOfChapters,
      exportFiles: exportSounds,
    }),
  ],
  schedules: [{ name: 'studio.purge-takes', cron: '20 3 * * *', run: purgeTakes }],
};
