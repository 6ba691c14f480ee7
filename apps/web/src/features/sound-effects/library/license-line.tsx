import type { LibrarySound } from '@mynah/contract/speech/sound-generation';
import { useMessages } from '#web/features/sound-effects/messages.ts';

/** Whose a sound is, and what one may do with it. */
export function LicenseLine({ sound }: { sound: LibrarySound }) {
  const t = useMessages();
  return (
    <span className="min-w-0 truncate">
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
  );
}
