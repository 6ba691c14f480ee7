import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { knownIdsOf, knownIn } from '../references/index.ts';
import { ownedTests } from './owned-tests.ts';
import { runInvocation } from './run-invocation.ts';
import { shareableTest } from './shareable-test.ts';
import { simulationHttpRoutes } from './simulations.routes.ts';
import { agentTestHttpRoutes } from './testing.routes.ts';
import { agentTests } from './testing.tables.ts';

/** Tests of agents: what they answer, which tools they call, how simulated conversations go. */
export const agentTestingModule: Module = {
  name: 'agent-testing',
  routes: [...agentTestHttpRoutes, ...simulationHttpRoutes],
  jobs: (platform) => [workflowJob(platform, runInvocation)],
  extensions: [
    extend(ownedMaterial, ownedTests),
    extend(shareableResources, shareableTest),
    extend(knownIdsOf, knownIn('test', agentTests)),
  ],
};
