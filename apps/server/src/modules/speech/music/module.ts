import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { composeSong } from './actions/compose-song.ts';
import { forgetSongs } from './actions/forget-songs.ts';
import { musicHttpRoutes } from './music.routes.ts';

export const musicModule: Module = {
  name: 'music',
  routes: musicHttpRoutes,
  jobs: (platform) => [workflowJob(platform, composeSong)],
  handlers: (platform) => [
    {
      event: 'history.deleted',
      name: 'music.forget-songs',
      handle: ({ workspaceId, payload }) =>
        forgetSongs(platform, workspaceId, payload.historyItemIds as string[]),
    },
  ],
};
