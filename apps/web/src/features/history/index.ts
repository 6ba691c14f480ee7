/** The public interface of the history: what other pages may use. */
export { Page as HistoryPage } from '#web/features/history/history-page.tsx';
export { HistoryPanel } from '#web/features/history/history-panel.tsx';
export { PlayButton } from '#web/features/history/play-button.tsx';
export { toggleItem, useItemPlays } from '#web/features/history/play-item.ts';
export { SidePanel } from '#web/features/history/side-panel.tsx';
export { tellDeleted } from '#web/features/history/tell-deleted.ts';
