/** Sockets that speak piece by piece, whatever the pieces are. */
export { type ChunkTimes, SoundTimes } from './chunk-times.ts';
export type { ContextPlan, FinalFacts, PlannedPiece } from './context-speech.ts';
export type { Dialog, DialogAction } from './dialog.ts';
export { runSocket } from './run-socket.ts';
export type { SocketProtocol } from './socket-session.ts';
