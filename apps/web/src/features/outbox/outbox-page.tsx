import { Inbox, SearchX } from 'lucide-react';
import { MailRow } from '#web/features/outbox/mail-row.tsx';
import { useMessages } from '#web/features/outbox/messages.ts';
import { useOutbox } from '#web/features/outbox/outbox.requests.ts';
import { isNarrowed, type OutboxFilter, readFilter } from '#web/features/outbox/outbox-filter.ts';
import { OutboxToolbar } from '#web/features/outbox/outbox-toolbar.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export { readFilter as parseSearch } from '#web/features/outbox/outbox-filter.ts';

export function Page() {
  const t = useMessages();
  const navigate = useNavigate();
  const filter = useSearchValues(readFilter);
  const change = (next: OutboxFilter) => void navigate({ to: '.', search: { ...next }, replace: true });
  return (
    <div className="flex flex-col gap-5 pt-8">
      <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
      <OutboxToolbar filter={filter} onChange={change} />
      <Mails filter={filter} onShowAll={() => change({ state: 'all' })} />
    </div>
  );
}

function Mails({ filter, onShowAll }: { filter: OutboxFilter; onShowAll: () => void }) {
  const t = useMessages();
  return (
    <ListFrame
      query={useOutbox(filter)}
      loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-32 max-sm:hidden']} />}
      failed={t('failed')}
      empty={isNarrowed(filter) ? <NoMatch onShowAll={onShowAll} /> : <NothingWaits />}
      more={t('more')}
    >
      {(mails) => (
        <Card>
          <ul className="divide-y">
            {mails.map((mail) => (
              <MailRow key={mail.mail_id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
    </ListFrame>
  );
}

function NothingWaits() {
  const t = useMessages();
  return <EmptyState icon={<Inbox aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />;
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
