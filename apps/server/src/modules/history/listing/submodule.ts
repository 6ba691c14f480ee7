import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { listingRoutes } from './listing.routes.ts';
import { ownedHistory } from './owned-history.ts';
import { ensureSearchIndex } from './search-index.store.ts';

/** Items as people see them, with all that belongs to them. */
export const listingSubmodule: Room = {
  routes: listingRoutes,
  extensions: [extend(ownedMaterial, ownedHistory)],
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
};
