export { addFingerprint, findKnownSounds } from './fingerprints/sound-fingerprints.store.ts';
export { removeHistoryItem } from './items/actions/delete-history-items.ts';
export { writeAudioAddress } from './items/audio-token.ts';
export { addHistoryFiles, type NewHistoryFile } from './items/item-files.store.ts';
export {
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
} from './items/items.store.ts';
export { historyModule } from './module.ts';
