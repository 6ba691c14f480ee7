import { useQuery } from '@tanstack/react-query';
import { shelfQuery } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-library/paths.ts';
import { Link } from '#web/shared/routing/index.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** The voices of the library that are for one use. */
export function Shelf({ useCase }: { useCase: string }) {
  const t = useMessages();
  const { data, isPending } = useQuery(shelfQuery(useCase));
  return (
    <li>
      <Link
        to={LIBRARY_PATH}
        search={{ use_case: useCase }}
        className="flex h-22 items-center gap-4 rounded-xl border bg-surface px-4 shadow-card transition-colors hover:border-line-strong"
      >
        <span className="flex -space-x-3">
          {isPending && <Skeleton isRound className="size-9" />}
          {data?.voices.map(({ voice_id, name }) => (
            <VoiceOrb
              key={voice_id}
              id={voice_id}
              name={name}
              size={36}
              className="outline-2 outline-surface"
            />
          ))}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium text-13 text-ink">{asTitle(useCase)}</span>
          <span className="block h-4.5 text-12 text-ink-3">
            {data && t('found', { count: data.total_count })}
          </span>
        </span>
      </Link>
    </li>
  );
}
