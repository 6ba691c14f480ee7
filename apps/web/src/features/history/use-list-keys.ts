import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type ListKeysOptions = {
  grid: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** Brings a row into view; it may be drawn later. */
  reveal: (index: number) => void;
  onToggle: (id: string, isRange: boolean) => void;
  /** Takes all from one row to another. */
  onExtend: (from: string, to: string) => void;
  onSelectAll: () => void;
  onPlay: (id: string) => void;
  /** Resolves to true when rows are gone. */
  onDelete: (id: string) => Promise<boolean>;
};

/** Rows that the page keys pass over. */
const PAGE = 10;

/**
 * Keys of a list in which one row at a time can have the focus: arrows, Home, End and the page keys move it, Shift
 * takes what it passes, Space selects, Enter plays, Delete deletes.
 */
export function useListKeys(options: ListKeysOptions) {
  const { grid, ids } = options;
  const [active, setActive] = useState<string>();
  const focusSoon = useFocusSoon(grid);
  const index = Math.max(0, active === undefined ? 0 : ids.indexOf(active));
  const id = ids[index];
  const moveTo = (next: number): string | undefined => {
    const at = Math.min(Math.max(0, next), ids.length - 1);
    const found = ids[at];
    if (found === undefined) return undefined;
    setActive(found);
    options.reveal(at);
    focusSoon(found);
    return found;
  };
  const deleteRow = async (gone: string) => {
    const after = ids[index + 1] ?? ids[index - 1];
    if (!(await options.onDelete(gone)) || after === undefined) return;
    setActive(after);
    focusSoon(after);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, key, shiftKey } = event;
    // a menu that a row has opened stands elsewhere on the page, and has arrows of its own
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (id === undefined || target.closest('[aria-haspopup]')) return;
    const step = stepOf(key, index, ids.length);
    if (step !== undefined) {
      const to = moveTo(step);
      if (shiftKey && to) options.onExtend(id, to);
    } else if (key === 'Delete') void deleteRow(id);
    else if (key === 'a' && (event.ctrlKey || event.metaKey)) options.onSelectAll();
    else if (!target.matches('[data-row]')) return;
    else if (key === ' ') options.onToggle(id, shiftKey);
    else if (key === 'Enter') options.onPlay(id);
    else return;
    event.preventDefault();
  };
  return { active: id, setActive, onKeyDown };
}

function stepOf(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** Focuses a row as soon as it is drawn: one that was out of view comes a moment after the scrolling. */
function useFocusSoon(grid: RefObject<HTMLElement | null>): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = grid.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });
  return (id) => {
    wanted.current = id;
    redraw((count) => count + 1);
  };
}
