import type { Urgency } from './urgency.ts';

export interface RunOptions {
  /** Whose turn it is: waiting runs of one urgency are served round robin over callers. */
  caller: string;
  /** Which of the caller's answers it is for: they take turns as well. */
  answer?: string;
  /** `awaited` when absent; where speech is asked for its first sound, `first-sound`. */
  urgency?: Urgency;
  signal: AbortSignal;
}
