import { type ReactElement, useState } from 'react';
import { useMessages } from '#web/features/notifications/messages.ts';
import { NotificationList } from '#web/features/notifications/notification-list.tsx';
import { useMarkRead, useNotifications } from '#web/features/notifications/notifications.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';

/** Opens as it comes: a press of the bell has loaded it. */
export function NotificationPanel({ trigger }: { trigger: ReactElement<Record<string, unknown>> }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(true);
  const { unreadCount } = useNotifications();
  const { mutate: markRead, isPending } = useMarkRead();
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
      trigger={trigger}
    >
      <NotificationList onLeave={() => setOpen(false)} />
    </Popover>
  );
}
