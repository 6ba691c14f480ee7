import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { ChecklistSteps } from '#web/features/checklist/checklist-steps.tsx';
import { useMessages } from '#web/features/checklist/messages.ts';
import { useChecklist, useKeepChecklist, useSendStep } from '#web/features/checklist/use-checklist.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';

/** The checklist in the header, as long as there is something on it to see. */
export function ChecklistButton() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { shown } = useChecklist();
  const { mutate: send, isPending } = useSendStep();
  useKeepChecklist();
  if (!shown) return null;
  const progress = { done: shown.items.filter((item) => item.is_completed).length, all: shown.items.length };
  return (
    <Popover
      title={t('title')}
      aside={<span className="figures text-12 text-ink-3">{t('count', progress)}</span>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-76"
      trigger={
        <button type="button" aria-label={t('progress', progress)} className={iconButtonClass('sm')}>
          <ListChecks aria-hidden />
        </button>
      }
    >
      <ChecklistSteps items={shown.items} onLeave={() => setOpen(false)} />
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
