export { removeHistoryItem } from './bin/index.ts';
export { addFingerprint, findKnownSounds } from './fingerprints/index.ts';
export {
  addHistoryFiles,
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
  notInBin,
} from './items/index.ts';
export { listMadeByTool } from './listing/index.ts';
export { historyModule } from './module.ts';
export { writeAudioAddress } from './sound/index.ts';
