import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { projectPoints } from '../projects/index.ts';
import { findSounds, toBlockTakes } from './actions/describe-takes.ts';
import { takeHttpRoutes } from './takes.routes.ts';
import { listTakeBlobs } from './takes.store.ts';

/** Recordings of blocks, each known by what it says and how. */
export const studioTakesModule: Module = {
  name: 'studio-takes',
  routes: takeHttpRoutes,
  extensions: [
    extend(projectPoints.projectBlobs, listTakeBlobs),
    extend(projectPoints.blockTakes, {
      describe: async (platform, project, blocks) =>
        toBlockTakes(await findSounds(platform, project, blocks)),
    }),
  ],
};
