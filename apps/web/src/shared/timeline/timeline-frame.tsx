import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatClock } from '#web/shared/format/times.ts';
import { marksBetween } from '#web/shared/timeline/marks.ts';
import { useMessages } from '#web/shared/timeline/messages.ts';
import { type Playhead, useOnPlayhead } from '#web/shared/timeline/use-playhead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const ZOOMS = [2, 5, 10, 20, 40, 80, 160] as const;
/** Drawn beyond both edges, so that scrolling shows no gaps. */
const MARGIN_PX = 300;

/** What of a timeline is in view, and how wide a second is, in pixels. */
export interface TimelineView {
  perSecond: number;
  span: { fromMs: number; toMs: number };
}

interface TimelineFrameProps {
  /** How much is drawn. */
  drawnMs: number;
  playhead: Playhead;
  onSeek: (ms: number) => void;
  /** Scrolls to this moment whenever it is another one, if it is out of view. */
  showsMs?: number;
  className?: string;
  /** The lanes; what is out of view is best left out. */
  children: (view: TimelineView) => ReactNode;
}

/** Ruler, zoom and playhead, around lanes that scroll together. */
export function TimelineFrame(props: TimelineFrameProps) {
  const { drawnMs, playhead, onSeek, showsMs, className = 'max-h-80', children } = props;
  const t = useMessages();
  const [zoom, setZoom] = useState(3);
  const perSecond = ZOOMS[zoom] ?? 20;
  const { scroller, span, look } = useSpan(perSecond);
  useShown(scroller, showsMs, perSecond);
  return (
    // time runs from left to right in every language
    <div dir="ltr" className="relative shrink-0 border-t">
      <div className="absolute right-2 bottom-1 z-20 flex rounded-md border bg-raised shadow-card">
        <IconButton size="sm" label={t('zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t('zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
      </div>
      <section
        ref={scroller}
        aria-label={t('timeline')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        onScroll={look}
        className={`${className} overflow-auto overscroll-x-contain pb-8 outline-none focus-visible:ring-2 focus-visible:ring-focus focus-visible:ring-inset`}
      >
        <div className="relative min-w-full" style={{ width: (drawnMs / 1000) * perSecond }}>
          <div
            aria-hidden
            className="relative h-6 cursor-pointer border-b bg-sunken"
            onPointerDown={(event) => {
              const { left } = event.currentTarget.getBoundingClientRect();
              onSeek(((event.clientX - left) / perSecond) * 1000);
            }}
          >
            {marksBetween(span, perSecond).map((second) => (
              <span
                key={second}
                className="figures absolute top-0 h-full border-l pl-1 text-11 text-ink-3"
                style={{ left: second * perSecond }}
              >
                {formatClock(second)}
              </span>
            ))}
          </div>
          {children({ perSecond, span })}
          <PlayheadLine playhead={playhead} perSecond={perSecond} />
        </div>
      </section>
    </div>
  );
}

/** What is in view, and a margin. */
function useSpan(perSecond: number) {
  const scroller = useRef<HTMLElement>(null);
  const [{ left, width }, setView] = useState({ left: 0, width: 1200 });
  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 1200 } = scroller.current ?? {};
    setView({ left: scrollLeft, width: clientWidth });
  }, []);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  const span = useMemo(
    () => ({
      fromMs: ((left - MARGIN_PX) / perSecond) * 1000,
      toMs: ((left + width + MARGIN_PX) / perSecond) * 1000,
    }),
    [left, width, perSecond],
  );
  return { scroller, span, look };
}

function useShown(scroller: RefObject<HTMLElement | null>, showsMs: number | undefined, perSecond: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom alone scrolls nowhere
  useEffect(() => {
    const { current } = scroller;
    if (!current || showsMs === undefined) return;
    const left = (showsMs / 1000) * perSecond;
    if (left < current.scrollLeft || left > current.scrollLeft + current.clientWidth - 40)
      current.scrollLeft = left - 80;
  }, [showsMs]);
}

/** Moved without React: for every picture of the screen. */
function PlayheadLine({ playhead, perSecond }: { playhead: Playhead; perSecond: number }) {
  const line = useRef<HTMLDivElement>(null);
  const { isPlaying } = playhead;
  const show = useCallback(
    (nowMs: number) => {
      const left = (nowMs / 1000) * perSecond;
      if (line.current) line.current.style.transform = `translateX(${left}px)`;
      const scroller = line.current?.closest('section');
      if (!scroller || !isPlaying) return;
      // the next page, before it runs out of view
      if (left < scroller.scrollLeft || left > scroller.scrollLeft + scroller.clientWidth)
        scroller.scrollLeft = left - 40;
    },
    [perSecond, isPlaying],
  );
  useOnPlayhead(playhead, show);
  return (
    <div
      ref={line}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-0 z-10 w-px bg-accent"
    />
  );
}
