import type { Module } from '../../../platform/http/index.ts';
import { forgetCachedItems } from './cache/index.ts';

/** What every call that speaks stands on. */
export const speakingModule: Module = {
  name: 'speaking',
  handlers: (platform) => [
    {
      event: 'history.deleted',
      // the name under which it is remembered which events were handled
      name: 'text-to-speech.forget-cached',
      handle: ({ workspaceId, payload }) =>
        forgetCachedItems(platform.db, workspaceId, payload.historyItemIds as string[]),
    },
  ],
};
