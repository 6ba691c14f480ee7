import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { TriangleAlert } from 'lucide-react';
import { useMessages } from '#web/features/subscription/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';

/** A payment is missing: until when the plan stays. The button that helps stands below, with the plan. */
export function GraceNote({ paid }: Pick<SubscriptionDetails, 'paid'>) {
  const t = useMessages();
  if (!paid?.grace_ends_at_unix) return null;
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-danger/40 bg-danger-soft p-4"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="text-13">
        <p className="font-semibold text-ink">{t('graceTitle')}</p>
        <p className="text-ink-2">
          {t('graceText', { date: formatDate(dateOfUnix(paid.grace_ends_at_unix)) })}
        </p>
      </div>
    </div>
  );
}
