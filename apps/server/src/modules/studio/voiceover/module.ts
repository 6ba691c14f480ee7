import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { projectExporters } from '../exports/index.ts';
import { projectPoints } from '../projects/index.ts';
import { voiceoverExporter } from './exporting/voiceover-exporter.ts';
import { voiceoverHttpRoutes } from './voiceovers.routes.ts';
import { listFileBlobs } from './voiceovers.store.ts';

/** Films and sounds with speech, effects and music on a timeline. */
export const studioVoiceoverModule: Module = {
  name: 'studio-voiceover',
  routes: voiceoverHttpRoutes,
  extensions: [
    extend(projectPoints.projectBlobs, listFileBlobs),
    extend(projectExporters, voiceoverExporter),
  ],
};
