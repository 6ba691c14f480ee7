import { useMemo, useRef, useState } from 'react';

export type Selection = {
  /** Of the listed ones, in their order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** With `isRange` everything from the one that was changed last up to this one. */
  set: (id: string, isSelected: boolean, isRange?: boolean) => void;
  /** Takes everything from one to the other. */
  extend: (from: string, to: string) => void;
  selectAll: () => void;
  clear: () => void;
};

/** Which of the listed ids are chosen. What has left the list is chosen no longer. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const ids = useMemo(
    () => (chosen.size === 0 ? [] : listed.filter((id) => chosen.has(id))),
    [listed, chosen],
  );
  const set = (id: string, isSelected: boolean, isRange = false) => {
    const touched = isRange ? between(listed, anchor.current, id) : [id];
    anchor.current = id;
    const next = new Set(ids);
    for (const each of touched) {
      if (isSelected) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
  };
  return {
    ids,
    has: (id) => chosen.has(id),
    set,
    extend: (from, to) => {
      anchor.current = to;
      setChosen(new Set([...ids, ...between(listed, from, to)]));
    },
    selectAll: () => setChosen(new Set(listed)),
    clear: () => setChosen(new Set()),
  };
}

function between(listed: readonly string[], first: string | undefined, last: string): readonly string[] {
  const end = listed.indexOf(last);
  const start = first === undefined ? end : listed.indexOf(first);
  if (start === -1) return [last];
  return listed.slice(Math.min(start, end), Math.max(start, end) + 1);
}
