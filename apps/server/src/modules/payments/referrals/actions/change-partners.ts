import type { Partner } from '@mynah/contract/billing/referrals';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { findUser, findUserByEmail } from '../../../accounts/users/index.ts';
import { endPartnerKey, insertPartner, listPartners } from '../referrals.store.ts';
import { toPartner } from '../referrals.view.ts';

const shown = 200;

export async function readPartners({ db }: Platform): Promise<Partner[]> {
  const rows = await listPartners(db, shown);
  return Promise.all(
    rows.map(async ({ partner, signUps, customers }) => {
      const email = (await findUser(db, partner.userId))?.email ?? '';
      return toPartner(partner, { email, signUps, customers });
    }),
  );
}

interface NewPartner {
  key: string;
  email: string;
  rewardCredits: number;
}

/** @throws Failure `not_found` where nobody has this address, `conflict` where there is one of this name */
export async function createPartner(
  { db, clock }: Platform,
  staff: Actor,
  { key, email, rewardCredits }: NewPartner,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Failure('not_found', 'Nobody has an account with this address.');
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (!(await insertPartner(transaction, { key, userId: user.id, rewardCredits, createdAt: now })))
      throw new Failure('conflict', `There is already a partner key ${key}.`);
    await recordStaffAction(
      transaction,
      staff,
      { action: 'partner.create', target: key, details: { rewardCredits } },
      now,
    );
  });
}

/** Who came by it stays counted; its link brings nobody any more. @throws Failure `not_found` */
export async function endPartner({ db, clock }: Platform, staff: Actor, key: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (!(await endPartnerKey(transaction, key, now)))
      throw new Failure('not_found', 'There is no partner key of this name that could be ended.');
    await recordStaffAction(transaction, staff, { action: 'partner.end', target: key }, now);
  });
}
