import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChecklistSteps } from '#web/features/checklist/checklist-steps.tsx';
import { useMessages } from '#web/features/checklist/messages.ts';
import { useChecklist, useSendStep } from '#web/features/checklist/use-checklist.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

export function Page() {
  const t = useMessages();
  const config = useAppConfig();
  const { isOn, query, shown } = useChecklist();
  if (config.isPending || (isOn && query.isPending)) {
    return (
      <Sheet>
        <Skeleton className="m-3 h-64" />
      </Sheet>
    );
  }
  if (isOn && query.isError) {
    return (
      <Sheet>
        <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
      </Sheet>
    );
  }
  if (!shown) return <NoChecklist />;
  return (
    <Sheet>
      <ChecklistSteps items={shown.items} />
      <Ends />
    </Sheet>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-140 px-5 py-8 max-sm:px-4">
    <Card className="p-2">{children}</Card>
  </div>
);

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

/** What puts the list away. */
function Ends() {
  const t = useMessages();
  const { mutate: send, isPending } = useSendStep();
  return (
    <div className="mt-2 flex justify-end gap-2 border-t pt-2">
      <Button size="sm" variant="ghost" disabled={isPending} onClick={() => send({ step: 'hide' })}>
        {t('hide')}
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => send({ step: 'mark-complete' })}>
        {t('markComplete')}
      </Button>
    </div>
  );
}
