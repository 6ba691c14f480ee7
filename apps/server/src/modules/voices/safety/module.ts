import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { sampleRemovals } from '../samples/index.ts';
import { requireNotNeeded } from './comparable-samples.ts';
import { manualVerification, suspicion } from './decide-owners.ts';
import { describeSafety } from './describe-safety.ts';
import { reviewDecisions } from './review-decisions.ts';
import { safetyRoutes } from './safety.routes.ts';
import { listSafetyBlobs } from './safety.store.ts';

/** Whose voice it is, and what stands against it. */
export const voiceSafetyModule: Module = {
  name: 'voice-safety',
  routes: safetyRoutes,
  extensions: [
    extend(voiceParts, { describe: describeSafety, listBlobs: listSafetyBlobs }),
    extend(sampleRemovals, { requireRemovable: requireNotNeeded }),
    extend(reviewDecisions, manualVerification),
    extend(reviewDecisions, suspicion),
  ],
};
