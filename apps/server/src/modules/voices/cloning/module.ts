import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { voiceOrigins } from '../safety/index.ts';
import { sampleRemovals } from '../samples/index.ts';
import { beginAnew } from './begin-refining.ts';
import { clonedPart } from './cloned-part.ts';
import { cloningRoutes } from './cloning.routes.ts';
import { consentedOrigins } from './consent-of.ts';
import { refineVoice } from './refine-voice.ts';

/** Voices of recordings, usable at once and refined in the background; and the engine that makes voices. */
export const voiceCloningModule: Module = {
  name: 'voice-cloning',
  routes: cloningRoutes,
  extensions: [
    extend(voiceParts, clonedPart),
    extend(voiceOrigins, consentedOrigins),
    extend(sampleRemovals, { removed: beginAnew }),
  ],
  jobs: (platform) => [workflowJob(platform, refineVoice)],
};
