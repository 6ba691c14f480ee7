export { evenVoices } from './even-voices.ts';
export { type BlockSpan, type JoinedBlocks, type JoinOptions, joinBlocks } from './join-blocks.ts';
export { type BlockKind, pauseBetweenMs } from './pauses.ts';
export type { BlockSound, TakeSound } from './take-sound.ts';
