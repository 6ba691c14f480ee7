import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { voicesQuery } from '#web/features/voices/index.ts';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';

/** User, workspace, voices and models are fetched with the shell: every page finds them there (ACC-086). */
export function useFirstLoad(): void {
  const client = useQueryClient();
  useEffect(() => {
    // what fails is asked for again, and told of, where it is shown
    void client.prefetchQuery(userQuery);
    void client.prefetchQuery(workspaceQuery);
    void client.prefetchQuery(voicesQuery);
    void client.prefetchQuery(modelsQuery);
  }, [client]);
}
