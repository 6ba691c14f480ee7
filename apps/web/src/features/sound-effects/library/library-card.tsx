import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { categoryTitle } from '#web/features/sound-effects/library/category-title.ts';
import { LicenseLine } from '#web/features/sound-effects/library/license-line.tsx';
import { useLibrarySound } from '#web/features/sound-effects/library/use-library-sound.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH, SOUND_PATH } from '#web/features/sound-effects/paths.ts';
import { SoundCard } from '#web/features/sound-effects/sound-card.tsx';
import { formatLength } from '#web/shared/format/times.ts';
import { Link } from '#web/shared/routing/index.ts';

/** A sound of the library with its license. It is fetched when somebody wants to hear it. */
export function LibraryCard({ sound }: { sound: LibrarySound }) {
  const t = useMessages();
  const { isPlaying, isBusy, play, download } = useLibrarySound(sound);
  return (
    <SoundCard
      name={sound.title}
      title={
        <Link
          to={SOUND_PATH}
          params={{ soundId: sound.sound_id }}
          className="underline-offset-2 hover:underline"
        >
          {sound.title}
        </Link>
      }
      detail={`${categoryTitle(sound.category)} · ${formatLength(sound.duration_ms / 1000)}`}
      isPlaying={isPlaying}
      isBusy={isBusy}
      onPlay={play}
      onDownload={download}
    >
      <p className="flex items-baseline justify-between gap-x-3 text-12 text-ink-3">
        <LicenseLine sound={sound} />
        <Link
          to={GENERATE_PATH}
          search={{ text: sound.captions[0] ?? sound.title }}
          className="shrink-0 underline underline-offset-2 hover:text-ink"
        >
          {t('use')}
        </Link>
      </p>
    </SoundCard>
  );
}
