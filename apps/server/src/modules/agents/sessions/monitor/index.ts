/** Conversations that somebody watches while they go on. */
export { type LiveSession, liveSessions } from './live-sessions.ts';
export { watch } from './watch.ts';
