import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { matchesSearch } from '#web/features/voices/voice-search.ts';
import { VoicesFrame } from '#web/features/voices/voices-frame.tsx';
import { voiceGridClass } from '#web/shared/voices/voice-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type VoicesPageProps = {
  intro: string;
  label: string;
  query: Pick<UseQueryResult<PickerVoice[]>, 'data' | 'error' | 'refetch'>;
  search: string;
  onSearch: (search: string) => void;
  /** Beside the search. */
  controls?: ReactNode;
  /** What the controls let through. */
  filter?: (voice: PickerVoice) => boolean;
  onClear: () => void;
  empty: ReactNode;
  renderVoice: (voice: PickerVoice) => ReactNode;
};

/** A page that lists voices, with its search and all its states. */
export function VoicesPage(props: VoicesPageProps) {
  const t = useMessages();
  const { intro, query, search, onSearch, controls } = props;
  return (
    <VoicesFrame column="max-w-260 gap-5 pb-16">
      <p className="max-w-180 text-13 text-ink-2">{intro}</p>
      {(query.data?.length ?? 0) > 0 && (
        <div className="flex flex-wrap gap-2">
          <SearchField
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            value={search}
            onChange={onSearch}
            maxLength={200}
            className="min-w-60 max-sm:basis-full"
          />
          {controls}
        </div>
      )}
      <Voices {...props} />
    </VoicesFrame>
  );
}

function Voices({ label, query, search, filter, onClear, empty, renderVoice }: VoicesPageProps) {
  const t = useMessages();
  const { data: voices, error } = query;
  if (!voices && error) {
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  if (!voices) return <LoadingCards />;
  if (voices.length === 0) return <Card>{empty}</Card>;
  const shown = voices.filter((voice) => matchesSearch(voice, search) && (filter?.(voice) ?? true));
  return (
    <div className="flex flex-col gap-2">
      <h2 className="sr-only">{label}</h2>
      <p role="status" className="text-12 text-ink-3">
        {shown.length === voices.length
          ? t('count', { count: shown.length })
          : t('countOf', { shown: shown.length, total: voices.length })}
      </p>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={t('noneTitle')}
            text={t('noneText')}
            action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
          />
        </Card>
      ) : (
        <ul aria-label={label} className={voiceGridClass}>
          {shown.map(renderVoice)}
        </ul>
      )}
    </div>
  );
}

function LoadingCards() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className={voiceGridClass}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} className="h-48 rounded-xl" />
      ))}
    </div>
  );
}
