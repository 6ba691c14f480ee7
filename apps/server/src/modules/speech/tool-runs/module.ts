import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { removeEnded } from './actions/remove-tool-run.ts';
import { makeToolRun } from './make-tool-run.ts';
import { ownedToolRuns } from './owned-tool-runs.ts';
import { toolRunHttpRoutes } from './tool-runs.routes.ts';

/** What the app has made in the background, whichever tool makes it. */
export const toolRunsModule: Module = {
  name: 'tool-runs',
  routes: toolRunHttpRoutes,
  jobs: (platform) => [workflowJob(platform, makeToolRun)],
  schedules: [{ name: 'tool-runs.remove-ended', cron: '13 * * * *', run: removeEnded }],
  extensions: [extend(ownedMaterial, ownedToolRuns)],
};
