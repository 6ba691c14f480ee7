import type { Storage } from '@mynah/contract/operations';
import { Facts } from '#web/features/staff/server/facts.tsx';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { useStorage } from '#web/features/staff/server/server.requests.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function StorageCard() {
  const t = useMessages();
  const { data, error, refetch } = useStorage();
  if (data) return <Figures storage={data} />;
  if (!error) return <Skeleton className="h-44" />;
  return (
    <Card>
      <ErrorState error={error} title={t('storageFailed')} onRetry={() => void refetch()} />
    </Card>
  );
}

function Figures({ storage }: { storage: Storage }) {
  const t = useMessages();
  const { total_bytes: total, free_bytes: free, files_bytes: files, bucket } = storage;
  const left = t('diskFree', { free: formatBytes(free), total: formatBytes(total) });
  const isFull = free < storage.least_free_bytes;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-2">
        <p className={isFull ? 'font-medium text-13 text-danger' : 'font-medium text-13'}>
          {left}
          {isFull && ` · ${t('diskFull')}`}
        </p>
        <Progress label={t('disk')} valueText={left} fraction={total > 0 ? 1 - free / total : 1} />
      </div>
      <Facts
        facts={[
          [t('files'), files === null ? t('inBucket', { bucket: bucket ?? '' }) : formatBytes(files)],
          [t('database'), formatBytes(storage.database_bytes)],
          [t('packs'), formatBytes(storage.packs_bytes)],
        ]}
      />
    </Card>
  );
}
