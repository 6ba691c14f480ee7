import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { whenIdle } from '#web/shared/when-idle.ts';

/** A page that shows voices asks for them itself. */
const VOICES_AT_LATEST_MS = 300;

/** User, workspace, voices and models are fetched with the shell: every page finds them there (ACC-086). */
export function useFirstLoad(): void {
  const client = useQueryClient();
  useEffect(() => {
    // what fails is asked for again, and told of, where it is shown
    void client.prefetchQuery(userQuery);
    void client.prefetchQuery(workspaceQuery);
    void client.prefetchQuery(modelsQuery);
    return whenIdle(async () => {
      const { voicesQuery } = await loadCode(() => import('#web/app/shell/first-voices.ts'));
      await client.prefetchQuery(voicesQuery);
    }, VOICES_AT_LATEST_MS);
  }, [client]);
}
