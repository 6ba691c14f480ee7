import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/notifications/messages.ts';
import { NotificationList } from '#web/features/notifications/notification-list.tsx';
import { useMarkRead, useNotifications } from '#web/features/notifications/notifications.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';

const MOST_SHOWN = 99;

/** The bell in the header, with how many messages wait, and the list that it opens. */
export function NotificationBell() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { unreadCount } = useNotifications();
  const { mutate: markRead, isPending } = useMarkRead();
  const label = unreadCount > 0 ? t('open', { count: unreadCount }) : t('openNone');
  const readAll = (
    <Button size="sm" variant="ghost" isBusy={isPending} onClick={() => markRead('all')}>
      {t('readAll')}
    </Button>
  );
  return (
    <Popover
      title={t('title')}
      aside={unreadCount > 0 && readAll}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="w-95"
      trigger={
        <button type="button" aria-label={label} className={classNames(iconButtonClass('sm'), 'relative')}>
          <Bell aria-hidden />
          <UnreadCount count={unreadCount} />
        </button>
      }
    >
      <NotificationList onLeave={() => setOpen(false)} />
    </Popover>
  );
}

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 font-medium text-11 text-on-ink"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
