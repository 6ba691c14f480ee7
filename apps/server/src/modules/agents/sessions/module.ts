import type { Module } from '../../../platform/http/index.ts';
import { endExpired, endLeft } from './leases/index.ts';
import { sessionHandlers } from './sessions.routes.ts';

/** Conversations while they go on: ears, turns, mouth, line, what they cost, and who watches. */
export const agentSessionsModule: Module = {
  name: 'agent-sessions',
  routes: sessionHandlers,
  schedules: [
    // what other servers had when they were killed
    { name: 'agent-sessions.end-expired', cron: '* * * * *', run: endExpired },
  ],
  prepare: endLeft,
};
