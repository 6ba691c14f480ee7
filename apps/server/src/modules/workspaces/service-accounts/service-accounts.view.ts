import type { Group } from '@mynah/contract/groups';
import type { ServiceAccount, ServiceAccountKey, SharingLevel } from '@mynah/contract/service-accounts';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ApiKeyRow } from '../api-keys/api-keys.store.ts';
import { toApiKey } from '../api-keys/api-keys.view.ts';
import type { ServiceAccountRow } from './service-accounts.store.ts';

export const toServiceAccountKey = (row: ApiKeyRow, now: Date): ServiceAccountKey => ({
  ...toApiKey(row, now),
  service_account_user_id: row.userId,
  hashed_xi_api_key: row.keyHash,
  disable_reason: row.disableReason,
  platform_limits: null,
});

interface AccountParts {
  keys: readonly ApiKeyRow[];
  groups: { group: Group; permission_level: SharingLevel }[];
  now: Date;
}

export const toServiceAccount = (
  account: ServiceAccountRow,
  { keys, groups, now }: AccountParts,
): ServiceAccount => ({
  service_account_user_id: account.userId,
  name: account.name ?? '',
  role: account.role,
  created_at_unix: unixSeconds(account.createdAt),
  'api-keys': keys.map((key) => toServiceAccountKey(key, now)),
  default_sharing_groups: groups,
});
