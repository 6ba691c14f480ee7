import type { SecondFactorList } from '@mynah/contract/accounts/two-factor';
import type { Platform } from '../../../../../platform/platform.ts';
import { countBackupCodesLeft, listSecondFactors } from '../two-factor.store.ts';
import { toSecondFactor } from '../two-factor.view.ts';

export async function getSecondFactorList({ db }: Platform, userId: string): Promise<SecondFactorList> {
  const factors = await listSecondFactors(db, userId);
  return {
    factors: factors.map(toSecondFactor),
    backup_codes_left: await countBackupCodesLeft(db, userId),
  };
}
