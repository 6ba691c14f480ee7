import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';

/** What a budget may be of. */
export const budgetKinds = ['workspace', 'person', 'api_key', 'group'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

/** Percent of a budget, or of a plan's credits, at which its people are told; once a period each. */
export const alertPercents = [75, 90, 100] as const;

const budget = z.object({
  kind: z.enum(budgetKinds),
  /** Of the person, the key or the group; of the workspace its own. */
  id: z.string(),
  name: z.string(),
  /** Credits in this period, running ones included. */
  used: z.int(),
  limit: z.int(),
});
export type Budget = z.infer<typeof budget>;
const holder = budget.pick({ kind: true, id: true, name: true });
export type BudgetHolder = z.infer<typeof holder>;

export const budgetRoutes = {
  list: route({
    id: 'budgets.list',
    method: 'GET',
    path: '/v1/workspace/budgets',
    summary: 'List the workspace’s monthly credit budgets, with what is used of each',
    access: 'workspace_analytics_full_read',
    internal: true,
    answer: json(z.object({ budgets: z.array(budget), period_ends_at_unix: z.int() })),
  }),
  holders: route({
    id: 'budgets.holders',
    method: 'GET',
    path: '/v1/workspace/budgets/holders',
    summary: 'List everything in the workspace that can have a budget',
    access: 'workspace_analytics_full_read',
    internal: true,
    answer: json(z.object({ holders: z.array(holder) })),
  }),
  set: route({
    id: 'budgets.set',
    method: 'PUT',
    path: '/v1/workspace/budgets',
    summary: 'Set or remove a monthly credit budget of the workspace, a member, an API key or a group',
    access: 'workspace_members_remove',
    internal: true,
    body: z.object({
      kind: z.enum(budgetKinds),
      id,
      /** Null: none. */
      limit: z.int().min(0).max(1_000_000_000_000).nullable(),
    }),
    answer: json(ok),
  }),
};
