import type { DocumentIndex } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How far a document is made ready for the search; it is found by its words from the first moment. */
export function IndexBadge({ index }: { index: DocumentIndex }) {
  const t = useMessages();
  switch (index.status) {
    case 'succeeded':
    case 'document_too_small':
      return <Badge tone="positive">{t('ready')}</Badge>;
    case 'failed':
      return <Badge tone="danger">{t('failedIndex')}</Badge>;
    case 'rag_limit_exceeded':
      return <Badge tone="danger">{t('limitReached')}</Badge>;
    case 'processing':
      return <Badge>{t('computing', { percent: Math.round(index.progress_percentage) })}</Badge>;
    default:
      return <Badge>{t('waiting')}</Badge>;
  }
}
