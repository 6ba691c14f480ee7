import type { Budget } from '@mynah/contract/workspaces/budgets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

const key = ['budgets'];

export const useBudgets = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET /v1/workspace/budgets', { signal }) });

export const useHolders = () =>
  useQuery({
    queryKey: [...key, 'holders'],
    queryFn: ({ signal }) => call('GET /v1/workspace/budgets/holders', { signal }),
    select: ({ holders }) => holders,
  });

/** Without a limit there is no budget. */
export type BudgetChange = Pick<Budget, 'kind' | 'id'> & { limit: number | null };

export function useSetBudget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: BudgetChange) => call('PUT /v1/workspace/budgets', { json: change }),
    // limits of members and keys stand on other pages, too
    onSuccess: () => client.invalidateQueries(),
  });
}
