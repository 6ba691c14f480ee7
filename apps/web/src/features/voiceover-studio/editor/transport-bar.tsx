import { Pause, Play } from 'lucide-react';
import {
  useEditorState,
  useOpenVoiceover,
  useTimeline,
} from '#web/features/voiceover-studio/editor/use-editor.ts';
import { usePlayheadMs } from '#web/features/voiceover-studio/editor/use-playhead.ts';
import { useMessages } from '#web/features/voiceover-studio/messages.ts';
import { lengthOf } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

export function TransportBar() {
  const t = useMessages();
  const { transport } = useOpenVoiceover();
  const isPlaying = useEditorState((state) => state.isPlaying);
  const lengthMs = lengthOf(useTimeline());
  const nowMs = usePlayheadMs();
  const [at, length] = [formatClock(nowMs / 1000), formatClock(lengthMs / 1000)];
  return (
    <div className="flex items-center gap-3 border-t px-3 py-1.5">
      <IconButton
        label={t(isPlaying ? 'pause' : 'play')}
        disabled={lengthMs === 0}
        onClick={() => (isPlaying ? transport.pause() : transport.play())}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={t('positionText', { at, length })}
        min={0}
        max={Math.max(1, lengthMs)}
        step={100}
        value={Math.min(nowMs, lengthMs)}
        onChange={(event) => transport.seek(Number(event.target.value))}
        className="min-w-0 flex-1 accent-accent"
      />
      <span className="figures text-12 text-ink-2">
        {at} / {length}
      </span>
    </div>
  );
}
