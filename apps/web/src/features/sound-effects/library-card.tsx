import type { LibrarySound } from '@mynah/contract/sound-generation';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/app/player/index.ts';
import { fetchLibrarySound } from '#web/features/sound-effects/library.requests.ts';
import { message, useMessages } from '#web/features/sound-effects/messages.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/paths.ts';
import { SoundCard } from '#web/features/sound-effects/sound-card.tsx';
import { formatLength } from '#web/shared/format/times.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { toast } from '#web/ui/toast.tsx';

/** A sound of the library with its license. It is fetched when somebody wants to hear it. */
export function LibraryCard({ sound }: { sound: LibrarySound }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const id = `library-${sound.sound_id}`;
  const isPlaying = usePlayer(({ item, isPlaying }) => isPlaying && item?.id === id);
  const withBlob = async (use: (blob: Blob) => void): Promise<void> => {
    setBusy(true);
    try {
      use(await fetchLibrarySound(sound.sound_id));
    } catch {
      toast.error(message('playFailed'));
    } finally {
      setBusy(false);
    }
  };
  const play = (): void => {
    if (usePlayer.getState().item?.id === id) togglePlay();
    else void withBlob((blob) => playUrl(toItem(sound, id), URL.createObjectURL(blob)));
  };
  return (
    <SoundCard
      name={sound.title}
      detail={`${sound.category} · ${formatLength(sound.duration_ms / 1000)}`}
      isPlaying={isPlaying}
      isBusy={isBusy}
      onPlay={play}
      onDownload={() => void withBlob((blob) => saveBlob(blob, `${sound.sound_id}.mp3`))}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-12 text-ink-3">
        <span>
          {sound.source_url ? (
            <a
              href={sound.source_url}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-2 hover:text-ink"
            >
              {t('by', { author: sound.author ?? '' })}
            </a>
          ) : (
            t('byRule')
          )}
          {` · ${t('license')}`}
        </span>
        <Link
          to={GENERATE_PATH}
          search={{ text: sound.captions[0] ?? sound.title }}
          className="underline underline-offset-2 hover:text-ink"
        >
          {t('use')}
        </Link>
      </p>
    </SoundCard>
  );
}

const toItem = (sound: LibrarySound, id: string) =>
  playerItem({
    id,
    type: 'soundEffect',
    info: { title: sound.title, description: sound.category, durationMs: sound.duration_ms },
  });
