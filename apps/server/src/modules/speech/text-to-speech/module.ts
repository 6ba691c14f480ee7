import type { Module } from '../../../platform/http/index.ts';
import { textToSpeechSocketRoutes } from './sockets/sockets.routes.ts';
import { forgetCachedItems } from './speech-cache.store.ts';
import { textToSpeechHttpRoutes } from './text-to-speech.routes.ts';

export const textToSpeechModule: Module = {
  name: 'text-to-speech',
  routes: [...textToSpeechHttpRoutes, ...textToSpeechSocketRoutes],
  handlers: (platform) => [
    {
      event: 'history.deleted',
      name: 'text-to-speech.forget-cached',
      handle: ({ workspaceId, payload }) =>
        forgetCachedItems(platform.db, workspaceId, payload.historyItemIds as string[]),
    },
  ],
};
