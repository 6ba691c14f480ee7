import {
  useChosenLine,
  useDocument,
  useOpenDub,
  usePlayhead,
} from '#web/features/dubbing/editor/use-editor.ts';
import { LineBox } from '#web/features/dubbing/lanes/line-box.tsx';
import { lineSpans } from '#web/features/dubbing/lanes/line-spans.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { speakerColor } from '#web/shared/speaker-colors.ts';
import { clipsBetween } from '#web/shared/timeline/clips.ts';
import { TimelineFrame } from '#web/shared/timeline/timeline-frame.tsx';

/** A lane a speaker, with what was said above and what is said below. Of the lines those in view alone are there. */
export function Lanes() {
  const t = useMessages();
  const { transport, dub } = useOpenDub();
  const document = useDocument();
  const chosen = useChosenLine();
  return (
    <TimelineFrame
      drawnMs={Math.max(10_000, dub.durationMs)}
      playhead={usePlayhead()}
      onSeek={(ms) => transport.seek(ms)}
      showsMs={chosen?.startMs}
      className="max-h-56 max-sm:max-h-36"
    >
      {({ perSecond, span }) => {
        const shown = clipsBetween(lineSpans(document), span);
        return document.speakers.map((speaker, place) => (
          <div key={speaker.id} className="relative h-17 border-b last:border-b-0">
            <span
              className="pointer-events-none sticky left-1 z-10 inline-block px-1.5 text-11"
              style={{ color: speakerColor(place).ink }}
            >
              {speaker.name}
            </span>
            <ul aria-label={t('lane', { name: speaker.name })}>
              {shown
                .filter(({ line }) => line.speakerId === speaker.id)
                .map(({ line }) => (
                  <LineBox key={line.id} line={line} perSecond={perSecond} />
                ))}
            </ul>
          </div>
        ));
      }}
    </TimelineFrame>
  );
}
