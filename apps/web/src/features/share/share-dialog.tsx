import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '#web/features/share/messages.ts';
import { closeShare } from '#web/features/share/open-share.ts';
import { shareLinkQuery } from '#web/features/share/share.requests.ts';
import { ShareParts } from '#web/features/share/share-parts.tsx';
import { StopSharing } from '#web/features/share/stop-sharing.tsx';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Null: closed. What was shown stays in view while it fades out, and is forgotten then (HIS-045). */
export function ShareDialog({ historyItemId }: { historyItemId: string | null }) {
  const t = useMessages();
  const last = useRef<string | null>(null);
  if (historyItemId !== null) last.current = historyItemId;
  return (
    <Dialog
      isOpen={historyItemId !== null}
      onClose={closeShare}
      size="sm"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          {last.current !== null && <StopSharing key={last.current} historyItemId={last.current} />}
          <Button variant="primary" onClick={closeShare}>
            {t('done')}
          </Button>
        </>
      }
    >
      {last.current !== null && <ShareStates key={last.current} historyItemId={last.current} />}
    </Dialog>
  );
}

/** HIS-044: loading, error, ready. */
function ShareStates({ historyItemId }: { historyItemId: string }) {
  const t = useMessages();
  const { data, error } = useQuery(shareLinkQuery(historyItemId));
  if (data) return <ShareParts historyItemId={historyItemId} link={data} />;
  if (error) return <FormError text={errorText(error)} />;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-9" />
      <Skeleton className="h-15" />
      <Skeleton className="h-9" />
    </div>
  );
}
