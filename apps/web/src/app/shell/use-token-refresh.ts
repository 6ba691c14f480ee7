import { useEffect } from 'react';
import { startRefreshTimer } from '#web/shared/session/refresh-timer.ts';
import { refreshSession, useSession } from '#web/shared/session/session.ts';

/** Keeps a verified user's access token fresh while the shell is open (ACC-022). */
export function useTokenRefresh(): void {
  const isVerified = useSession((session) => session.isVerified);
  useEffect(() => startRefreshTimer({ isVerified }, refreshSession), [isVerified]);
}
