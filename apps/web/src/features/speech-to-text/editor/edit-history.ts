import { create } from 'zustand';
import type { Change } from '#web/features/speech-to-text/editor/change.ts';

export interface EditHistory {
  /** Inverses, the newest last. */
  undo: readonly Change[];
  redo: readonly Change[];
}

const none: EditHistory = { undo: [], redo: [] };
const most = 200;

/** Of each transcript that was changed since the page was loaded. */
const useHistories = create<Record<string, EditHistory>>(() => ({}));

export const useEditHistory = (id: string): EditHistory => useHistories((all) => all[id] ?? none);

/** Keeps the inverse of a change. A new change of a person's makes what was undone before unreachable. */
export function remember(id: string, inverse: Change, list?: keyof EditHistory): void {
  const { undo, redo } = useHistories.getState()[id] ?? none;
  const push = (changes: readonly Change[]): readonly Change[] => [...changes, inverse].slice(-most);
  const next = list === 'redo' ? { undo, redo: push(redo) } : { undo: push(undo), redo: list ? redo : [] };
  useHistories.setState({ [id]: next });
}

/** Takes the newest inverse out of a list. */
export function takeBack(id: string, list: keyof EditHistory): Change | undefined {
  const history = useHistories.getState()[id] ?? none;
  const change = history[list].at(-1);
  useHistories.setState({ [id]: { ...history, [list]: history[list].slice(0, -1) } });
  return change;
}

/** After a change that somebody else made, places are no longer what they were. */
export function forgetHistory(id: string): void {
  useHistories.setState({ [id]: none });
}
