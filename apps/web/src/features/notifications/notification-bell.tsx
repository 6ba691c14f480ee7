import { Bell } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '#web/features/notifications/messages.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { classNames } from '#web/ui/class-names.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { OnFirstUse } from '#web/ui/on-first-use.tsx';
import { OnceIdle } from '#web/ui/once-idle.tsx';

const MOST_SHOWN = 99;

const loadPanel = () => import('#web/features/notifications/notification-panel.tsx');
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));

const loadCounter = () => import('#web/features/notifications/unread-counter.ts');
const UnreadCounter = lazy(async () => ({ default: (await loadCounter()).UnreadCounter }));

/** The bell in the header, with how many messages wait, and the list that it opens. */
export function NotificationBell() {
  const [unreadCount, setUnreadCount] = useState(0);
  const bell = <BellButton unreadCount={unreadCount} />;
  return (
    <>
      <OnFirstUse load={loadPanel} opens="dialog" trigger={bell}>
        <NotificationPanel trigger={bell} />
      </OnFirstUse>
      <OnceIdle load={loadCounter}>
        <UnreadCounter onCount={setUnreadCount} />
      </OnceIdle>
    </>
  );
}

function BellButton({ unreadCount, ...props }: ComponentProps<'button'> & { unreadCount: number }) {
  const t = useMessages();
  return (
    <button
      type="button"
      aria-label={unreadCount > 0 ? t('open', { count: unreadCount }) : t('openNone')}
      {...props}
      className={classNames(iconButtonClass('sm'), 'relative')}
    >
      <Bell aria-hidden />
      <UnreadCount count={unreadCount} />
    </button>
  );
}

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="absolute -top-0.5 -end-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 font-medium text-11 text-on-ink"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
