import { CloudOff } from 'lucide-react';
import { useMessages } from '#web/app/messages.ts';
import { useConnection } from '#web/shared/connection/connection.ts';

/** Says that the connection is gone; there from the start, so that screen readers hear of it. */
export function ConnectionNotice() {
  const t = useMessages();
  const { isOnline, isServerGone } = useConnection();
  const isFine = isOnline && !isServerGone;
  return (
    <div role="status">
      {!isFine && (
        <p className="flex items-center gap-2 border-b bg-sunken px-5 py-2 text-12 text-ink-2">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          <span>
            <span className="font-medium text-ink">{t(isOnline ? 'serverGone' : 'offline')}</span>{' '}
            {t(isOnline ? 'serverGoneText' : 'offlineText')}
          </span>
        </p>
      )}
    </div>
  );
}
