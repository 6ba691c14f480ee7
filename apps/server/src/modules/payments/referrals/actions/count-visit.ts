import type { Platform } from '../../../../platform/platform.ts';
import { asksConsent, isOptedOutOfSale, type Visit } from '../../../accounts/privacy/index.ts';
import { findReferrer } from '../find-referrer.ts';
import { addClick } from '../referrals.store.ts';

interface ReferralVisit {
  code: string;
  /** Undefined: nothing was decided. */
  allowsMarketing?: boolean | undefined;
  isOptedOut: boolean | undefined;
  visit: Visit;
  userId: string | undefined;
}

/**
 * Counts a link that was opened, by the day, and keeps nothing of who opened it. Whoever is asked first and has not
 * agreed is not counted, nor is who has opted out, by a choice, by law or by the signal of the browser.
 */
export async function countVisit(
  platform: Platform,
  { code, allowsMarketing, isOptedOut, visit, userId }: ReferralVisit,
): Promise<void> {
  const isAllowed = allowsMarketing ?? !asksConsent(platform, visit);
  if (!isAllowed || visit.hasSignal) return;
  if (isOptedOut ?? (await isOptedOutOfSale(platform, { userId, visit }))) return;
  const referrer = await findReferrer(platform.db, code);
  if (!referrer || referrer.userId === userId) return;
  const day = platform.clock.now().toISOString().slice(0, 10);
  await addClick(platform.db, { userId: referrer.userId, day });
}
