import { useEffect } from 'react';
import { useUser } from '#web/shared/account/account.requests.ts';
import { startRefreshTimer } from '#web/shared/session/refresh-timer.ts';
import { refreshSession } from '#web/shared/session/session.ts';

/** Keeps a verified user's access token fresh while the shell is open (ACC-022). */
export function useTokenRefresh(): void {
  const isVerified = useUser().data?.is_email_verified ?? false;
  useEffect(() => startRefreshTimer({ isVerified }, refreshSession), [isVerified]);
}
