/** Sockets that speak piece by piece, for other ways to speak. */
export type { ContextPlan, PlannedPiece } from './context-speech.ts';
export { IdleClock } from './idle-clock.ts';
export { runSocket } from './run-socket.ts';
export type { Dialog, DialogAction } from './socket-dialog.ts';
export { SocketLine } from './socket-line.ts';
export { type FinalFacts, parseFrame } from './socket-messages.ts';
export type { SocketProtocol } from './socket-session.ts';
