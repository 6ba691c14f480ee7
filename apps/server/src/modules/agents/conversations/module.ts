import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workspaceBlobs } from '../../workspaces/memberships/index.ts';
import { conversationHttpRoutes } from './conversations.routes.ts';
import { listRecordings } from './conversations.store.ts';

/** Conversations of agents, as they were written down. They are the workspace's: callers have no account. */
export const agentConversationsModule: Module = {
  name: 'agent-conversations',
  routes: conversationHttpRoutes,
  extensions: [extend(workspaceBlobs, (_: unknown, db, workspaceId) => listRecordings(db, workspaceId))],
};
