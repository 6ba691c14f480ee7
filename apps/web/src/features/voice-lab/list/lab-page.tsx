import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery } from '@tanstack/react-query';
import { AudioWaveform } from 'lucide-react';
import { labVoicesQuery } from '#web/features/voice-lab/lab.requests.ts';
import { AddVoiceMenu } from '#web/features/voice-lab/list/add-voice-menu.tsx';
import { arrangeVoices, type LabFilter, readSort } from '#web/features/voice-lab/list/arrange-voices.ts';
import { LabFilters } from '#web/features/voice-lab/list/lab-filters.tsx';
import { Slots } from '#web/features/voice-lab/list/slots.tsx';
import { VoiceCard } from '#web/features/voice-lab/list/voice-card.tsx';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { RestrictedNotice, useIsRestricted } from '#web/features/voice-lab/restricted-region.tsx';
import { VoicesFrame } from '#web/features/voices/index.ts';
import { type AddressValues, useSearchValues } from '#web/shared/address-values.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CloneDialog = lazy(async () => ({
  default: (await import('#web/features/voice-lab/clone/clone-dialog.tsx')).CloneDialog,
}));

type LabSearch = Partial<ReturnType<typeof readSearch>>;

const readSearch = ({ search, category, collection, sort, creationType }: AddressValues) => ({
  search,
  category,
  collection,
  sort,
  creationType,
});

export function Page() {
  const { creationType, ...search } = useSearchValues(readSearch);
  const navigate = useNavigate();
  const change = (part: LabSearch) =>
    void navigate({ to: '.', search: (former: LabSearch) => ({ ...former, ...part }), replace: true });
  const isRestricted = useIsRestricted();
  // VOI-017
  const hasNewFlow = useAppConfig().data?.feature_flags['new-ivc'] === true;
  // the invitation in an empty list has the same button
  const { data: voices, isPending } = useQuery(labVoicesQuery);
  const isEmpty = voices?.length === 0;
  const isCloning = hasNewFlow && !isRestricted && creationType === 'cloneVoice';
  const startCloning = hasNewFlow ? () => change({ creationType: 'cloneVoice' }) : undefined;
  return (
    <VoicesFrame column="max-w-260 gap-5 pb-8 max-sm:pb-5">
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden',
          isPending && 'min-h-9',
        )}
      >
        <Slots />
        {!isPending && !isEmpty && <AddVoiceMenu onClone={startCloning} />}
      </div>
      {isRestricted && <RestrictedNotice />}
      <LabList
        filter={{
          search: search.search ?? '',
          category: search.category,
          collection: search.collection,
          sort: readSort(search.sort),
        }}
        onChange={(part) => change({ ...part, search: part.search === '' ? undefined : part.search })}
        onClone={startCloning}
      />
      <FromFirstOpening isOpen={isCloning}>
        <CloneDialog isOpen={isCloning} onClose={() => change({ creationType: undefined })} />
      </FromFirstOpening>
    </VoicesFrame>
  );
}

type LabListProps = { filter: LabFilter; onChange: (part: Partial<LabFilter>) => void; onClone?: () => void };

function LabList({ filter, onChange, onClone }: LabListProps) {
  const t = useMessages();
  const { data: voices, error, refetch } = useQuery(labVoicesQuery);
  if (!voices && error) {
    return <ErrorState error={error} title={t('voicesFailed')} onRetry={() => void refetch()} />;
  }
  if (!voices) return <LoadingCards />;
  if (voices.length === 0) {
    return (
      <section
        aria-label={t('title')}
        className="rounded-2xl border border-line-strong border-dashed bg-surface"
      >
        <EmptyState
          icon={<AudioWaveform aria-hidden />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<AddVoiceMenu isInviting onClone={onClone} />}
        />
      </section>
    );
  }
  const shown = arrangeVoices(voices, filter);
  return (
    <>
      <LabFilters voices={voices} filter={filter} onChange={onChange} />
      <p role="status" className="sr-only">
        {t('shown', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Button onClick={() => onChange({ search: '', category: undefined, collection: undefined })}>
              {t('clearFilters')}
            </Button>
          }
        />
      ) : (
        <VoiceGrid voices={shown} />
      )}
    </>
  );
}

function VoiceGrid({ voices }: { voices: readonly Voice[] }) {
  const t = useMessages();
  return (
    <ul aria-label={t('title')} className="grid grid-cols-2 gap-3 max-lg:grid-cols-1">
      {voices.map((voice) => (
        <VoiceCard key={voice.voice_id} voice={voice} />
      ))}
    </ul>
  );
}

function LoadingCards() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-9 w-full" />
      <div className="grid grid-cols-2 gap-3 max-lg:grid-cols-1">
        {['a', 'b', 'c', 'd'].map((card) => (
          <Skeleton key={card} className="h-24 rounded-xl!" />
        ))}
      </div>
    </div>
  );
}
