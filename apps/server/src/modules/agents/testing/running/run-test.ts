import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { TestDefinition } from '@mynah/contract/agents/testing/agent-tests';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Dialogue, openDialogue } from '../../dialogue/index.ts';
import { answer } from './answer-turn.ts';
import { judgeResponse } from './judge-response.ts';
import { judgeToolCall } from './judge-tool-call.ts';
import { simulate } from './simulate.ts';
import type { TestOrder, TestOutcome } from './test-order.ts';
import { toolMocks } from './tool-mocks.ts';

/** Runs one test on one version of an agent. No conversation is written down, and mocked tools are not called. */
export async function runTest(platform: Platform, order: TestOrder): Promise<TestOutcome> {
  const { test, signal } = order;
  const dialogue = await openTestDialogue(platform, order);
  try {
    if (test.type === 'simulation') return await simulate(platform, { ...order, test, dialogue });
    const entry = await answerLast(dialogue, test, signal);
    const judged = { platform, agent: order.agent, entry, signal };
    const result =
      test.type === 'llm'
        ? await judgeResponse({ ...judged, test })
        : await judgeToolCall({ ...judged, test });
    return { responses: [entry], result };
  } finally {
    dialogue.dispose();
  }
}

function openTestDialogue(platform: Platform, { agent, test, workflowNodeId }: TestOrder): Promise<Dialogue> {
  const said = test.type === 'simulation' ? test.chat_history : test.chat_history.slice(0, -1);
  return openDialogue({
    platform,
    agent,
    conversationId: newId('conv_'),
    initiation: {
      dynamic_variables: test.dynamic_variables,
      starting_workflow_node_id: workflowNodeId,
    },
    environment: test.environment ?? 'production',
    source: test.conversation_initiation_source ?? 'unknown',
    textOnly: false,
    history: said,
    runClientTool: async () => ({ content: 'Tool Called.', isError: false }),
    approve: async () => true,
    mock: toolMocks(test),
  });
}

/** What the agent says to the last thing that the caller said. */
async function answerLast(
  dialogue: Dialogue,
  { chat_history: history }: TestDefinition,
  signal: AbortSignal,
): Promise<TranscriptEntry> {
  const last = history.at(-1);
  return answer(dialogue, last?.role === 'user' ? (last.message ?? '') : '', signal);
}
