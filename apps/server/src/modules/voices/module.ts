import type { Module } from '../../platform/http/index.ts';
import { renderMissingPreviews } from './actions/render-previews.ts';
import { syncDefaultVoices } from './sync-default-voices.ts';
import { renderPreviews } from './voices.jobs.ts';
import { voicesRoutes } from './voices.routes.ts';

export const voicesModule: Module = {
  name: 'voices',
  routes: voicesRoutes,
  jobs: (platform) => [
    { definition: renderPreviews, run: (job) => renderMissingPreviews(platform, job.signal) },
  ],
  prepare: syncDefaultVoices,
};
