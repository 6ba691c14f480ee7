import { type ReactElement, useState } from 'react';
import { ChecklistSteps } from '#web/features/checklist/checklist-steps.tsx';
import { useMessages } from '#web/features/checklist/messages.ts';
import { type Checklist, progressOf, useSendStep } from '#web/features/checklist/use-checklist.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';

type ChecklistPanelProps = { items: Checklist['items']; trigger: ReactElement<Record<string, unknown>> };

/** Opens as it comes: a press of the button has loaded it. */
export function ChecklistPanel({ items, trigger }: ChecklistPanelProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(true);
  const { mutate: send, isPending } = useSendStep();
  return (
    <Popover
      title={t('title')}
      aside={<span className="figures text-12 text-ink-3">{t('count', progressOf(items))}</span>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-76"
      trigger={trigger}
    >
      <ChecklistSteps items={items} onLeave={() => setOpen(false)} />
      <div className="mt-1 flex justify-between gap-2 border-t pt-1">
        <Button size="sm" variant="ghost" isBusy={isPending} onClick={() => send({ step: 'hide' })}>
          {t('hide')}
        </Button>
        <Link
          to="/app/onboarding-checklist"
          onClick={() => setOpen(false)}
          className={buttonClass({ size: 'sm', variant: 'ghost' })}
        >
          {t('allSteps')}
        </Link>
      </div>
    </Popover>
  );
}
