import { useMessages } from '#web/app/messages.ts';
import { subscriptionQuery, useSubscription, useUser } from '#web/shared/account/account.requests.ts';
import { remainingCredits } from '#web/shared/account/credits.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { formatCount } from '#web/shared/format/numbers.ts';

/** The line under the workspace's name: what is left, or whose account it is where nothing is counted. Undefined while it loads (BIL-008, BIL-047). */
export function useCreditsText(): string | undefined {
  const t = useMessages();
  useRefreshOn('speech.generated', subscriptionQuery.queryKey);
  const user = useUser().data;
  const { data, isError } = useSubscription();
  if (isError) return t('creditsUnknown');
  if (!data) return undefined;
  const remaining = remainingCredits(data);
  return remaining === -1 ? user?.email : t('creditsRemaining', { count: formatCount(remaining) });
}
