import type { ToolCall } from '../../../../platform/language-model/model.ts';
import type { DialogueEvent } from '../dialogue-types.ts';
import { callInTurn } from '../turn/call-in-turn.ts';
import type { Turn } from '../turn/turn.ts';
import type { WorkflowNode } from './workflow-walk.ts';

type ToolNode = Extract<WorkflowNode, { type: 'tool' }>;

/** Calls the tools of a node, whatever the model thinks of it: it only gives their arguments. Did all succeed? */
export async function* runToolNode(turn: Turn, node: ToolNode): AsyncGenerator<DialogueEvent, boolean> {
  const { state, signal } = turn;
  const speaker = await state.speaker();
  let succeeded = true;
  for (const { tool_id: id } of node.tools) {
    const tool = speaker.tools.find((known) => known.id === id);
    if (!tool) return false;
    const { name } = tool.declaration;
    const request = {
      messages: state.history.fitting(speaker.model.contextTokens),
      tools: [tool.declaration],
      toolChoice: { name },
      signal,
    };
    let call: ToolCall | undefined;
    for await (const event of speaker.model.stream(request))
      if (event.type === 'tool-call') call ??= event.call;
    if (call?.name !== name) return false;
    state.history.addAgent('', [call]);
    for await (const event of callInTurn(turn, speaker, call)) {
      yield event;
      if (event.type === 'tool-result' && event.outcome.isError) succeeded = false;
    }
  }
  return succeeded;
}
