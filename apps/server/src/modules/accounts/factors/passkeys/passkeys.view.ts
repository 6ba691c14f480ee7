import type { Passkey } from '@mynah/contract/accounts/passkeys';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { PasskeyRow } from './passkeys.store.ts';

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkey_id: id,
  name,
  created_at_unix: unixSeconds(createdAt),
  last_used_unix: lastUsedAt && unixSeconds(lastUsedAt),
});

export const passkeyTransports = ({ transports }: PasskeyRow): string[] | undefined =>
  transports ?? undefined;
