import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { ChecklistSteps } from '#web/features/checklist/checklist-steps.tsx';
import { useMessages } from '#web/features/checklist/messages.ts';
import { useChecklist, useSendStep } from '#web/features/checklist/use-checklist.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

export function Page() {
  const { isOn, query, shown } = useChecklist();
  const isConfigured = !useAppConfig().isPending;
  if (isConfigured && !shown && !(isOn && (query.isPending || query.isError))) return <NoChecklist />;
  return (
    <div className="mx-auto max-w-140 px-5 py-8 max-sm:px-4">
      <Card className="p-2">
        <ChecklistContent />
      </Card>
    </div>
  );
}

/** In the middle of the page, with the way on. */
function NoChecklist() {
  const t = useMessages();
  const canSpeak = useHasPage(SPEECH_PATH);
  return (
    <EmptyState
      className="min-h-full justify-center"
      icon={<ListChecks aria-hidden />}
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        canSpeak && (
          <Link to={SPEECH_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('speak')}
          </Link>
        )
      }
    />
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
  if (!shown) return null;
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
