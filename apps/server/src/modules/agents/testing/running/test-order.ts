import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import type { ConditionResult } from '@mynah/contract/agents/testing/test-runs';
import type { AgentAtVersion } from '../../registry/index.ts';

export interface TestOrder {
  agent: AgentAtVersion;
  test: TestDefinition;
  workflowNodeId: string | null;
  signal: AbortSignal;
}

export interface TestOutcome {
  responses: TranscriptEntry[];
  result: ConditionResult;
}
