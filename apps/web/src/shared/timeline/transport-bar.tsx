import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock } from '#web/shared/format/times.ts';
import { useMessages } from '#web/shared/timeline/messages.ts';
import type { Transport } from '#web/shared/timeline/playback/transport.ts';
import { type Playhead, usePlayheadMs } from '#web/shared/timeline/use-playhead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TransportBarProps {
  transport: Transport;
  playhead: Playhead;
  lengthMs: number;
  /** More that belongs to what is heard. */
  children?: ReactNode;
}

/** Plays and pauses, and shows and moves the playhead. */
export function TransportBar({ transport, playhead, lengthMs, children }: TransportBarProps) {
  const t = useMessages();
  const { isPlaying } = playhead;
  const nowMs = usePlayheadMs(playhead);
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
      {children}
    </div>
  );
}
