import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { forgetPreviews } from './actions/forget-previews.ts';
import { designRoutes } from './design.routes.ts';
import { ownedPreviews, previewBlobs } from './owned-previews.ts';

/** Voices that are thought up: of words, of another voice, of several. */
export const voiceDesignModule: Module = {
  name: 'voice-design',
  routes: designRoutes,
  schedules: [{ name: 'voices.forget-previews', cron: '23 * * * *', run: forgetPreviews }],
  extensions: [extend(ownedMaterial, ownedPreviews), extend(workspaceBlobs, previewBlobs)],
};
