import { timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../../../platform/crypto/index.ts';
import type { Platform } from '../../../platform/platform.ts';

const purpose = 'opt-out-of-updates';

/** Follows from the user's id, so that mails of all times keep their way out. */
export const optOutKey = ({ keys }: Platform, userId: string): string =>
  `${userId}.${deriveSecret(keys.keyFor(purpose), userId)}`;

/** Whose key it is; undefined for one that is none. */
export function readOptOutKey(platform: Platform, key: string): string | undefined {
  const userId = key.slice(0, Math.max(0, key.indexOf('.')));
  const given = Buffer.from(key);
  const right = Buffer.from(optOutKey(platform, userId));
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
