/** Conversations by WebRTC: tokens, LiveKit’s signaling through this server, and the agent in its room. */
export { getToken } from './get-token.ts';
export { signal, validateSignal } from './signal.ts';
