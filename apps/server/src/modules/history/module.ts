import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/index.ts';
import { historyRoutes } from './history.routes.ts';
import { ownedHistory } from './owned-history.ts';
import { ensureSearchIndex } from './search-index.store.ts';

export const historyModule: Module = {
  name: 'history',
  routes: historyRoutes,
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
  extensions: [extend(ownedMaterial, ownedHistory)],
};
