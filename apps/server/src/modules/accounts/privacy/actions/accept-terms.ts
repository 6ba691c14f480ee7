import type { Agreement } from '@mynah/contract/accounts/terms';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { users } from '../../users/users.tables.ts';

/** The first time counts: whoever accepts again has accepted then. */
export async function acceptBiometricTerms({ db, clock }: Platform, userId: string): Promise<void> {
  const isNew = and(eq(users.id, userId), isNull(users.acceptedBipaTermsAt));
  await db.update(users).set({ acceptedBipaTermsAt: clock.now() }).where(isNew);
}

/** Beside the others, in one statement: agreements of the same moment do not undo each other (ACC-013). */
export async function acceptTerms(
  { db, clock }: Platform,
  userId: string,
  agreement: Agreement,
): Promise<void> {
  const added = JSON.stringify({ [`${agreement}_unix`]: unixSeconds(clock.now()) });
  await db
    .update(users)
    .set({ termsAgreedTo: sql`${added}::jsonb || ${users.termsAgreedTo}` })
    .where(eq(users.id, userId));
}
