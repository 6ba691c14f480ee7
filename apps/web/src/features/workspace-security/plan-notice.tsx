import { Lock } from 'lucide-react';
import { useMessages } from '#web/features/workspace-security/messages.ts';

/** Why the buttons do nothing on other plans (WSP-050). */
export function PlanNotice() {
  const t = useMessages();
  return (
    <div role="note" className="flex gap-3 rounded-xl border bg-accent-soft p-4">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <div>
        <p className="font-medium text-13">{t('notInPlan')}</p>
        <p className="mt-0.5 text-12 text-ink-2">{t('notInPlanText')}</p>
      </div>
    </div>
  );
}
