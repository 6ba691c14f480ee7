export { removeHistoryItem, removeHistoryItems } from './actions/delete-history-items.ts';
export { getHistoryItem, historyItemNotFound } from './actions/get-history-item.ts';
export { removeBlobs } from './actions/remove-blobs.ts';
export { addHistoryFiles, findHistoryFiles, type NewHistoryFile } from './item-files.store.ts';
export {
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
} from './items.store.ts';
