import { fileNameInFormat } from '@mynah/contract/file-names';
import type { HistoryItem } from '@mynah/contract/history/history';
import { useQuery } from '@tanstack/react-query';
import { Download, Film } from 'lucide-react';
import { useMemo } from 'react';
import { TwoTakes } from '#web/features/two-takes/index.ts';
import { addressQuery, itemQuery } from '#web/features/voice-isolator/isolation.requests.ts';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ResultProps = { id: string; onNew: () => void };

/** A finished recording: both sounds, and the files to take away. */
export function IsolationResult({ id, onNew }: ResultProps) {
  const t = useMessages();
  const item = useQuery(itemQuery(id));
  const hasOriginal = item.data?.files?.some(({ name }) => name === 'original') ?? false;
  const after = useQuery(addressQuery(id));
  const before = useQuery({ ...addressQuery(id, 'original'), enabled: hasOriginal });
  const addresses = useMemo(() => ({ before: before.data, after: after.data }), [before.data, after.data]);
  const error = item.error ?? after.error;
  const retry = () => void Promise.all([item.refetch(), after.refetch()]);
  return (
    <section aria-label={t('result')} className="rounded-xl border bg-surface p-5">
      {error ? (
        <ErrorState error={error} title={t('itemFailed')} onRetry={retry} />
      ) : item.data ? (
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 truncate font-medium text-15">{item.data.text ?? t('untitled')}</h2>
            <Button size="sm" onClick={onNew}>
              {t('newRecording')}
            </Button>
          </div>
          <TwoTakes
            key={id}
            length={(item.data.duration_ms ?? 0) / 1000}
            addresses={addresses}
            peaks={{
              before: item.data.files?.find(({ name }) => name === 'original')?.peaks,
              after: item.data.peaks,
            }}
          />
          <Downloads item={item.data} address={after.data} />
        </div>
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-34" />
      <Skeleton className="h-9 w-2/3" />
    </div>
  );
}

function Downloads({ item, address }: { item: HistoryItem; address: string | undefined }) {
  const t = useMessages();
  const film = item.files?.find(({ name }) => name === 'film');
  const filmAddress = useQuery({
    ...addressQuery(item.history_item_id, 'film'),
    enabled: film !== undefined,
  });
  const { engine, has_picture: hasPicture } = item.request ?? {};
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <div className="flex flex-wrap gap-2">
        <a href={address} download={item.file_name} className={buttonClass({ variant: 'primary' })}>
          <Download aria-hidden />
          {t('download')}
        </a>
        {film && (
          <a
            href={filmAddress.data}
            download={fileNameInFormat(item.file_name, film.content_type)}
            className={buttonClass()}
          >
            <Film aria-hidden />
            {t('downloadFilm')}
          </a>
        )}
      </div>
      {hasPicture === true && !film && <p className="text-12 text-ink-2">{t('filmFailed')}</p>}
      {typeof engine === 'string' && (
        <p className="text-12 text-ink-2">{t('madeBy', { engine: readableName(engine) })}</p>
      )}
    </div>
  );
}
