import type { Module } from '../../../platform/http/index.ts';
import { feedHttpRoutes } from './feeds.routes.ts';

/** Private podcasts of projects, for the podcast app of a phone. */
export const studioFeedsModule: Module = { name: 'studio-feeds', routes: feedHttpRoutes };
