import { ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { drawnMs } from '#web/features/voiceover-studio/editor/actions.ts';
import {
  useEditorState,
  useOpenVoiceover,
  useTimeline,
} from '#web/features/voiceover-studio/editor/use-editor.ts';
import { useOnPlayhead } from '#web/features/voiceover-studio/editor/use-playhead.ts';
import { ClipBox } from '#web/features/voiceover-studio/lanes/clip-box.tsx';
import { marksBetween } from '#web/features/voiceover-studio/lanes/marks.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { clipsBetween } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const ZOOMS = [2, 5, 10, 20, 40, 80, 160] as const;
/** Drawn beyond both edges, so that scrolling shows no gaps. */
const MARGIN_PX = 300;

interface View {
  left: number;
  width: number;
}

/** Ruler, tracks and playhead. Of the clips those in view alone are there. */
export function Lanes({ onOpenDetails }: { onOpenDetails: () => void }) {
  const t = useMessages();
  const { transport } = useOpenVoiceover();
  const timeline = useTimeline();
  const [zoom, setZoom] = useState(3);
  const perSecond = ZOOMS[zoom] ?? 20;
  const [view, setView] = useState<View>({ left: 0, width: 1200 });
  const scroller = useRef<HTMLElement>(null);
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
      fromMs: ((view.left - MARGIN_PX) / perSecond) * 1000,
      toMs: ((view.left + view.width + MARGIN_PX) / perSecond) * 1000,
    }),
    [view, perSecond],
  );
  const widthMs = drawnMs(timeline);
  const shown = clipsBetween(timeline.clips, span);
  return (
    <div className="relative shrink-0 border-t">
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
        className="max-h-80 overflow-auto overscroll-x-contain pb-8 outline-none focus-visible:ring-2 focus-visible:ring-focus focus-visible:ring-inset"
      >
        <div className="relative min-w-full" style={{ width: (widthMs / 1000) * perSecond }}>
          <div
            aria-hidden
            className="relative h-6 cursor-pointer border-b bg-sunken"
            onPointerDown={(event) => {
              const { left } = event.currentTarget.getBoundingClientRect();
              transport.seek(((event.clientX - left) / perSecond) * 1000);
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
          {timeline.tracks.map((track) => (
            <div key={track.track_id} className="relative h-17 border-b last:border-b-0">
              <span className="pointer-events-none sticky left-1 z-10 inline-block px-1.5 text-11 text-ink-2">
                {track.name}
              </span>
              <ul aria-label={t('lane', { name: track.name })}>
                {shown
                  .filter(({ track_id }) => track_id === track.track_id)
                  .map((clip) => (
                    <ClipBox
                      key={clip.clip_id}
                      clip={clip}
                      perSecond={perSecond}
                      onOpenDetails={onOpenDetails}
                    />
                  ))}
              </ul>
            </div>
          ))}
          <Playhead perSecond={perSecond} />
        </div>
      </section>
    </div>
  );
}

/** Moved without React: for every picture of the screen. */
function Playhead({ perSecond }: { perSecond: number }) {
  const line = useRef<HTMLDivElement>(null);
  const isPlaying = useEditorState((state) => state.isPlaying);
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
  useOnPlayhead(show);
  return (
    <div
      ref={line}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-0 z-10 w-px bg-accent"
    />
  );
}
