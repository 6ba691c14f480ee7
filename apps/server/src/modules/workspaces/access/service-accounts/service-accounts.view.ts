import type { Group } from '@mynah/contract/workspaces/groups';
import type {
  ServiceAccount,
  ServiceAccountKey,
  SharingLevel,
} from '@mynah/contract/workspaces/service-accounts';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { ServiceAccountRow } from './service-accounts.store.ts';

interface AccountParts {
  keys: ServiceAccountKey[];
  groups: { group: Group; permission_level: SharingLevel }[];
}

export const toServiceAccount = (
  account: ServiceAccountRow,
  { keys, groups }: AccountParts,
): ServiceAccount => ({
  service_account_user_id: account.userId,
  name: account.name ?? '',
  role: account.role,
  created_at_unix: unixSeconds(account.createdAt),
  'api-keys': keys,
  default_sharing_groups: groups,
});
