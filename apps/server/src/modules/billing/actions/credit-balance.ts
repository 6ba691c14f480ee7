import type { Platform } from '../../../platform/platform.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { getCreditAccount } from './get-credit-account.ts';

export interface CreditBalance {
  /** Settled in this period. */
  used: number;
  /** Of work that runs. */
  reserved: number;
  /** Of the period, without `granted`; null: none. */
  limit: number | null;
  /** Beside the plan. */
  granted: number;
  /** Of the period, by the workspace's own people; null: none. */
  budget: number | null;
  periodEndsAt: Date;
}

export async function creditBalance(platform: Platform, workspaceId: string): Promise<CreditBalance> {
  const account = await getCreditAccount(platform, workspaceId);
  const { used, reserved, granted, budget, periodEndsAt } = account;
  const limit = limitOf(account, await getTier(platform.db, workspaceId));
  return { used, reserved, limit, granted, budget, periodEndsAt };
}
