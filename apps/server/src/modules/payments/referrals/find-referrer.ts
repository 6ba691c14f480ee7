import type { Queryable } from '../../../platform/db/database.ts';
import { findUserOfReferralCode } from '../../accounts/profile/index.ts';
import { findPartner } from './referrals.store.ts';

interface Referrer {
  userId: string;
  /** Null: by the link that everybody has. */
  partnerKey: string | null;
}

/** Whose link it is: a partner’s key, or the code that everybody has. Undefined: nobody’s, or one that has ended. */
export async function findReferrer(db: Queryable, code: string): Promise<Referrer | undefined> {
  const partner = await findPartner(db, code.toLowerCase());
  if (partner) return partner.endedAt ? undefined : { userId: partner.userId, partnerKey: partner.key };
  const userId = await findUserOfReferralCode(db, code);
  return userId === undefined ? undefined : { userId, partnerKey: null };
}
