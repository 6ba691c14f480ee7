import { budgetRoutes as routes } from '@mynah/contract/workspaces/budgets';
import { handle } from '../../../platform/http/index.ts';
import { listBudgets, listHolders } from './actions/list-budgets.ts';
import { setBudget } from './actions/set-budget.ts';

export const budgetHttpRoutes = [
  handle(routes.list, ({ platform, actor }) => listBudgets(platform, actor)),
  handle(routes.holders, ({ platform, actor }) => listHolders(platform, actor)),
  handle(routes.set, async ({ platform, actor, body }) => {
    await setBudget(platform, actor, body);
    return { status: 'ok' as const };
  }),
];
