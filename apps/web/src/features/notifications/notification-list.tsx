import type { Notification } from '@mynah/contract/accounts/notifications';
import { BellOff } from 'lucide-react';
import { useMessages } from '#web/features/notifications/messages.ts';
import { useMarkRead, useNotifications } from '#web/features/notifications/notifications.requests.ts';
import { LOOKS } from '#web/features/notifications/severity.ts';
import { formatAgo } from '#web/shared/format/times.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const { data, messages, ...query } = useNotifications();
  return (
    <div className="max-h-[min(26rem,60vh)] overflow-y-auto">
      <ListFrame
        isInset
        query={{ ...query, data: data && messages }}
        loading={<LoadingRows />}
        failed={t('failed')}
        empty={<EmptyState icon={<BellOff aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
        more={t('older')}
      >
        {(list) => (
          <ul>
            {list.map((message) => (
              <li key={message.message_id}>
                <Row message={message} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}

const rowClass =
  'flex w-full items-start gap-3 rounded-md px-3 py-2.5 text-start transition-colors hover:bg-hover';

/** Opening a message reads it, and leads where it points. */
function Row({ message, onLeave }: { message: Notification; onLeave: () => void }) {
  const { mutate: markRead } = useMarkRead();
  const hasPage = useHasPage(message.link ?? '');
  const read = () => {
    if (!message.has_been_read) markRead(message.message_id);
  };
  if (!message.link || !hasPage) {
    return (
      <button type="button" onClick={read} className={rowClass}>
        <RowContent message={message} />
      </button>
    );
  }
  const leave = () => {
    read();
    onLeave();
  };
  return (
    <Link to={message.link} onClick={leave} className={rowClass}>
      <RowContent message={message} />
    </Link>
  );
}

function RowContent({ message }: { message: Notification }) {
  const t = useMessages();
  const { icon: Icon, iconClass } = LOOKS[message.severity];
  return (
    <>
      <Icon
        aria-label={t(message.severity)}
        role="img"
        className={classNames('mt-0.5 size-4 shrink-0', iconClass)}
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('block text-13', !message.has_been_read && 'font-medium')}>
          {message.title}
        </span>
        <span className="block text-12 text-ink-2">{message.description}</span>
        <span className="block text-11 text-ink-3">{formatAgo(new Date(message.create_date_unix_ms))}</span>
      </span>
      {!message.has_been_read && (
        <span role="img" aria-label={t('unread')} className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />
      )}
    </>
  );
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-4 p-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton isRound className="size-4" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
