export { eraseHistoryItems } from './actions/erase-history-items.ts';
export { getHistoryItem, historyItemNotFound } from './actions/get-history-item.ts';
export { inHistory, notInBin } from './in-history.ts';
export { addHistoryFiles, findHistoryFiles } from './item-files.store.ts';
export {
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
} from './items.store.ts';
