import type { LocalModel } from '@mynah/contract/operations';
import { useMessages } from '#web/features/staff/server/messages.ts';
import { useChangeLocalModel, useLocalModel } from '#web/features/staff/server/server.requests.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function LocalModelCard() {
  const t = useMessages();
  const { data, error, refetch } = useLocalModel();
  if (data) return <Shown model={data} />;
  if (!error) return <Skeleton className="h-24" />;
  return (
    <Card>
      <ErrorState error={error} title={t('localModelFailed')} onRetry={() => void refetch()} />
    </Card>
  );
}

function Shown({ model }: { model: LocalModel }) {
  const t = useMessages();
  const change = useChangeLocalModel();
  const { name, state, license, problem } = model;
  const remove = async () => {
    const isSure = await confirm({
      title: t('removeModelQuestion', { name }),
      description: t('removeModelAbout'),
      confirmLabel: t('removeModel'),
    });
    if (isSure) await okOrToast(change.mutateAsync('remove'));
  };
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-13">
            {name}
            {license && <span className="font-normal text-ink-3"> · {license}</span>}
          </p>
          <p className="text-13 text-ink-2">{aboutOf(model, t)}</p>
        </div>
        {state === 'none' && (
          <Button isBusy={change.isPending} onClick={() => void okOrToast(change.mutateAsync('install'))}>
            {t('installModel')}
          </Button>
        )}
        {state === 'ready' && !model.is_own_file && (
          <Button onClick={() => void remove()}>{t('removeModel')}</Button>
        )}
      </div>
      {state === 'preparing' && <Progress label={t('installingModel')} fraction={model.share} />}
      {problem && <p className="text-13 text-danger">{problem}</p>}
    </Card>
  );
}

function aboutOf(
  { state, is_own_file: isOwn, size_bytes: size }: LocalModel,
  t: ReturnType<typeof useMessages>,
) {
  if (isOwn) return t('localModelOwn');
  if (state === 'ready') return t('localModelReady');
  return t('localModelAbout', { size: formatBytes(size ?? 0) });
}
