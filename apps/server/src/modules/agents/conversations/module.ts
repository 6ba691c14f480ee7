import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { callsOfAgents } from '../registry/index.ts';
import { finishJob } from './actions/finish-conversation.ts';
import { forgetOldVectors } from './actions/forget-vectors.ts';
import { keepNoLonger } from './actions/keep-no-longer.ts';
import { agentCalls } from './agent-calls.store.ts';
import { conversationBlobs } from './conversation-blobs.store.ts';
import { conversationHttpRoutes } from './conversations.routes.ts';
import { conversationFileHttpRoutes } from './files.routes.ts';
import { ownedConversations } from './owned-conversations.ts';
import { messageSearchHttpRoutes } from './search.routes.ts';
import { conversationTagHttpRoutes } from './tags.routes.ts';
import { topicHttpRoutes } from './topics.routes.ts';

/** Conversations of agents, as they were written down. They are the workspace's, in the name of who made the agent. */
export const agentConversationsModule: Module = {
  name: 'agent-conversations',
  routes: [
    ...messageSearchHttpRoutes,
    ...conversationHttpRoutes,
    ...conversationTagHttpRoutes,
    ...conversationFileHttpRoutes,
    ...topicHttpRoutes,
  ],
  jobs: (platform) => [finishJob(platform)],
  schedules: [
    { name: 'agents.keep-conversations-no-longer', cron: '23 * * * *', run: keepNoLonger },
    { name: 'agents.forget-old-vectors', cron: '37 * * * *', run: forgetOldVectors },
  ],
  extensions: [
    extend(ownedMaterial, ownedConversations),
    extend(workspaceBlobs, conversationBlobs),
    extend(callsOfAgents, agentCalls),
  ],
};
