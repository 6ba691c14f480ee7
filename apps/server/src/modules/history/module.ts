import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/index.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { ownedFeedback } from './feedback/owned-feedback.ts';
import { itemRoutes } from './items/items.routes.ts';
import { ownedHistory } from './items/owned-history.ts';
import { ensureSearchIndex } from './items/search-index.store.ts';
import { ownedShareLinks } from './share-links/owned-share-links.ts';
import { shareLinkRoutes } from './share-links/share-links.routes.ts';

export const historyModule: Module = {
  name: 'history',
  routes: [...itemRoutes, ...downloadRoutes, ...feedbackRoutes, ...shareLinkRoutes],
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
  extensions: [
    extend(ownedMaterial, ownedHistory),
    extend(ownedMaterial, ownedFeedback),
    extend(ownedMaterial, ownedShareLinks),
  ],
};
