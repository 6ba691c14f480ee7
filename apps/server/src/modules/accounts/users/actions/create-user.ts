import type { Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { insertUser, type UserRow } from '../users.store.ts';
import type { GeoLocation } from '../users.tables.ts';

interface NewUser {
  email: string;
  /** By `hashPassword`, made before the transaction: it takes its time. Null: they sign in elsewhere. */
  passwordHash: string | null;
  firstName: string;
  /** Who holds the server's own link or environment needs no mail to be known. */
  isEmailVerified: boolean;
  /** Who sets the server up runs it. */
  isStaff?: boolean;
  agreesToProductUpdates?: boolean;
  geoLocation?: GeoLocation | null;
  now: Date;
}

/** A new user has onboarding before them: the columns' defaults are for records without it (ACC-018). */
export async function createUser(transaction: Transaction, user: NewUser): Promise<UserRow> {
  return insertUser(transaction, {
    id: newId(),
    email: user.email.toLowerCase(),
    passwordHash: user.passwordHash,
    firstName: user.firstName,
    emailVerifiedAt: user.isEmailVerified ? user.now : null,
    isStaff: user.isStaff,
    agreesToProductUpdates: user.agreesToProductUpdates,
    geoLocation: user.geoLocation,
    isOnboardingCompleted: false,
    isOnboardingChecklistCompleted: false,
    createdAt: user.now,
  });
}
