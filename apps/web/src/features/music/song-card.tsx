import type { HistoryItem } from '@mynah/contract/history/history';
import type { MusicSong } from '@mynah/contract/speech/music';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Pause, PencilLine, Play, SlidersVertical, Square } from 'lucide-react';
import { useState } from 'react';
import { planOfSong, setDraft } from '#web/features/music/draft.ts';
import { message, useMessages } from '#web/features/music/messages.ts';
import { cancelSong, songsQuery } from '#web/features/music/music.requests.ts';
import { toggleSong } from '#web/features/music/play-song.ts';
import { SongPicture } from '#web/features/music/song-picture.tsx';
import { StemsPanel } from '#web/features/music/stems/stems-panel.tsx';
import { usePlayer } from '#web/player/index.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { downloadItems } from '#web/shared/downloads/download-items.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast.tsx';

export function SongCard({ song }: { song: MusicSong }) {
  const t = useMessages();
  const isUnderWay = song.status === 'queued' || song.status === 'composing';
  return (
    <li
      id={`song-${song.song_id}`}
      className="flex flex-col gap-3 rounded-xl border bg-surface p-4 shadow-card"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-13 text-ink">{song.title}</p>
          {song.prompt && <p className="line-clamp-2 text-12 text-ink-2">{song.prompt}</p>}
          <p className="text-12 text-ink-3">
            {`${formatLength(song.length_ms / 1000)} · ${formatAgo(dateOfUnix(song.created_at_unix))} · ${t('facts', { seed: song.seed, engine: readableName(song.engine) })}`}
          </p>
          {song.warnings.includes('lyrics_not_sung') && (
            <p className="text-12 text-ink-2">{t('lyricsNotSung')}</p>
          )}
        </div>
        {isUnderWay && <StopButton song={song} />}
      </div>
      {isUnderWay && <UnderWay song={song} />}
      {song.status === 'cancelled' && <p className="text-12 text-ink-3">{t('cancelled')}</p>}
      {song.status === 'failed' && (
        <p className="text-12 text-danger">{`${t('failedSong')}: ${song.error ?? ''}`}</p>
      )}
      {song.history_item_id && <Finished song={song} id={song.history_item_id} />}
    </li>
  );
}

function UnderWay({ song }: { song: MusicSong }) {
  const t = useMessages();
  const percent = Math.round(song.progress * 100);
  const says = song.status === 'queued' ? t('queued') : t('composingShare', { percent });
  return (
    <div className="flex items-center gap-3">
      <Progress
        fraction={song.status === 'queued' ? null : song.progress}
        label={song.title}
        valueText={says}
        className="flex-1"
      />
      <span className="figures text-12 text-ink-2">{says}</span>
    </div>
  );
}

function StopButton({ song }: { song: MusicSong }) {
  const t = useMessages();
  const client = useQueryClient();
  const stop = async () => {
    try {
      await cancelSong(song.song_id);
    } catch {
      toast.error(t('stopFailed'));
    }
    await client.invalidateQueries({ queryKey: songsQuery.queryKey });
  };
  return (
    <IconButton label={t('stop', { title: song.title })} onClick={() => void stop()}>
      <Square aria-hidden />
    </IconButton>
  );
}

/** All instruments lie decoded in memory, 20 MB a minute each. */
const mostStemsMs = 180_000;

/** The sound with its sections, and what can be done with it. */
function Finished({ song, id }: { song: MusicSong; id: string }) {
  const t = useMessages();
  const { data: item } = useQuery({
    queryKey: ['music-item', id],
    queryFn: () => fetchHistoryItem(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [hasStems, setHasStems] = useState(false);
  return (
    <>
      <div className="flex items-center gap-3 max-sm:flex-wrap">
        <PlayButton song={song} id={id} item={item} />
        <SongPicture song={song} item={item} />
        {song.length_ms <= mostStemsMs && (
          <IconButton
            label={t('showStems', { title: song.title })}
            aria-expanded={hasStems}
            onClick={() => setHasStems(!hasStems)}
          >
            <SlidersVertical aria-hidden />
          </IconButton>
        )}
        <Tools song={song} item={item} />
      </div>
      {hasStems && <StemsPanel song={song} />}
    </>
  );
}

function PlayButton({ song, id, item }: { song: MusicSong; id: string; item: HistoryItem | undefined }) {
  const t = useMessages();
  const plays = usePlayer(({ item: current, isPlaying }) => isPlaying && current?.id === id);
  return (
    <IconButton
      label={t(plays ? 'pause' : 'play', { title: song.title })}
      disabled={!item}
      onClick={() => item && void toggleSong(song, item)}
    >
      {plays ? <Pause aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}

function Tools({ song, item }: { song: MusicSong; item: HistoryItem | undefined }) {
  const t = useMessages();
  return (
    <span className="flex items-center">
      <IconButton
        label={t('edit', { title: song.title })}
        onClick={() => setDraft({ plan: planOfSong(song), prompt: song.prompt ?? '', seed: '' })}
      >
        <PencilLine aria-hidden />
      </IconButton>
      <IconButton
        label={t('download', { title: song.title })}
        disabled={!item}
        onClick={() => item && void downloadSong(item)}
      >
        <Download aria-hidden />
      </IconButton>
    </span>
  );
}

async function downloadSong({ history_item_id }: HistoryItem): Promise<void> {
  try {
    await downloadItems({ ids: [history_item_id] });
  } catch {
    toast.error(message('downloadFailed'));
  }
}
