import { create } from 'zustand';

export type PlayerPanel = 'text' | 'queue';

/** What is open above the bar. */
export const usePanel = create<{ open: PlayerPanel | null }>(() => ({ open: null }));

export const togglePanel = (panel: PlayerPanel): void =>
  usePanel.setState(({ open }) => ({ open: open === panel ? null : panel }));

export const closePanel = (): void => usePanel.setState({ open: null });
