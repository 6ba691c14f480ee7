import type { Subscription } from '@mynah/contract/accounts/user';
import { quotaLabel } from '@mynah/contract/billing/plans';
import { useMessages } from '#web/features/home/messages.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { remainingCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';

/** BIL-051: what is used or left, and until when. The sidebar says so where it fails. */
export function QuotaLine() {
  const t = useMessages();
  const { data } = useSubscription();
  if (!data) return null;
  const resetsAt = remainingCredits(data) === -1 ? null : data.next_character_count_reset_unix;
  return (
    <p className="flex flex-wrap gap-x-1.5 text-12 text-ink-3">
      <span>{labelOf(data)}</span>
      {resetsAt && <span>· {t('creditsReset', { date: formatDate(dateOfUnix(resetsAt)) })}</span>}
    </p>
  );
}

const labelOf = (subscription: Subscription): string => {
  const counts = { used: subscription.character_count, remaining: remainingCredits(subscription) };
  return quotaLabel(subscription.tier, counts, formatCount);
};
