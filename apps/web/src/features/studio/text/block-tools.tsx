import { Play, Square } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { usePlayFrom } from '#web/features/studio/listening/use-listening.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { BlockMenu } from '#web/features/studio/text/block-menu.tsx';
import { useSession, useSessionState } from '#web/features/studio/text/use-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type BlockToolsProps = { place: RefObject<HTMLDivElement | null>; canEdit: boolean };

/** What can be done with the block under the pointer, or with that of the cursor: drawn once, not a thousand times. */
export function BlockTools({ place, canEdit }: BlockToolsProps) {
  const t = useMessages();
  const session = useSession();
  const current = useSessionState(({ part }) => part.blockId);
  const hovered = useHoveredBlock(place);
  const blockId = hovered ?? current;
  const top = useTopOf(blockId, place);
  const { isHeard, play, stop } = usePlayFrom(blockId);
  if (top === undefined) return null;
  const choose = () => session.selectBlock(blockId);
  return (
    <div
      data-block-tools
      style={{ transform: `translateY(${top}px)` }}
      className="pointer-events-none absolute inset-x-0 top-0 flex justify-between px-2.25 max-sm:px-0.5 *:pointer-events-auto"
    >
      <IconButton
        size="sm"
        hideTooltip
        label={t(isHeard ? 'stop' : 'playBlock')}
        onClick={isHeard ? stop : play}
        className="bg-(--bg)! hover:bg-(--sunken)!"
      >
        {isHeard ? (
          <Square aria-hidden fill="currentColor" className="size-3!" />
        ) : (
          <Play aria-hidden fill="currentColor" className="size-3.5!" />
        )}
      </IconButton>
      <BlockMenu blockId={blockId} canEdit={canEdit} onOpen={choose} />
    </div>
  );
}

/** The one under the pointer; it stays while the pointer is on its tools. */
function useHoveredBlock(place: RefObject<HTMLDivElement | null>): string | undefined {
  const [hovered, setHovered] = useState<string>();
  useEffect(() => {
    const column = place.current?.parentElement;
    if (!column) return;
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element) || target.closest('[data-block-tools]'))
        return;
      setHovered(target.closest<HTMLElement>('[data-block]')?.dataset.block);
    };
    const onLeave = () => setHovered(undefined);
    column.addEventListener('pointermove', onMove);
    column.addEventListener('pointerleave', onLeave);
    // who writes looks at the cursor
    column.addEventListener('keydown', onLeave);
    return () => {
      column.removeEventListener('pointermove', onMove);
      column.removeEventListener('pointerleave', onLeave);
      column.removeEventListener('keydown', onLeave);
    };
  }, [place]);
  return hovered;
}

const LINE_INSET: Readonly<Record<string, number>> = { h1: 19, h2: 13, h3: 9 };

/** Where a block's first line is, as long as the column keeps its height. */
function useTopOf(blockId: string, place: RefObject<HTMLDivElement | null>): number | undefined {
  const session = useSession();
  const [top, setTop] = useState<number>();
  useEffect(() => {
    const measure = () => {
      const element = session.marks.elementOf(blockId);
      const column = place.current?.parentElement;
      if (!element || !column) return setTop(undefined);
      const inset = LINE_INSET[element.dataset.type ?? ''] ?? 4;
      setTop(element.getBoundingClientRect().top - column.getBoundingClientRect().top + inset);
    };
    measure();
    if (!place.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [blockId, place, session]);
  return top;
}
