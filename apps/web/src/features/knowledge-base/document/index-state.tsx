import { useQuery } from '@tanstack/react-query';
import { IndexBadge } from '#web/features/knowledge-base/index-badge.tsx';
import { computeIndex, indexesQuery, knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';

/** How far the document is made ready for the search; what failed can be tried again. */
export function IndexState({ documentId }: { documentId: string }) {
  const t = useMessages();
  const canEdit = useCanEdit();
  const renew = useRenewAfter(knowledgeKey);
  const { data } = useQuery(indexesQuery(canEdit ? [documentId] : []));
  const index = data?.get(documentId);
  if (!index) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-13">
      <span className="text-ink-2">{t('indexState')}</span>
      <IndexBadge index={index} />
      {index.status === 'failed' && (
        <Button size="sm" onClick={() => void okOrToast(renew(computeIndex(documentId)))}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
