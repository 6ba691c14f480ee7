import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ToggleOptions = {
  title: string;
  description?: ReactNode;
  toggleLabel: string;
  toggleHint?: ReactNode;
  initialValue: boolean;
  confirmLabel?: string;
};

export type ToggleQuestion = ToggleOptions & { id: number; answer: (value: boolean | null) => void };
/** The open question; the dialog that shows it is loaded with the first. */
export const useToggleQuestion = create<{ question: ToggleQuestion | null }>(() => ({ question: null }));
let lastId = 0;

/** Asks for a switch's position and resolves to it, or to null on cancel (NOT-012). */
export function askToggle(options: ToggleOptions): Promise<boolean | null> {
  useToggleQuestion.getState().question?.answer(null);
  return new Promise((resolve) => {
    lastId += 1;
    const answer = (value: boolean | null) => {
      useToggleQuestion.setState({ question: null });
      resolve(value);
    };
    useToggleQuestion.setState({ question: { ...options, id: lastId, answer } });
  });
}
