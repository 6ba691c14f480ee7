import { extend } from '../../platform/extensions.ts';
import { keptSounds } from '../../platform/http/idempotency/kept-sounds.ts';
import type { Module } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { spokenItems } from '../voices/index.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { spokenHistory } from './downloads/spoken-items.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { ownedFeedback } from './feedback/owned-feedback.ts';
import { enqueueExpiries, enqueueExpiry, expireItemsOf } from './items/actions/expire-items.ts';
import { itemRoutes } from './items/items.routes.ts';
import { findHistoryItem } from './items/items.store.ts';
import { ownedHistory } from './items/owned-history.ts';
import { expireItems } from './items/retention.jobs.ts';
import { ensureSearchIndex } from './items/search-index.store.ts';
import { ownedShareLinks } from './share-links/owned-share-links.ts';
import { shareLinkRoutes } from './share-links/share-links.routes.ts';

export const historyModule: Module = {
  name: 'history',
  routes: [...itemRoutes, ...downloadRoutes, ...feedbackRoutes, ...shareLinkRoutes],
  jobs: (platform) => [
    {
      definition: expireItems,
      run: ({ payload, signal }) =>
        expireItemsOf(platform, (payload as { workspaceId: string }).workspaceId, signal),
    },
  ],
  schedules: [{ name: 'history.enqueue-expiries', cron: '37 3 * * *', run: enqueueExpiries }],
  handlers: (platform) => [
    {
      event: 'workspace.updated',
      name: 'history.expire-at-once',
      handle: async ({ workspaceId, payload }) => {
        const isChanged = (payload.fields as string[]).includes('historyRetentionDays');
        if (isChanged) await enqueueExpiry(platform, workspaceId);
      },
    },
  ],
  // the start does not wait for it
  prepare: async (platform) => void ensureSearchIndex(platform),
  extensions: [
    extend(ownedMaterial, ownedHistory),
    extend(ownedMaterial, ownedFeedback),
    extend(ownedMaterial, ownedShareLinks),
    extend(spokenItems, spokenHistory),
    extend(
      keptSounds,
      async ({ db }, workspaceId, id) => (await findHistoryItem(db, workspaceId, id))?.audioBlob,
    ),
  ],
};
