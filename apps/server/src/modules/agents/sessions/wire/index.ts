/** What goes over the line of a conversation, in both directions. */
export { Events, type Watcher } from './events.ts';
export type { Line, SoundFormats } from './line.ts';
export { isSound, type Received, readCommand, readMessage } from './read-message.ts';
export { SessionFault, type Stage, toSessionFault } from './session-fault.ts';
