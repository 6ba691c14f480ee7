import type { MusicSong } from '@mynah/contract/speech/music';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useMessages } from '#web/features/music/messages.ts';
import { stemsQuery } from '#web/features/music/music.requests.ts';
import { useStems } from '#web/features/music/stems/use-stems.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The instrument groups of a song, at one playhead. */
export function StemsPanel({ song }: { song: MusicSong }) {
  const t = useMessages();
  const query = useQuery(stemsQuery(song.song_id));
  if (query.isError)
    return <ErrorState error={query.error} title={t('stemsFailed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-20 w-full" />;
  if (query.data.stems.length === 0) return <p className="text-13 text-ink-2">{t('stemsNone')}</p>;
  return <Stems song={song} names={query.data.stems} />;
}

function Stems({ song, names }: { song: MusicSong; names: readonly string[] }) {
  const t = useMessages();
  const stems = useStems(song.song_id, names);
  const { loaded, error, seconds, length, isPlaying } = stems;
  if (error !== undefined) return <ErrorState error={error} title={t('stemsFailed')} onRetry={stems.retry} />;
  if (loaded < names.length) {
    const says = t('stemsLoading', { done: loaded, total: names.length });
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="text-12 text-ink-2">
          {says}
        </p>
        <Progress
          fraction={loaded / names.length}
          label={t('stems', { title: song.title })}
          valueText={says}
        />
      </div>
    );
  }
  return (
    <section aria-label={t('stems', { title: song.title })} className="flex flex-col gap-3 border-t pt-3">
      <div className="flex items-center gap-3">
        <IconButton label={t(isPlaying ? 'stemsPause' : 'stemsPlay')} onClick={stems.toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <input
          type="range"
          aria-label={t('stemsPosition')}
          aria-valuetext={formatClock(seconds)}
          min={0}
          max={length}
          step={0.1}
          value={Math.min(seconds, length)}
          onChange={(event) => stems.seek(Number(event.target.value))}
          className="min-w-0 flex-1 accent-accent"
        />
        <span className="figures text-12 text-ink-2">
          {formatClock(seconds)} / {formatClock(length)}
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 max-sm:grid-cols-1">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className="min-w-0 flex-1 truncate text-13 capitalize">{name}</span>
            <Button
              size="sm"
              variant={stems.muted.has(name) ? 'primary' : 'ghost'}
              aria-pressed={stems.muted.has(name)}
              aria-label={t('mute', { name })}
              onClick={() => stems.toggleMuted(name)}
            >
              {t('muteShort')}
            </Button>
            <Button
              size="sm"
              variant={stems.alone.has(name) ? 'primary' : 'ghost'}
              aria-pressed={stems.alone.has(name)}
              aria-label={t('solo', { name })}
              onClick={() => stems.toggleAlone(name)}
            >
              {t('soloShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
