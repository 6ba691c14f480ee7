import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { projectPoints } from '../projects/index.ts';
import { snapshotHttpRoutes } from './snapshots.routes.ts';
import { listSnapshotBlobs } from './snapshots.store.ts';

/** What conversions made: the sound of chapters and projects as it was then. */
export const studioSnapshotsModule: Module = {
  name: 'studio-snapshots',
  routes: snapshotHttpRoutes,
  extensions: [extend(projectPoints.projectBlobs, listSnapshotBlobs)],
};
