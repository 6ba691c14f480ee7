import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedActivity } from './owned-activity.ts';
import { ownedMaterial } from './owned-material.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyModule: Module = {
  name: 'privacy',
  routes: privacyRoutes,
  extensions: [extend(ownedMaterial, ownedActivity)],
};
