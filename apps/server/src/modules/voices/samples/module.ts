import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { sampledPart } from './sampled-part.ts';
import { sampleRoutes } from './samples.routes.ts';

/** Recordings that voices are made of. */
export const voiceSamplesModule: Module = {
  name: 'voice-samples',
  routes: sampleRoutes,
  extensions: [extend(voiceParts, sampledPart)],
};
