import { type RefObject, useEffect, useRef } from 'react';

/** For the row itself; what draws its edges stands in `theme/base.css`. */
export const scrollRowClass = 'scroll-row relative flex overflow-x-auto';

/**
 * A row that may be wider than its place, without scroll bars: its edges fade where it goes on, and the current one
 * of its children is in view. `current` changes with whatever makes another child the current one.
 */
export function useScrollRow<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: children may have come and gone with it
  useEffect(() => {
    if (!row.current) return;
    showCurrent(row.current);
    return markEdges(row.current);
  }, [current]);
  return row;
}

/** Moves the row alone, never the page around it. */
function showCurrent(row: HTMLElement): void {
  const child = row.querySelector<HTMLElement>(
    '[aria-current=page], [aria-current=true], [aria-selected=true]',
  );
  if (child) row.scrollTo({ left: child.offsetLeft - (row.clientWidth - child.offsetWidth) / 2 });
}

function markEdges(row: HTMLElement): () => void {
  const mark = () => {
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.toggleAttribute('data-goes-on-before', row.scrollLeft > 1);
    row.toggleAttribute('data-goes-on-after', left > 1);
  };
  const sizes = new ResizeObserver(mark);
  for (const element of [row, ...row.children]) sizes.observe(element);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    row.removeEventListener('scroll', mark);
  };
}
