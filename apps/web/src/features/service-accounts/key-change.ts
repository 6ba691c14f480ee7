import type { changeOf } from '#web/features/api-keys/index.ts';

type KeyChange = ReturnType<typeof changeOf>;

const cleared = <Value>(value: Value | null | undefined) => (value === null ? ('clear' as const) : value);

/** The calls of service accounts have words where those of other keys have null; undefined stays. */
export const toServiceKeyChange = ({ is_disabled: isDisabled, ...change }: KeyChange) => ({
  name: change.name,
  is_enabled: isDisabled === undefined ? undefined : !isDisabled,
  permissions: change.permissions === null ? ('all' as const) : change.permissions,
  character_limit: cleared(change.character_limit),
  allowed_ips: cleared(change.allowed_ips),
  expires_at_unix: cleared(change.expires_at_unix),
});
