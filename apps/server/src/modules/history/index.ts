export {
  addHistoryItem,
  findHistoryItem,
  findTextsOfRequests,
  type NewHistoryItem,
} from './items/items.store.ts';
export { historyModule } from './module.ts';
