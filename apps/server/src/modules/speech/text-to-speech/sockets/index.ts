/** Sockets that speak piece by piece, for other ways to speak. */
export { type ChunkTimes, SoundTimes } from './chunk-times.ts';
export type { ContextPlan, PlannedPiece } from './context-speech.ts';
export { IdleClock } from './idle-clock.ts';
export { runSocket } from './run-socket.ts';
export type { Dialog, DialogAction } from './socket-dialog.ts';
export { SocketLine } from './socket-line.ts';
export { type FinalFacts, parseFrame, toBase64 } from './socket-messages.ts';
export type { SocketProtocol } from './socket-session.ts';
