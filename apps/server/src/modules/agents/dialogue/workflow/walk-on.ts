import type { ToolCall } from '../../../../platform/language-model/model.ts';
import { say, takeEffect } from '../turn/take-effect.ts';
import type { Steps, Turn } from '../turn/turn.ts';
import { chooseExit } from './choose-exit.ts';
import { extractValue } from './extract-value.ts';
import { runToolNode } from './run-tool-node.ts';
import type { WorkflowExit, WorkflowNode } from './workflow-walk.ts';

/** Nodes that lead on by themselves, one after the other, at most. */
const mostNodes = 20;

/** Goes on in the workflow as far as it leads without a word of the model. */
export async function* walkOn(turn: Turn): Steps {
  const { state, signal } = turn;
  for (let steps = 0; state.walk && steps < mostNodes; steps++) {
    const { node } = state.walk;
    if (node.type === 'end') return yield* takeEffect(turn, { type: 'end-call', reason: 'Workflow ended' });
    if (node.type === 'standalone_agent') return yield* handOver(turn, node);
    const toolsSucceeded = node.type === 'tool' ? yield* runToolNode(turn, node) : undefined;
    const exit = await chooseExit(state.walk.exits(), {
      variables: state.allVariables,
      extract: async (value) => extractValue((await state.speaker()).model, state.history, value, signal),
      hasSpoken: state.hasSpoken || node.type !== 'override_agent',
      toolsSucceeded,
    });
    if (!exit) return 'on';
    state.enterNode(exit.target);
    if (waitsForCaller(state.walk.node)) return 'over';
  }
  return 'on';
}

const waitsForCaller = (node: WorkflowNode): boolean =>
  node.type === 'override_agent' && node.entry_behavior === 'wait_for_user';

/** The model says that the condition of an edge is met. */
export async function* leaveBy(turn: Turn, exit: WorkflowExit, call: ToolCall): Steps {
  const { state } = turn;
  state.history.addToolResult(call, 'Noted.');
  state.enterNode(exit.target);
  if (state.walk && waitsForCaller(state.walk.node)) return 'over';
  return yield* walkOn(turn);
}

type StandaloneAgentNode = Extract<WorkflowNode, { type: 'standalone_agent' }>;

/** An agent that is gone: the conversation stays where it is, and the model answers. */
async function* handOver(turn: Turn, node: StandaloneAgentNode): Steps {
  const agent = node.agent_id ? await turn.state.findColleague(node.agent_id) : undefined;
  if (!agent) return 'on';
  if (node.transfer_message) yield* say(turn, node.transfer_message);
  const speaksFirst = node.enable_transferred_agent_first_message;
  return yield* takeEffect(turn, { type: 'transfer', agent, delayMs: node.delay_ms, speaksFirst });
}
