import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { points } from '../projects/index.ts';
import { findSounds, toBlockTakes } from './actions/describe-takes.ts';
import { takeHttpRoutes } from './takes.routes.ts';
import { listWorkspaceTakeBlobs } from './takes.store.ts';

/** Recordings of blocks, each known by what it says and how. */
export const studioTakesModule: Module = {
  name: 'studio-takes',
  routes: takeHttpRoutes,
  extensions: [
    extend(workspaceBlobs, (_, db, workspaceId) => listWorkspaceTakeBlobs(db, workspaceId)),
    extend(points.blockTakes, {
      describe: async (platform, project, blocks) =>
        toBlockTakes(await findSounds(platform, project, blocks)),
    }),
  ],
};
