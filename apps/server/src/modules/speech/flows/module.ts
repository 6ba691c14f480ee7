import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { ownedFlows } from './owned-flows.ts';
import { speakFlow } from './speak-flow.ts';
import { speechFlowHttpRoutes } from './speech-flows.routes.ts';

/** Speech that programs have made in the background. */
export const speechFlowsModule: Module = {
  name: 'speech-flows',
  routes: speechFlowHttpRoutes,
  jobs: (platform) => [workflowJob(platform, speakFlow)],
  extensions: [extend(ownedMaterial, ownedFlows)],
};
