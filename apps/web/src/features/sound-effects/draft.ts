import { create } from 'zustand';

export interface SoundDraft {
  text: string;
  /** Null: chosen by the sound. */
  seconds: number | null;
  influence: number;
  loop: boolean;
}

/** What is being described. It stays while one looks at other pages. */
export const useDraft = create<SoundDraft>(() => ({ text: '', seconds: null, influence: 0.3, loop: false }));

export const changeDraft = (change: Partial<SoundDraft>): void => useDraft.setState(change);
