import { publicPages } from '@mynah/contract/public-pages';
import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { useQuery } from '@tanstack/react-query';
import { Download, Pause, Play, SearchX } from 'lucide-react';
import { categoryTitle } from '#web/features/sound-effects/library/category-title.ts';
import { soundQuery } from '#web/features/sound-effects/library/library.requests.ts';
import { LibraryCard } from '#web/features/sound-effects/library/library-card.tsx';
import { LicenseLine } from '#web/features/sound-effects/library/license-line.tsx';
import { useLibrarySound } from '#web/features/sound-effects/library/use-library-sound.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { SoundPicture } from '#web/features/sound-effects/public/sound-picture.tsx';
import { usePathValue } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { useDocumentTitle } from '#web/shared/public/use-document-title.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** One sound of the library (RTE-154). */
export function Page() {
  const t = useMessages();
  const soundId = usePathValue('soundId');
  const query = useQuery(soundQuery(soundId));
  const sound = query.data?.sound;
  useDocumentTitle(sound?.title);
  if (query.isError) return <NoSound error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <PublicFrame
      title={sound?.title ?? t('soundTitle')}
      text={sound ? factsOf(sound, t) : <Skeleton className="h-5 w-48" />}
      appPath={GENERATE_PATH}
    >
      {sound ? <Sound key={sound.sound_id} sound={sound} /> : <Skeleton className="h-40 w-full rounded-xl" />}
      {query.data && query.data.similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-12">
          <h2 id="similar" className="mb-3 font-medium text-15">
            {t('similar')}
          </h2>
          <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
            {query.data.similar.map((other) => (
              <LibraryCard key={other.sound_id} sound={other} />
            ))}
          </ul>
        </section>
      )}
    </PublicFrame>
  );
}

function factsOf(sound: LibrarySound, t: ReturnType<typeof useMessages>): string {
  const facts = { category: categoryTitle(sound.category), length: formatLength(sound.duration_ms / 1000) };
  return t(sound.loops ? 'loopsText' : 'soundText', facts);
}

function Sound({ sound }: { sound: LibrarySound }) {
  const t = useMessages();
  const player = useLibrarySound(sound);
  const name = sound.title;
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card">
      <SoundPicture sound={sound} isLoaded={player.isLoaded} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          isBusy={player.isBusy}
          onClick={player.play}
          aria-label={t(player.isPlaying ? 'pause' : 'play', { name })}
          className="min-w-24"
        >
          {player.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          {t(player.isPlaying ? 'pauseShort' : 'playShort')}
        </Button>
        <Button onClick={player.download}>
          <Download aria-hidden />
          {t('downloadMp3')}
        </Button>
        <Link to={GENERATE_PATH} search={{ text: sound.captions[0] ?? name }} className={buttonClass()}>
          {t('usePrompt')}
        </Link>
      </div>
      <Tags sound={sound} />
      <p className="text-12 text-ink-3">
        <LicenseLine sound={sound} />
      </p>
    </section>
  );
}

/** Other words that lead here; each searches the library. */
function Tags({ sound }: { sound: LibrarySound }) {
  const t = useMessages();
  if (sound.captions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-12 text-ink-3">
      <span>{t('tags')}</span>
      {sound.captions.map((caption) => (
        <Link
          key={caption}
          to={publicPages.soundEffects.path}
          search={{ search: caption }}
          className="rounded-md bg-sunken px-2 py-1 text-ink-2 hover:text-ink"
        >
          {caption}
        </Link>
      ))}
    </div>
  );
}

function NoSound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const isGone = error instanceof ApiError && error.status === 404;
  useDocumentTitle(isGone ? t('goneTitle') : undefined);
  return (
    <PublicFrame
      title={isGone ? t('goneTitle') : t('soundTitle')}
      text={isGone ? t('goneText') : ''}
      appPath={GENERATE_PATH}
    >
      {isGone ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('goneTitle')}
          action={
            <Link to={publicPages.soundEffects.path} className={buttonClass({ variant: 'primary' })}>
              {t('allSounds')}
            </Link>
          }
        />
      ) : (
        <ErrorState error={error} title={t('libraryFailed')} onRetry={onRetry} />
      )}
    </PublicFrame>
  );
}
