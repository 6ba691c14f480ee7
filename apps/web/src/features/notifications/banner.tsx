import type { Notification } from '@mynah/contract/accounts/notifications';
import { X } from 'lucide-react';
import { useMessages } from '#web/features/notifications/messages.ts';
import { useMarkRead } from '#web/features/notifications/notifications.requests.ts';
import { LOOKS } from '#web/features/notifications/severity.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A message that needs attention, until it is read. */
export function Banner({ message }: { message: Notification }) {
  const t = useMessages();
  const { mutate: markRead, isPending } = useMarkRead();
  const { icon: Icon, bannerClass } = LOOKS[message.severity];
  const hasPage = useHasPage(message.link ?? '');
  const onRead = () => markRead(message.message_id);
  return (
    <div
      role={message.severity === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-center gap-2 border-b py-1 pe-2 ps-5 text-12', bannerClass)}
    >
      <Icon aria-label={t(message.severity)} role="img" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 py-1">
        <strong className="font-medium">{message.title}.</strong> {message.description}
      </p>
      {message.link && hasPage && (
        <Link to={message.link} onClick={onRead} className="shrink-0 rounded-sm font-medium underline">
          {t('view')}
        </Link>
      )}
      <IconButton size="sm" label={t('dismiss')} disabled={isPending} onClick={onRead}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
