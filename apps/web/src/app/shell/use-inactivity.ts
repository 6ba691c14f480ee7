import { useEffect } from 'react';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { startInactivityTimer } from '#web/shared/session/inactivity-timer.ts';
import { signOut } from '#web/shared/session/session.ts';

/** Ends the session when the workspace wants it ended after so many seconds without anybody (WSP-073, WSP-075). */
export function useInactivity(): void {
  const seconds = useWorkspace().data?.session_inactivity_timeout ?? null;
  useEffect(() => {
    if (seconds === null) return;
    return startInactivityTimer({ seconds, onTimeout: () => void signOut() });
  }, [seconds]);
}
