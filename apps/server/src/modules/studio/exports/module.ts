import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { projectPoints } from '../projects/index.ts';
import { stopExports } from './actions/remove-export.ts';
import { exportHttpRoutes } from './exports.routes.ts';
import { listExportBlobs } from './exports.store.ts';
import { makeExport } from './making/make-export.ts';

/** Files for shops and shelves, made of the newest audio of a project. */
export const studioExportsModule: Module = {
  name: 'studio-exports',
  routes: exportHttpRoutes,
  jobs: (platform) => [workflowJob(platform, makeExport)],
  extensions: [
    extend(projectPoints.projectBlobs, listExportBlobs),
    extend(projectPoints.projectMaterial, { stop: stopExports }),
  ],
};
