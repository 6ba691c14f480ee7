import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { dependentsOf } from '../secrets/index.ts';
import { agentHttpRoutes } from './agents.routes.ts';
import { agentsNaming } from './agents-naming.ts';
import { agentAvatarHttpRoutes } from './avatars.routes.ts';
import { agentBlobs } from './avatars.store.ts';
import { agentBranchHttpRoutes } from './branches.routes.ts';
import { agentDeploymentHttpRoutes } from './deployments.routes.ts';
import { holdAudioHttpRoutes } from './hold-audio.routes.ts';
import { languageModelPriceHttpRoutes } from './language-model-prices.routes.ts';
import { agentMergeHttpRoutes } from './merges.routes.ts';
import { ownedAgents } from './owned-agents.ts';
import { procedureHttpRoutes } from './procedures.routes.ts';
import { shareableAgent } from './shareable-agent.ts';
import { speechEngineHttpRoutes } from './speech-engines.routes.ts';
import { agentVersionHttpRoutes } from './versions.routes.ts';

/** Agents: what each is, in versions that never change, on branches. */
export const agentRegistryModule: Module = {
  name: 'agents',
  routes: [
    ...agentHttpRoutes,
    ...agentBranchHttpRoutes,
    ...agentVersionHttpRoutes,
    ...agentDeploymentHttpRoutes,
    ...agentMergeHttpRoutes,
    ...procedureHttpRoutes,
    ...speechEngineHttpRoutes,
    ...agentAvatarHttpRoutes,
    ...holdAudioHttpRoutes,
    ...languageModelPriceHttpRoutes,
  ],
  extensions: [
    extend(ownedMaterial, ownedAgents),
    extend(shareableResources, shareableAgent),
    extend(workspaceBlobs, agentBlobs),
    extend(dependentsOf, agentsNaming),
  ],
};
