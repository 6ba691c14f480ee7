import { create } from 'zustand';
import type { Answer } from '#web/features/feedback/feedback.requests.ts';

interface OpenFeedback {
  /** Rises with each opening, so that none begins with what was typed into another. */
  opening: number;
  historyItemId: string;
  answer: Answer;
}

/** The open dialog; the code that shows it is loaded with the first. */
export const useOpenFeedback = create<{ open: OpenFeedback | null }>(() => ({ open: null }));
let openings = 0;

export function openFeedback(historyItemId: string, answer: Answer): void {
  openings += 1;
  useOpenFeedback.setState({ open: { opening: openings, historyItemId, answer } });
}

export const closeFeedback = (): void => useOpenFeedback.setState({ open: null });
