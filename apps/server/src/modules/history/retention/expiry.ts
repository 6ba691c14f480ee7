import type { EventHandler } from '../../../platform/events/events.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueueExpiry, expireItemsOf } from './actions/expire-items.ts';
import { expireItems } from './retention.jobs.ts';

export const expiryJob = (platform: Platform): JobHandler => ({
  definition: expireItems,
  run: ({ payload, signal }) =>
    expireItemsOf(platform, (payload as { workspaceId: string }).workspaceId, signal),
});

/** A shorter time to keep items holds from the moment that it is set. */
export const expireAtOnce = (platform: Platform): EventHandler => ({
  event: 'workspace.updated',
  name: 'history.expire-at-once',
  handle: async ({ workspaceId, payload }) => {
    const isChanged = (payload.fields as string[]).includes('historyRetentionDays');
    if (isChanged) await enqueueExpiry(platform, workspaceId);
  },
});
