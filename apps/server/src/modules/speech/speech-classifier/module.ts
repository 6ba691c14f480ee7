import type { Module } from '../../../platform/http/index.ts';
import { persistFingerprint } from './persist-fingerprint.ts';
import { speechClassifierHttpRoutes } from './speech-classifier.routes.ts';

export const speechClassifierModule: Module = {
  name: 'speech-classifier',
  routes: speechClassifierHttpRoutes,
  handlers: (platform) => [
    {
      event: 'speech.generated',
      name: 'speech-classifier.keep-fingerprint',
      handle: ({ workspaceId, payload }) =>
        persistFingerprint(platform, { workspaceId, historyItemId: String(payload.historyItemId) }),
    },
  ],
};
