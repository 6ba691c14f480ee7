import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { projectPoints } from '../projects/index.ts';
import { removeConversion } from './actions/start-conversion.ts';
import { conversionHttpRoutes } from './conversion.routes.ts';
import { convertStudio } from './convert-studio.ts';
import { soundsOfProjects, takesInTheMaking } from './describe-conversions.ts';
import { ownedConversions } from './owned-conversions.ts';
import { callBackJob } from './tell.ts';

/** Text to audio, as work that can be left. */
export const studioConversionModule: Module = {
  name: 'studio-conversion',
  routes: conversionHttpRoutes,
  jobs: (platform) => [workflowJob(platform, convertStudio), callBackJob(platform)],
  extensions: [
    extend(projectPoints.projectMaterial, { stop: removeConversion }),
    extend(ownedMaterial, ownedConversions),
    extend(projectPoints.projectSounds, soundsOfProjects),
    extend(projectPoints.blockTakes, takesInTheMaking),
  ],
};
