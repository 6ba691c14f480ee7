import { Failure, toFailure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineWorkflow, type StateChange, type WorkflowRun } from '../../../platform/workflows/index.ts';
import { type AgentAtVersion, findAgent } from '../registry/index.ts';
import { withOverride } from './config-override.ts';
import {
  cancelledSummary,
  failPending,
  findInvocationOfRun,
  listRuns,
  settleRun,
} from './invocations.store.ts';
import { runTest } from './running/run-test.ts';
import type { TestOutcome } from './running/test-order.ts';
import type { InvocationRow, TestRunRow } from './testing.tables.ts';

/** Tests that are run beside one another. */
const atATime = 4;

/** Runs the tests of an invocation that are still to be run; each is a step. */
export const runInvocation = defineWorkflow({
  name: 'agent-testing.run',
  retryLimit: 3,
  expireInSeconds: 3600,
  atATime: { all: 4, ofGroup: 2 },
  run: async (platform, work) => {
    const invocation = await findInvocationOfRun(platform.db, work);
    if (!invocation) throw new Failure('agent_test_run_not_found', 'The run of tests is gone.');
    const agent = await findAgent(platform, invocation);
    if (!agent) throw new Failure('agent_not_found', 'The agent that was to be tested is gone.');
    await runAll(platform, work, invocation, withOverride(agent, invocation.configOverride));
  },
  follow: async (_, { run, state, transaction, failure }: StateChange) => {
    const invocation = await findInvocationOfRun(transaction, run);
    if (!invocation || state === 'running') return undefined;
    const why = state === 'cancelled' ? cancelledSummary : (failure?.message ?? 'It failed.');
    await failPending(transaction, invocation, why);
    return undefined;
  },
});

async function runAll(
  platform: Platform,
  work: WorkflowRun,
  invocation: InvocationRow,
  agent: AgentAtVersion,
): Promise<void> {
  const runs = await listRuns(platform.db, invocation);
  await work.expect(runs.length);
  await work.each(
    'test',
    runs,
    async (run, { signal }) => {
      if (run.status === 'pending') await runOne(platform, invocation, { agent, run, signal });
      return null;
    },
    { atATime },
  );
}

interface RunOrder {
  agent: AgentAtVersion;
  run: TestRunRow;
  signal: AbortSignal;
}

async function runOne(
  platform: Platform,
  invocation: InvocationRow,
  { agent, run, signal }: RunOrder,
): Promise<void> {
  const order = { agent, test: run.definition, workflowNodeId: run.workflowNodeId, signal };
  const { responses, result } = await runTest(platform, order).catch((cause): TestOutcome => {
    signal.throwIfAborted();
    return { responses: [], result: brokenBy(cause) };
  });
  const status = result.result === 'success' ? 'passed' : 'failed';
  await settleRun(platform.db, invocation, run.id, { status, responses, result });
}

/** An agent that cannot answer has failed its test, and the report says by what. */
function brokenBy(cause: unknown): TestOutcome['result'] {
  const { message } = toFailure(cause);
  return { result: 'failure', rationale: { messages: [message], summary: message } };
}
