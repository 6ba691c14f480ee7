import type { Room } from '../../../platform/http/index.ts';
import { enqueueExpiries, enqueueExpiry, expireItemsOf } from './actions/expire-items.ts';
import { expireItems } from './retention.jobs.ts';

export const retentionSubmodule: Room = {
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
};
