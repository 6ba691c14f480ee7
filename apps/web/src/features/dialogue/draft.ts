import { create } from 'zustand';
import { type Line, writeLine } from '#web/features/dialogue/script.ts';
import { useSession } from '#web/shared/session/session.ts';
import { readCache, writeCache } from '#web/shared/storage/local-cache.ts';

const KEY = 'dialogue-draft';
const WRITE_AFTER_MS = 300;

export interface Draft {
  lines: readonly Line[];
  stability: number;
  /** Empty means a new take each time. */
  seed: string;
}

const emptyDraft: Draft = { lines: [], stability: 0.5, seed: '' };

/** What is being written: it outlives a navigation and a reload. */
export const useDraft = create<Draft>(() => ({ ...emptyDraft, ...readCache<Partial<Draft>>(KEY) }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(change);
  clearTimeout(timer);
  timer = setTimeout(persistDraft, WRITE_AFTER_MS);
}

export const changeLine = (id: string, change: Partial<Line>): void =>
  changeDraft({
    lines: useDraft.getState().lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });

/** The example makes way for what is written. */
export const changeText = (id: string, text: string): void =>
  changeDraft({ lines: writeLine(useDraft.getState().lines, id, text) });

/** Also called when the page is left, so that the last words are kept. */
export function persistDraft(): void {
  clearTimeout(timer);
  if (!useSession.getState().hasLeft) writeCache(KEY, useDraft.getState());
}

// whoever signs in next in this tab must not find it
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) useDraft.setState(emptyDraft, true);
});
