import { useMessages } from '#web/app/messages.ts';
import { subscriptionQuery, useSubscription } from '#web/shared/account/account.requests.ts';
import { remainingCredits } from '#web/shared/account/credits.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { formatCount } from '#web/shared/format/numbers.ts';

/** The line under the workspace's name; undefined while it loads (BIL-008, BIL-047). */
export function useCreditsText(): string | undefined {
  const t = useMessages();
  useRefreshOn('speech.generated', subscriptionQuery.queryKey);
  const { data, isError } = useSubscription();
  if (isError) return t('creditsUnknown');
  if (!data) return undefined;
  const remaining = remainingCredits(data);
  return remaining === -1 ? t('selfHosted') : t('creditsRemaining', { count: formatCount(remaining) });
}
