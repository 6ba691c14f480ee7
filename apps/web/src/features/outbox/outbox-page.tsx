import type { OutboxMail } from '@mynah/contract/workspaces/outbox';
import { ChevronRight, Inbox } from 'lucide-react';
import { useMessages } from '#web/features/outbox/messages.ts';
import { useOutbox } from '#web/features/outbox/outbox.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

export function Page() {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
      <Mails />
    </div>
  );
}

function Mails() {
  const t = useMessages();
  const outbox = useOutbox();
  return (
    <ListFrame
      query={{ ...outbox, data: outbox.data?.mails }}
      loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-32 max-sm:hidden']} />}
      failed={t('failed')}
      empty={<EmptyState icon={<Inbox aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
    >
      {(mails) => (
        <Card>
          <ul className="divide-y">
            {mails.map((mail) => (
              <Mail key={mail.mail_id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
    </ListFrame>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  const t = useMessages();
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-sm">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-13">
            <span className="min-w-0 truncate font-medium text-ink">{mail.subject}</span>
            <span className="min-w-0 truncate text-12 text-ink-2">{t('to', { address: mail.to })}</span>
            <span className="text-12 text-ink-3">{formatAgo(dateOfUnix(mail.created_at_unix))}</span>
          </span>
        </summary>
        <p className="mt-3 pl-6 whitespace-pre-wrap break-words text-13 text-ink-2">{mail.text}</p>
      </details>
      {link && <CopyButton text={link} label={t('copyLink')} />}
    </li>
  );
}
