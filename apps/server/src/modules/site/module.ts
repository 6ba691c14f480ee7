import { publicPages } from '@mynah/contract/public-pages';
import type { Module } from '../../platform/http/index.ts';
import { siteRoutes } from './site.routes.ts';

export const siteModule: Module = {
  name: 'site',
  routes: siteRoutes,
  pages: Object.values(publicPages).map(({ path, ...head }) => ({ path, head: () => head })),
};
