import type { BudgetKind } from '@mynah/contract/workspaces/budgets';
import type { spending } from '../../workspaces/access/index.ts';

const holders = { person: 'member', api_key: 'api-key', group: 'group' } as const satisfies Record<
  Exclude<BudgetKind, 'workspace'>,
  spending.LimitHolder
>;

export const holderOf = (kind: Exclude<BudgetKind, 'workspace'>): spending.LimitHolder => holders[kind];

export function kindOf(holder: spending.LimitHolder): BudgetKind {
  if (holder === 'member') return 'person';
  return holder === 'api-key' ? 'api_key' : 'group';
}
