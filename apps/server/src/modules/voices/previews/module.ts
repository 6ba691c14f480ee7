import type { Module } from '../../../platform/http/index.ts';
import { renderPreviews } from '../engine-voices/index.ts';
import { renderMissingPreviews } from './actions/render-previews.ts';
import { voicePreviewRoutes } from './previews.routes.ts';

/** How each voice is heard before it is used. */
export const voicePreviewsModule: Module = {
  name: 'voice-previews',
  routes: voicePreviewRoutes,
  jobs: (platform) => [
    { definition: renderPreviews, run: (job) => renderMissingPreviews(platform, job.signal) },
  ],
};
