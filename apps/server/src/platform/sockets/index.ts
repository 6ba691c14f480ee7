export { IdleClock } from './idle-clock.ts';
export { readFrame } from './read-frame.ts';
export { SocketLine } from './socket-line.ts';
