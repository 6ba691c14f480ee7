import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users/index.ts';

/** Staff are known by the domain of a verified address (ACC-081); without the setting nobody is (ACC-082). */
export function isStaffAddress(
  { config }: Pick<Platform, 'config'>,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
): boolean {
  if (!config.staffDomain || !emailVerifiedAt) return false;
  return email.slice(email.lastIndexOf('@') + 1) === config.staffDomain.toLowerCase();
}
