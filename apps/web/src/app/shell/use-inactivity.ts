import { useEffect } from 'react';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { signOut } from '#web/shared/session/session.ts';

/** Ends the session when the workspace wants it ended after so many seconds without anybody (WSP-073, WSP-075). */
export function useInactivity(): void {
  const seconds = useWorkspace().data?.session_inactivity_timeout ?? null;
  useEffect(() => {
    if (seconds === null) return;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    // few workspaces want it, so that no page carries it
    void loadCode(() => import('#web/shared/session/inactivity-timer.ts')).then(
      ({ startInactivityTimer }) => {
        if (!isOver) stop = startInactivityTimer({ seconds, onTimeout: () => void signOut() });
      },
    );
    return () => stop();
  }, [seconds]);
}
