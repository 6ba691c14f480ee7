import { ListX } from 'lucide-react';
import { ChecklistSteps } from '#web/features/checklist/checklist-steps.tsx';
import { useMessages } from '#web/features/checklist/messages.ts';
import { useChecklist, useSendStep } from '#web/features/checklist/use-checklist.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  return (
    <div className="mx-auto max-w-140 p-5">
      <Card className="p-2">
        <ChecklistContent />
      </Card>
    </div>
  );
}

function ChecklistContent() {
  const t = useMessages();
  const config = useAppConfig();
  const { isOn, query, shown } = useChecklist();
  const { mutate: send, isPending } = useSendStep();
  if (config.isPending || (isOn && query.isPending)) return <Skeleton className="m-3 h-64" />;
  if (isOn && query.isError) {
    return <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />;
  }
  if (!shown) return <EmptyState icon={<ListX aria-hidden />} title={t('goneTitle')} text={t('goneText')} />;
  return (
    <>
      <ChecklistSteps items={shown.items} />
      <div className="mt-2 flex justify-end gap-2 border-t pt-2">
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => send({ step: 'hide' })}>
          {t('hide')}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => send({ step: 'mark-complete' })}>
          {t('markComplete')}
        </Button>
      </div>
    </>
  );
}
