export { type BlockSound, joinBlocks } from './joining/index.ts';
