import { create } from 'zustand';
import { track } from '#web/shared/track.ts';

/** Whose dialog is open; its code is loaded with the first. */
export const useShare = create<{ historyItemId: string | null }>(() => ({ historyItemId: null }));

export function openShare(historyItemId: string): void {
  useShare.setState({ historyItemId });
  track({ name: 'speech_share_opened' });
}

export const closeShare = (): void => useShare.setState({ historyItemId: null });
