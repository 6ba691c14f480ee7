import { publicPageDescriptions } from '@mynah/contract/public-page-descriptions';
import { publicPages } from '@mynah/contract/public-pages';
import type { Module } from '../../platform/http/index.ts';
import { siteRoutes } from './site.routes.ts';

const names = Object.keys(publicPages) as (keyof typeof publicPages)[];

export const siteModule: Module = {
  name: 'site',
  routes: siteRoutes,
  pages: names.map((name) => {
    const { path, title } = publicPages[name];
    return { path, head: () => ({ title, description: publicPageDescriptions[name] }) };
  }),
};
