import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { changeDraft, useDraft } from '#web/features/dialogue/draft.ts';
import { message } from '#web/features/dialogue/messages.ts';
import {
  castScript,
  duplicateLine,
  type Line,
  lineAfter,
  moveLine,
  parseScript,
} from '#web/features/dialogue/script.ts';
import type { PickerVoice } from '#web/features/voices/index.ts';

export interface LineActions {
  addAfter(id: string): void;
  move(id: string, by: number): void;
  duplicate(id: string): void;
  remove(id: string): void;
  /** Splits a script into lines at this place; false for any other text. */
  paste(id: string, text: string): boolean;
  /** Puts the cursor into a line, at its end where no place is given. */
  focus(id: string, at?: number): void;
}

/** What can be done with the lines, by button and by key; `say` tells it to those who cannot see it. */
export function useLineActions(
  list: RefObject<HTMLElement | null>,
  voices: readonly PickerVoice[] | undefined,
  say: (text: string) => void,
): LineActions {
  return useMemo(() => {
    const lines = () => useDraft.getState().lines;
    const place = (id: string, at?: number) => {
      const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-line="${id}"]`);
      field?.focus();
      const caret = at ?? field?.value.length ?? 0;
      field?.setSelectionRange(caret, caret);
    };
    const focus = (id: string, at?: number) => {
      // at once: what is typed next belongs to the line, which must be rendered for it
      flushSync(() => undefined);
      place(id, at);
      // and again where a menu that closes gives the focus back to its button
      requestAnimationFrame(() => {
        if (!(document.activeElement instanceof HTMLTextAreaElement)) place(id, at);
      });
    };
    const indexOf = (id: string) => lines().findIndex((line) => line.id === id);
    return {
      focus,
      addAfter: (id) => {
        const line = lineAfter(lines(), id);
        changeDraft({ lines: lines().toSpliced(indexOf(id) + 1, 0, line) });
        focus(line.id);
      },
      move: (id, by) => {
        changeDraft({ lines: moveLine(lines(), id, by) });
        say(message('moved', { number: indexOf(id) + 1 }));
        focus(id);
      },
      duplicate: (id) => {
        changeDraft({ lines: duplicateLine(lines(), id) });
        focus(lines()[indexOf(id) + 1]?.id ?? id);
      },
      remove: (id) => {
        if (lines().length === 1) return;
        const at = indexOf(id);
        changeDraft({ lines: lines().toSpliced(at, 1) });
        say(message('removed'));
        focus(lines()[Math.max(0, at - 1)]!.id);
      },
      paste: (id, text) => {
        const turns = parseScript(text);
        if (!turns) return false;
        const made = castScript(turns, voices ?? []);
        const at = indexOf(id);
        // lines that nobody has written on yet make way
        const isWritten = (line: Line) => line.text.trim() !== '' && !line.isExample;
        const before = lines().slice(0, at + 1);
        const after = lines().slice(at + 1);
        const written = [...before.filter(isWritten), ...made, ...after.filter(isWritten)];
        changeDraft({ lines: written });
        say(message('pasted', { count: made.length }));
        focus(made.at(-1)!.id);
        return true;
      },
    };
  }, [list, voices, say]);
}
