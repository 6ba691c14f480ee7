import { useQuery } from '@tanstack/react-query';
import { Podcast } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { endFeed, feedQuery, renewFeed } from '#web/features/studio/studio.requests.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What is converted, to listen to on a page or in the podcast app of a phone. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { project_id: id } = useOpenProject().project;
  const query = feedQuery(id);
  const feed = useQuery(query);
  const renewAfter = useRenewAfter(query.queryKey);
  const { url, page_url } = feed.data ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feed')}
      description={t('feedText')}
      footer={
        <>
          {url && <Button onClick={() => void okOrToast(renewAfter(endFeed(id)))}>{t('endFeed')}</Button>}
          <Button
            variant={url ? 'secondary' : 'primary'}
            onClick={() => void okOrToast(renewAfter(renewFeed(id)))}
          >
            {t(url ? 'renewFeed' : 'makeFeed')}
          </Button>
        </>
      }
    >
      {feed.error && !feed.data ? (
        <ErrorState error={feed.error} title={t('feedFailed')} onRetry={() => void feed.refetch()} />
      ) : !feed.data ? (
        <Skeleton className="h-16 w-full" />
      ) : url && page_url ? (
        <div className="grid gap-4">
          <Address label={t('feedPage')} url={page_url}>
            <a
              href={page_url}
              target="_blank"
              rel="noopener"
              className="text-12 text-ink-2 underline underline-offset-2 hover:text-ink"
            >
              {t('openPage')}
            </a>
          </Address>
          <Address label={t('feedAddress')} url={url} />
        </div>
      ) : (
        <EmptyState
          icon={<Podcast aria-hidden />}
          title={t('noFeed')}
          text={t('noFeedText')}
          className="py-6!"
        />
      )}
    </Dialog>
  );
}

function Address({ label, url, children }: { label: string; url: string; children?: ReactNode }) {
  const t = useMessages();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span aria-hidden className="font-medium text-13">
          {label}
        </span>
        {children}
      </div>
      <CopyField label={label} copyLabel={t('copyAddress')} text={url} />
    </div>
  );
}
