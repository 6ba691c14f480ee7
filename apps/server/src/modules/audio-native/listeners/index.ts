export { isToldFirst } from './count-once.ts';
export { countListener, listListeners, noListeners, sumOf } from './listeners.store.ts';
