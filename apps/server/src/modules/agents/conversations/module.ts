import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { finishJob } from './actions/finish-conversation.ts';
import { forgetOldVectors } from './actions/forget-vectors.ts';
import { keepNoLonger } from './actions/keep-no-longer.ts';
import { conversationHttpRoutes } from './conversations.routes.ts';
import { listRecordings } from './conversations.store.ts';
import { messageSearchHttpRoutes } from './search.routes.ts';
import { conversationTagHttpRoutes } from './tags.routes.ts';

/** Conversations of agents, as they were written down. They are the workspace's: callers have no account. */
export const agentConversationsModule: Module = {
  name: 'agent-conversations',
  routes: [...messageSearchHttpRoutes, ...conversationHttpRoutes, ...conversationTagHttpRoutes],
  jobs: (platform) => [finishJob(platform)],
  schedules: [
    { name: 'agents.keep-conversations-no-longer', cron: '23 * * * *', run: keepNoLonger },
    { name: 'agents.forget-old-vectors', cron: '37 * * * *', run: forgetOldVectors },
  ],
  extensions: [extend(workspaceBlobs, (_: unknown, db, workspaceId) => listRecordings(db, workspaceId))],
};
