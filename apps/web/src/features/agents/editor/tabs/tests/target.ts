import type { AgentContent } from '#web/features/agents/agent-types.ts';
import type { Target } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';

/** `draft`: what is changed on the open branch; else a branch as it is published. */
export const targetOf = (against: string, openBranchId: string, content: AgentContent): Target =>
  against === 'draft' ? { branchId: openBranchId, draft: content } : { branchId: against };
