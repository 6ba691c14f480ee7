import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users/index.ts';
import { findStaff } from './staff.store.ts';

type Settings = Pick<Platform, 'config'>;
type Person = Pick<UserRow, 'email' | 'emailVerifiedAt' | 'isStaff'>;

/** Who runs the server: who set it up, whom they made one of them, and who is staff by their address. */
export const isStaff = (platform: Settings, person: Person): boolean =>
  person.isStaff || isStaffAddress(platform, person);

/** Staff are known by the domain of a verified address (ACC-081); without the setting nobody is (ACC-082). */
export function isStaffAddress(
  { config }: Settings,
  { email, emailVerifiedAt }: Pick<Person, 'email' | 'emailVerifiedAt'>,
): boolean {
  if (!config.staffDomain || !emailVerifiedAt) return false;
  return email.slice(email.lastIndexOf('@') + 1) === config.staffDomain.toLowerCase();
}

/** Whether anybody looks at what waits for staff. */
export const hasStaff = async ({ config }: Settings, db: Queryable): Promise<boolean> =>
  config.staffDomain !== undefined || (await findStaff(db)).length > 0;
