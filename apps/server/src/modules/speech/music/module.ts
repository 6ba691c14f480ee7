import type { Module } from '../../../platform/http/index.ts';
import { composeSong, type SongKey } from './actions/compose-song.ts';
import { forgetSongs } from './actions/forget-songs.ts';
import { composeSongJob } from './music.jobs.ts';
import { musicHttpRoutes } from './music.routes.ts';

export const musicModule: Module = {
  name: 'music',
  routes: musicHttpRoutes,
  jobs: (platform) => [
    {
      definition: composeSongJob,
      run: ({ payload, ...run }) => composeSong(platform, { ...run, payload: payload as SongKey }),
    },
  ],
  handlers: (platform) => [
    {
      event: 'history.deleted',
      name: 'music.forget-songs',
      handle: ({ workspaceId, payload }) =>
        forgetSongs(platform, workspaceId, payload.historyItemIds as string[]),
    },
  ],
};
