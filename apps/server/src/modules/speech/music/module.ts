import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { composeSong } from './actions/compose-song.ts';
import { forgetSongs } from './actions/forget-songs.ts';
import { musicHttpRoutes } from './music.routes.ts';
import { ownedSongs, songBlobs } from './owned-songs.ts';

export const musicModule: Module = {
  name: 'music',
  routes: musicHttpRoutes,
  jobs: (platform) => [workflowJob(platform, composeSong)],
  extensions: [extend(ownedMaterial, ownedSongs), extend(workspaceBlobs, songBlobs)],
  handlers: (platform) => [
    {
      event: 'history.erased',
      name: 'music.forget-songs',
      handle: ({ workspaceId, payload }) =>
        forgetSongs(platform, workspaceId, payload.historyItemIds as string[]),
    },
  ],
};
