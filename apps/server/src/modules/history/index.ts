export { addHistoryItem, findHistoryItem, findTextsOfRequests } from './history.store.ts';
export { historyModule } from './module.ts';
