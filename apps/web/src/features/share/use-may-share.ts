import { useUser } from '#web/shared/account/account.requests.ts';
import { useCanEdit } from '#web/shared/account/roles.ts';

/** HIS-058: enterprise workspaces share nothing in public, and viewers make no links. False until it is known. */
export function useMayShare(): boolean {
  const tier = useUser().data?.subscription.tier;
  return useCanEdit() && tier !== 'enterprise';
}
