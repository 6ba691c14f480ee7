import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { addSound } from '#web/features/film-sounds/film-store.ts';
import { useMessages } from '#web/features/film-sounds/messages.ts';
import type { FilmPlayback } from '#web/features/film-sounds/use-film-playback.ts';
import {
  categoryTitle,
  fetchLibrarySound,
  GENERATE_PATH,
  libraryQuery,
} from '#web/features/sound-effects/index.ts';
import { formatClock, formatLength } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The library beside the film: what is added begins where the film stands. */
export function SoundSearch({ playback }: { playback: FilmPlayback }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const query = useInfiniteQuery(libraryQuery({ search: useDebounced(text, 250) || undefined }));
  const sounds = query.data?.pages[0]?.sounds ?? [];
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="relative">
        <Search aria-hidden className="absolute top-2.5 start-3 size-4 text-ink-3" />
        <Input
          type="search"
          aria-label={t('search')}
          value={text}
          maxLength={200}
          placeholder={t('searchPlaceholder')}
          onChange={(event) => setText(event.target.value)}
          className="pl-9!"
        />
      </div>
      {query.isError ? (
        <ErrorState error={query.error} title={t('searchFailed')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-80 w-full rounded-xl" />
      ) : sounds.length === 0 ? (
        <p role="status" className="text-13 text-ink-2">
          {t('foundNone')}
        </p>
      ) : (
        <ul
          aria-label={t('found')}
          className="max-h-105 divide-y overflow-y-auto rounded-xl border bg-surface"
        >
          {sounds.map((sound) => (
            <FoundSound key={sound.sound_id} sound={sound} playback={playback} />
          ))}
        </ul>
      )}
      <Link
        to={GENERATE_PATH}
        search={{ text: text || undefined }}
        className="text-12 text-ink-2 underline underline-offset-2 hover:text-ink"
      >
        {t('make')}
      </Link>
    </section>
  );
}

function FoundSound({ sound, playback }: { sound: LibrarySound; playback: FilmPlayback }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const name = sound.title;
  const at = formatClock(playback.seconds);
  const add = async () => {
    setBusy(true);
    const beginSeconds = Math.round(playback.seconds * 10) / 10;
    try {
      const buffer = await playback.decode(await (await fetchLibrarySound(sound.sound_id)).arrayBuffer());
      addSound({ key: crypto.randomUUID(), soundId: sound.sound_id, name, beginSeconds, level: 0.8, buffer });
      toast.success(t('added', { name, at }));
    } catch (cause) {
      console.error('a sound could not be added', cause);
      toast.error(t('addFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex items-center gap-2 px-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-13">{name}</span>
        <span className="block text-11 text-ink-3">
          {`${categoryTitle(sound.category)} · ${formatLength(sound.duration_ms / 1000)}`}
        </span>
      </span>
      <IconButton size="sm" label={t('add', { name, at })} disabled={isBusy} onClick={() => void add()}>
        {isBusy ? <Spinner /> : <Plus aria-hidden />}
      </IconButton>
    </li>
  );
}
