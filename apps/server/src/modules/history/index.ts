export {
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
} from './items/items.store.ts';
export { readRange } from './items/read-range.ts';
export { historyModule } from './module.ts';
