import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { removeRun, workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { projectPoints } from '../projects/index.ts';
import { writePodcast } from './actions/write-podcast.ts';
import { podcastCreations } from './creations.ts';
import { ownedPodcasts } from './owned-podcasts.ts';
import { podcastHttpRoutes } from './podcasts.routes.ts';

/** Studio projects whose text is written from texts and pages. */
export const studioPodcastsModule: Module = {
  name: 'studio-podcasts',
  routes: podcastHttpRoutes,
  jobs: (platform) => [workflowJob(platform, writePodcast)],
  extensions: [
    extend(projectPoints.projectMaterial, {
      stop: (platform, projectId) => removeRun(platform, writePodcast, projectId),
    }),
    extend(ownedMaterial, ownedPodcasts),
    extend(projectPoints.projectCreations, podcastCreations),
  ],
};
