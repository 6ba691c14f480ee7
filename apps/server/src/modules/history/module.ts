import { extend } from '../../platform/extensions.ts';
import { persistedSounds } from '../../platform/http/idempotency/persisted-sounds.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { spokenItems } from '../voices/library/index.ts';
import { workspaceBlobs } from '../workspaces/memberships/index.ts';
import { binRoutes, enqueuePurge, purgeJob } from './bin/index.ts';
import { downloadRoutes, spokenHistory } from './downloads/index.ts';
import { feedbackRoutes, ownedFeedback } from './feedback/index.ts';
import { findHistoryItem } from './items/index.ts';
import { ensureSearchIndex, historyBlobs, listingRoutes, ownedHistory } from './listing/index.ts';
import { enqueueExpiries, expireAtOnce, expiryJob } from './retention/index.ts';
import { ownedShareLinks, shareLinkRoutes } from './share-links/index.ts';

export const historyModule: Module = {
  name: 'history',
  routes: [...listingRoutes, ...binRoutes, ...downloadRoutes, ...feedbackRoutes, ...shareLinkRoutes],
  jobs: (platform) => [expiryJob(platform), purgeJob(platform)],
  schedules: [
    { name: 'history.enqueue-expiries', cron: '37 3 * * *', run: enqueueExpiries },
    { name: 'history.enqueue-purge', cron: '47 3 * * *', run: enqueuePurge },
  ],
  handlers: (platform) => [expireAtOnce(platform)],
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
  extensions: [
    extend(workspaceBlobs, historyBlobs),
    extend(ownedMaterial, ownedHistory),
    extend(ownedMaterial, ownedFeedback),
    extend(ownedMaterial, ownedShareLinks),
    extend(spokenItems, spokenHistory),
    extend(
      persistedSounds,
      async ({ db }, workspaceId, id) => (await findHistoryItem(db, workspaceId, id))?.audioBlob,
    ),
  ],
};
