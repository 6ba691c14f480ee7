import { useRef, useState } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import { VoiceFilters } from '#web/features/voices/voice-filters.tsx';
import { VoiceList } from '#web/features/voices/voice-list.tsx';
import { filterVoices, noFilter } from '#web/features/voices/voice-search.ts';
import { useVoices } from '#web/features/voices/voices.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type VoicePickerDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  selectedId: string | undefined;
  /** Called with each choice: arrow keys choose without closing, a press or Enter closes. */
  onSelect: (voiceId: string) => void;
  isStudio?: boolean;
};

export function VoicePickerDialog(props: VoicePickerDialogProps) {
  const { isOpen, onClose, selectedId, onSelect, isStudio } = props;
  const t = useMessages();
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(noFilter);
  const { data: voices, error, refetch } = useVoices({ isStudio });
  const shown = voices ? filterVoices(voices, filter) : [];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('chooseTitle')}
      footer={<Count shown={shown.length} total={voices?.length} />}
    >
      <div className="min-h-[min(46rem,calc(100dvh-10.5rem))]">
        <VoiceFilters ref={search} voices={voices ?? []} filter={filter} onChange={setFilter} />
        {!voices && error && <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />}
        {!voices && !error && <LoadingRows />}
        {voices && shown.length === 0 && (
          <EmptyState
            title={voices.length === 0 ? t('emptyTitle') : t('noneTitle')}
            text={voices.length === 0 ? t('emptyText') : t('noneText')}
            action={
              voices.length > 0 && <Button onClick={() => setFilter(noFilter)}>{t('clearFilters')}</Button>
            }
          />
        )}
        {shown.length > 0 && (
          <VoiceList
            voices={shown}
            showsRecent={filter === noFilter}
            selectedId={selectedId}
            onSelect={onSelect}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

function Count({ shown, total }: { shown: number; total: number | undefined }) {
  const t = useMessages();
  return (
    <p role="status" className="min-h-4.5 flex-1 text-12 text-ink-3">
      {total !== undefined &&
        (shown === total ? t('count', { count: total }) : t('countOf', { shown, total }))}
    </p>
  );
}

function LoadingRows() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div key={row} className="flex h-15 items-center gap-3">
          <Skeleton isRound className="size-9.5" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
