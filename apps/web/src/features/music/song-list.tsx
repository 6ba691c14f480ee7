import { useQuery } from '@tanstack/react-query';
import { Music } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/music/messages.ts';
import { songsQuery } from '#web/features/music/music.requests.ts';
import { SongCard } from '#web/features/music/song-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The newest pieces: those under way with their progress, the others to be heard. */
export function SongList() {
  const t = useMessages();
  const query = useQuery(songsQuery);
  return (
    <section aria-label={t('songs')} className="flex flex-col gap-3">
      <h2 className="font-medium text-15 text-ink">{t('songs')}</h2>
      <Announcer songs={query.data ?? []} />
      {query.isPending ? (
        <>
          <Skeleton className="h-24 w-full rounded-xl" />
          <Skeleton className="h-24 w-full rounded-xl" />
        </>
      ) : query.isError && !query.data ? (
        <ErrorState error={query.error} title={t('songsFailed')} onRetry={() => void query.refetch()} />
      ) : query.data.length === 0 ? (
        <EmptyState icon={<Music aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {query.data.map((song) => (
            <SongCard key={song.song_id} song={song} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Announced = { song_id: string; status: string; title: string };

/** Says when a piece that was under way is ready. */
function Announcer({ songs }: { songs: readonly Announced[] }) {
  const t = useMessages();
  const before = useRef(new Map<string, string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ready = songs.find(
      ({ song_id, status }) => status === 'done' && before.current.get(song_id) === 'composing',
    );
    if (ready) setSaid(t('done', { title: ready.title }));
    before.current = new Map(songs.map(({ song_id, status }) => [song_id, status]));
  }, [songs, t]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
