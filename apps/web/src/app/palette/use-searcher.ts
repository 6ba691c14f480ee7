import { useUser } from '#web/shared/account/account.requests.ts';
import { useCanEdit, useIsAdmin } from '#web/shared/account/roles.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import type { Searcher } from '#web/shared/search/feature-search.ts';

export function useSearcher(): Searcher {
  return {
    isEditor: useCanEdit(),
    isAdmin: useIsAdmin(),
    isStaff: useUser().data?.is_staff === true,
    config: useAppConfig().data,
  };
}
