import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ConfirmOptions = {
  title: string;
  description?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** Confirm stays disabled while this field is empty (NOT-009), or differs from `expected` where that is given. */
  requiredInput?: { label: string; placeholder?: string; expected?: string };
  /** Confirm stays disabled for so long and counts down (NOT-010). */
  countdownSeconds?: number;
};

export type ConfirmQuestion = ConfirmOptions & { id: number; answer: (isConfirmed: boolean) => void };
/** The open question; the dialog that shows it is loaded with the first. */
export const useConfirmQuestion = create<{ question: ConfirmQuestion | null }>(() => ({ question: null }));
let lastId = 0;

/** Asks and resolves to true or false; closing in any way means false (NOT-011). */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  useConfirmQuestion.getState().question?.answer(false);
  return new Promise((resolve) => {
    lastId += 1;
    const answer = (isConfirmed: boolean) => {
      useConfirmQuestion.setState({ question: null });
      resolve(isConfirmed);
    };
    useConfirmQuestion.setState({ question: { ...options, id: lastId, answer } });
  });
}
