import type { Platform } from '../../../platform/platform.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { getCreditAccount } from './get-credit-account.ts';

export interface CreditBalance {
  /** Settled in this period. */
  used: number;
  /** Of the period, without `granted`; null: none. */
  limit: number | null;
  /** Beside the plan. */
  granted: number;
  periodEndsAt: Date;
}

export async function creditBalance(platform: Platform, workspaceId: string): Promise<CreditBalance> {
  const account = await getCreditAccount(platform, workspaceId);
  const { used, granted, periodEndsAt } = account;
  return { used, limit: limitOf(account, await getTier(platform.db, workspaceId)), granted, periodEndsAt };
}
