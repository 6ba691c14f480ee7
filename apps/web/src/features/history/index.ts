/** The door of the history: what other pages may use. */
export { fetchHistoryItem } from '#web/features/history/history.requests.ts';
export { HistoryPanel } from '#web/features/history/history-panel.tsx';
