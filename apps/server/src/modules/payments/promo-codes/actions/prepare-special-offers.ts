import type { Platform } from '../../../../platform/platform.ts';
import { specialOffers } from '../promo-codes.policy.ts';
import { insertCode } from '../promo-codes.store.ts';

/** One that staff has ended stays ended. */
export async function prepareSpecialOffers({ db }: Platform): Promise<void> {
  for (const offer of specialOffers) await insertCode(db, offer);
}
