import { Download, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SoundCardProps {
  name: string;
  /** Shown in place of the name. */
  title?: ReactNode;
  /** Its waveform, or what stands in its place. */
  picture?: ReactNode;
  /** Beside the name. */
  detail?: ReactNode;
  isPlaying: boolean;
  isBusy?: boolean;
  onPlay(): void;
  onDownload(): void;
  children?: ReactNode;
}

/** A sound that can be heard and kept. */
export function SoundCard(props: SoundCardProps) {
  const { name, title = name, picture, detail, isPlaying, isBusy, onPlay, onDownload, children } = props;
  const t = useMessages();
  return (
    <li
      className={classNames(
        'flex flex-col gap-2 rounded-xl border bg-surface p-3 shadow-card transition-colors',
        isPlaying && 'border-accent',
      )}
    >
      <div className="flex items-center gap-2">
        <IconButton label={t(isPlaying ? 'pause' : 'play', { name })} onClick={onPlay} disabled={isBusy}>
          {isBusy ? <Spinner /> : isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-medium text-13 text-ink">{title}</h3>
          {detail && <p className="truncate text-12 text-ink-3">{detail}</p>}
        </div>
        <IconButton label={t('download', { name })} onClick={onDownload} disabled={isBusy}>
          <Download aria-hidden />
        </IconButton>
      </div>
      {picture}
      {children}
    </li>
  );
}
