import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';

/** What was, what is, and what was undone. */
export interface History {
  readonly past: readonly Timeline[];
  readonly present: Timeline;
  readonly future: readonly Timeline[];
}

const MOST_STEPS = 200;

export const beginHistory = (present: Timeline): History => ({ past: [], present, future: [] });

export function record({ past, present, future }: History, next: Timeline): History {
  if (next === present) return { past, present, future };
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
