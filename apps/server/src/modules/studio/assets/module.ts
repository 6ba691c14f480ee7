import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { assetHttpRoutes } from './assets.routes.ts';
import { assetBlobs, ownedAssets } from './owned-assets.ts';

/** Pictures, sounds and films that a workspace keeps to work with. */
export const studioAssetsModule: Module = {
  name: 'studio-assets',
  routes: assetHttpRoutes,
  extensions: [extend(ownedMaterial, ownedAssets), extend(workspaceBlobs, assetBlobs)],
};
