export { addHistoryItem, findHistoryItem, findTextsOfRequests } from './items/items.store.ts';
export { historyModule } from './module.ts';
