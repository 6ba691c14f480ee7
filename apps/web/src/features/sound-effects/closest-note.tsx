import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDraft } from '#web/features/sound-effects/draft.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { call } from '#web/shared/api/call.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';

const pauseMs = 600;

const closestQuery = (text: string) =>
  queryOptions({
    queryKey: ['sound-effects', 'closest', text],
    queryFn: ({ signal }) => call('GET /v1/sound-effects/closest', { query: { text }, signal }),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // a note beside the text: without it everything works
    retry: false,
  });

/** Says before anything is made or paid that nothing known comes near the words. */
export function ClosestNote() {
  const t = useMessages();
  const text = useDraft((draft) => draft.text).trim();
  const settled = useDebounced(text, pauseMs);
  const { data } = useQuery(closestQuery(settled));
  const title = settled === text ? data?.closest : undefined;
  return (
    <p role="status" className="px-4 pb-3 text-12 text-ink-2 empty:hidden">
      {title && t('closestKnown', { title })}
    </p>
  );
}
