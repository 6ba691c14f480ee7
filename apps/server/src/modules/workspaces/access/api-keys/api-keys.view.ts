import type { ServiceAccountKey } from '@mynah/contract/workspaces/service-accounts';
import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { ApiKeyRow } from './api-keys.store.ts';

export function toApiKey(row: ApiKeyRow, now: Date): ApiKey {
  const isCurrent = row.creditsPeriodEndsAt !== null && row.creditsPeriodEndsAt > now;
  return {
    key_id: row.id,
    name: row.name,
    hint: row.hint,
    permissions: row.permissions,
    character_limit: row.characterLimit,
    character_count: isCurrent ? row.creditsUsed : 0,
    is_disabled: row.isDisabled,
    allowed_ips: row.allowedIps,
    expires_at_unix: row.expiresAt && unixSeconds(row.expiresAt),
    third_party_disable_allowed: row.thirdPartyDisableAllowed,
    created_at_unix: unixSeconds(row.createdAt),
    last_used_at_unix: row.lastUsedAt && unixSeconds(row.lastUsedAt),
  };
}

export const toServiceAccountKey = (row: ApiKeyRow, now: Date): ServiceAccountKey => ({
  ...toApiKey(row, now),
  service_account_user_id: row.userId,
  hashed_xi_api_key: row.keyHash,
  disable_reason: row.disableReason,
  platform_limits: null,
});
