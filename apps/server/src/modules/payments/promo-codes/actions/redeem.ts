import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteRedemption, findCode, insertRedemption } from '../promo-codes.store.ts';

interface Use {
  code: string;
  workspaceId: string;
}

class NoneLeft extends Error {}

/** False: the workspace has used it before, or others took the last one. */
export async function redeem({ db, clock }: Platform, use: Use): Promise<boolean> {
  try {
    await db.transaction(async (transaction) => {
      if (!(await insertRedemption(transaction, { ...use, createdAt: clock.now() }))) throw new NoneLeft();
    });
    return true;
  } catch (cause) {
    if (cause instanceof NoneLeft) return false;
    throw cause;
  }
}

/** In the transaction of a payment, which goes with it. @throws Failure `invalid_promocode` */
export async function redeemWith(transaction: Transaction, use: Use, now: Date): Promise<void> {
  if (await insertRedemption(transaction, { ...use, createdAt: now })) return;
  throw new Failure('invalid_promocode', `The promo code ${use.code} can’t be used any more.`);
}

/** A provider has let a code be used, whatever is left of it; counted once for each workspace. */
export async function recordRedemption(transaction: Transaction, use: Use, now: Date): Promise<void> {
  if (await findCode(transaction, use.code)) await insertRedemption(transaction, { ...use, createdAt: now });
}

/** It took nothing off after all. */
export const takeRedemptionBack = ({ db }: Platform, use: Use): Promise<void> =>
  db.transaction((transaction) => deleteRedemption(transaction, use));
