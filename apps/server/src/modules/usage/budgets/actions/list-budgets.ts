import type { Budget, BudgetHolder } from '@mynah/contract/workspaces/budgets';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ledger } from '../../../billing/index.ts';
import { spending } from '../../../workspaces/access/index.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { kindOf } from '../budget-kinds.ts';

/** The workspace's own first, then those that are nearest to their end. */
export async function listBudgets(
  platform: Platform,
  { workspaceId }: Actor,
): Promise<{ budgets: Budget[]; period_ends_at_unix: number }> {
  const { used, reserved, budget, periodEndsAt } = await ledger.creditBalance(platform, workspaceId);
  const limits = await spending.listSpendingLimits(platform.db, { workspaceId, periodEndsAt });
  const others = limits
    .map(({ holder, id, name, used: spent, limit }) => ({
      kind: kindOf(holder),
      id,
      name,
      used: spent,
      limit,
    }))
    .sort((one, other) => shareOf(other) - shareOf(one) || one.name.localeCompare(other.name));
  const workspace = budget === null ? undefined : await findWorkspace(platform.db, workspaceId);
  const own = workspace && {
    kind: 'workspace' as const,
    id: workspaceId,
    name: workspace.name,
    used: used + reserved,
    limit: budget ?? 0,
  };
  return { budgets: own ? [own, ...others] : others, period_ends_at_unix: unixSeconds(periodEndsAt) };
}

/** The workspace, and all that may have a budget in it, by name. */
export async function listHolders(
  { db }: Platform,
  { workspaceId }: Actor,
): Promise<{ holders: BudgetHolder[] }> {
  const workspace = await findWorkspace(db, workspaceId);
  const others = await spending.listHolders(db, workspaceId);
  return {
    holders: [
      { kind: 'workspace', id: workspaceId, name: workspace?.name ?? '' },
      ...others
        .map(({ holder, id, name }) => ({ kind: kindOf(holder), id, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    ],
  };
}

const shareOf = ({ used, limit }: Budget): number => (limit === 0 ? 1 : used / limit);
