import type { AgentBranchRow } from './agents.tables.ts';

/**
 * The branch that a conversation comes to which names none: by the traffic split of the deployment, main where it leaves
 * something over. `dice` is from 0 up to 1.
 */
export function chooseBranch(branches: readonly AgentBranchRow[], dice: number): AgentBranchRow {
  const main = branches.find(({ isMain }) => isMain);
  if (!main) throw new Error('An agent has a main branch.');
  let left = dice * 100;
  for (const branch of branches) {
    if (branch.isArchived) continue;
    if (left < branch.trafficPercentage) return branch;
    left -= branch.trafficPercentage;
  }
  return main;
}
