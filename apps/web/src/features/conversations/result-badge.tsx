import type { ConversationSummary } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

type Outcome = Pick<ConversationSummary, 'status' | 'call_successful'>;

/** How a conversation stands: under way, broken off, or how it was judged. */
export function ResultBadge({ status, call_successful: result }: Outcome) {
  const t = useMessages();
  if (status === 'failed') return <Badge tone="danger">{t('statusFailed')}</Badge>;
  if (status === 'processing') return <Badge>{t('statusProcessing')}</Badge>;
  if (status !== 'done') return <Badge tone="accent">{t('statusLive')}</Badge>;
  if (result === 'success') return <Badge tone="positive">{t('resultSuccess')}</Badge>;
  if (result === 'failure') return <Badge tone="danger">{t('resultFailure')}</Badge>;
  return <Badge>{t('resultUnknown')}</Badge>;
}
