import { drawnMs } from '#web/features/voiceover-studio/editor/actions.ts';
import {
  useOpenVoiceover,
  usePlayhead,
  useTimeline,
} from '#web/features/voiceover-studio/editor/use-editor.ts';
import { ClipBox } from '#web/features/voiceover-studio/lanes/clip-box.tsx';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { clipsBetween } from '#web/shared/timeline/clips.ts';
import { TimelineFrame } from '#web/shared/timeline/timeline-frame.tsx';

/** The tracks. Of the clips those in view alone are there. */
export function Lanes({ onOpenDetails }: { onOpenDetails: () => void }) {
  const t = useMessages();
  const { transport } = useOpenVoiceover();
  const timeline = useTimeline();
  return (
    <TimelineFrame drawnMs={drawnMs(timeline)} playhead={usePlayhead()} onSeek={(ms) => transport.seek(ms)}>
      {({ perSecond, span }) => {
        const shown = clipsBetween(timeline.clips, span);
        return timeline.tracks.map((track) => (
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
        ));
      }}
    </TimelineFrame>
  );
}
