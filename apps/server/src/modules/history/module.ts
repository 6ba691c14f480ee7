import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/index.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { ownedFeedback } from './feedback/owned-feedback.ts';
import { itemRoutes } from './items/items.routes.ts';
import { ownedHistory } from './items/owned-history.ts';
import { ensureSearchIndex } from './items/search-index.store.ts';

export const historyModule: Module = {
  name: 'history',
  routes: [...itemRoutes, ...downloadRoutes, ...feedbackRoutes],
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
  extensions: [extend(ownedMaterial, ownedHistory), extend(ownedMaterial, ownedFeedback)],
};
