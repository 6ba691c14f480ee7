export { evenVoices } from './even-voices.ts';
export {
  type BlockSound,
  type BlockSpan,
  type JoinedBlocks,
  type JoinOptions,
  joinBlocks,
  type TakeSound,
} from './join-blocks.ts';
export { type BlockKind, pauseBetweenMs } from './pauses.ts';
