import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { CollectionDialog } from '#web/features/voice-lab/collections/collection-dialog.tsx';
import { CollectionRow } from '#web/features/voice-lab/collections/collection-row.tsx';
import { FillDialog } from '#web/features/voice-lab/collections/fill-dialog.tsx';
import type { Opened } from '#web/features/voice-lab/collections/opened.ts';
import { collectionsQuery } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LAB_PATH } from '#web/features/voice-lab/paths.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { Link } from '#web/shared/routing/index.ts';
import { ShareDialog } from '#web/shared/sharing/share-dialog.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** RTE-121. */
export function Page() {
  const t = useMessages();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const add = (
    <EditorButton variant="primary" onClick={() => open({ dialog: 'new' })}>
      <FolderPlus aria-hidden />
      {t('collectionNew')}
    </EditorButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-5 px-5 py-8 max-sm:px-4 max-sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={LAB_PATH} className="flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          {t('title')}
        </Link>
        {add}
      </div>
      <List onOpen={open} />
      {opened?.dialog === 'new' && <CollectionDialog onClose={close} />}
      {opened?.dialog === 'edit' && <CollectionDialog collection={opened.collection} onClose={close} />}
      {opened?.dialog === 'fill' && <FillDialog collection={opened.collection} onClose={close} />}
      {opened?.dialog === 'share' && (
        <ShareDialog
          thing={{
            type: 'voice_collection',
            id: opened.collection.collection_id,
            name: opened.collection.title,
          }}
          text={t('shareText')}
          onClose={close}
        />
      )}
    </div>
  );
}

function List({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const t = useMessages();
  const { data: collections, error, refetch } = useQuery(collectionsQuery);
  if (!collections && error) {
    return <ErrorState error={error} title={t('collectionsFailed')} onRetry={() => void refetch()} />;
  }
  if (!collections) {
    return (
      <div role="status" aria-label={t('collectionsLoading')}>
        <Skeleton className="h-48 rounded-xl!" />
      </div>
    );
  }
  if (collections.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<FolderPlus aria-hidden />}
          title={t('collectionsEmpty')}
          text={t('collectionsEmptyText')}
        />
      </Card>
    );
  }
  return (
    <ul
      aria-label={t('collectionsTitle')}
      className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card"
    >
      {collections.map((collection) => (
        <CollectionRow key={collection.collection_id} collection={collection} onOpen={onOpen} />
      ))}
    </ul>
  );
}
