/** The history, of this kind alone: its address says so. */
export { HistoryPage as Page } from '#web/features/history/index.ts';
