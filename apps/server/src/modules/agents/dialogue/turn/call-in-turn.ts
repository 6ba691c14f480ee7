import type { ToolCall } from '../../../../platform/language-model/model.ts';
import type { AgentTool } from '../../tools/index.ts';
import type { Speaker } from '../speaker.ts';
import { callTool } from './call-tool.ts';
import { say, takeEffect } from './take-effect.ts';
import type { Steps, Turn } from './turn.ts';

/** Calls one tool that the model asked for, and does to the conversation what it does. */
export async function* callInTurn(turn: Turn, speaker: Speaker, call: ToolCall): Steps {
  const { state, record } = turn;
  const tool = speaker.tools.find(({ declaration }) => declaration.name === call.name);
  if (!tool) {
    state.history.addToolResult(call, `There is no tool ${call.name}.`);
    return 'on';
  }
  record.addCall(tool, call);
  yield { type: 'tool-call', tool, call };
  const { outcome, effect, speech } = await resultOf(turn, speaker, tool, call);
  const updates = state.variables.assign(outcome.assignments, { name: call.name, requestId: call.id });
  record.addResult(tool, call, outcome, updates);
  state.history.addToolResult(call, outcome.content);
  yield { type: 'tool-result', tool, call, outcome };
  // a model that says goodbye itself does not say it twice
  if (speech && record.text.trim() === '') yield* say(turn, speech);
  return effect ? yield* takeEffect(turn, effect) : 'on';
}

async function resultOf({ state, signal }: Turn, speaker: Speaker, tool: AgentTool, call: ToolCall) {
  try {
    return await callTool({ options: state.options, speaker, scope: state.scope, signal }, tool, call);
  } catch (cause) {
    // no vendor takes a call without its result
    state.history.addToolResult(call, 'Interrupted.');
    throw cause;
  }
}
