import type { ModelRequest, Source, ToolCall } from '../../../../platform/language-model/model.ts';
import { retrieve } from '../../knowledge/index.ts';
import type { DialogueEvent } from '../dialogue-types.ts';
import { guarded } from '../guardrails/guarded.ts';
import type { Speaker } from '../speaker.ts';
import { exitTools } from '../workflow/choose-exit.ts';
import { leaveBy, walkOn } from '../workflow/walk-on.ts';
import { callInTurn } from './call-in-turn.ts';
import { modelRequest } from './model-request.ts';
import type { Steps, Turn } from './turn.ts';

/** A model that calls tools forever is stopped after so many rounds. */
const mostRounds = 10;

/** The agent's answer: the workflow as far as it leads by itself, then model and tools in rounds. */
export async function* takeTurn(turn: Turn): Steps {
  let course = yield* walkOn(turn);
  for (let round = 0; course === 'on' && round < mostRounds; round++) course = yield* takeRound(turn);
  return 'over';
}

/** Asks the model once, and calls the tools that it wants. */
async function* takeRound(turn: Turn): Steps {
  const { state, signal } = turn;
  const speaker = await state.speaker();
  const exits = exitTools(state.walk?.exits() ?? []);
  const request = modelRequest({
    speaker,
    exits,
    history: state.history,
    variables: state.allVariables,
    sources: await lookUp(turn, speaker),
    textOnly: state.options.textOnly,
    extraBody: state.options.initiation.custom_llm_extra_body ?? undefined,
    signal,
  });
  const calls = yield* guarded(turn, speaker, listen(turn, speaker, request));
  if (!Array.isArray(calls)) return calls;
  for (const [place, call] of calls.entries()) {
    const met = exits.find(({ declaration }) => declaration.name === call.name);
    const course = met ? yield* leaveBy(turn, met.exit, call) : yield* callInTurn(turn, speaker, call);
    const isElsewhere = met !== undefined || course === 'over';
    if (!isElsewhere) continue;
    for (const left of calls.slice(place + 1)) state.history.addToolResult(left, 'Not called.');
    return course;
  }
  return calls.length > 0 ? 'on' : 'over';
}

/** Hands on what the model says. What was said before an interruption stays said; its calls are not made. */
async function* listen(
  { state, record, signal }: Turn,
  { model }: Speaker,
  request: ModelRequest,
): AsyncGenerator<DialogueEvent, ToolCall[]> {
  let text = '';
  const calls: ToolCall[] = [];
  try {
    for await (const event of model.stream(request)) {
      signal.throwIfAborted();
      if (event.type === 'text') {
        text += event.text;
        record.addText(event.text);
        yield event;
      } else if (event.type === 'reasoning') {
        record.addReasoning(event.text);
        yield event;
      } else if (event.type === 'tool-call') calls.push(event.call);
      else if (event.type === 'usage') {
        record.addUsage(event);
        yield {
          ...{ type: 'context', model: record.model },
          ...{ tokens: event.inputTokens + event.outputTokens, mostTokens: model.contextTokens },
        };
      } else if (event.type === 'model') record.setModel(event.name);
    }
  } finally {
    state.history.addAgent(text, signal.aborted ? [] : calls);
  }
  return calls;
}

/** Passages for what the caller said last, once a turn. */
async function lookUp({ state, record, signal }: Turn, speaker: Speaker): Promise<readonly Source[]> {
  const { workspaceId, conversationConfig } = speaker.agent;
  const { knowledge_base: locators, rag } = conversationConfig.agent.prompt;
  const query = state.history.lastQuestion;
  if (locators.length === 0 || query === '') return [];
  const begunAt = performance.now();
  const sources = await record.once(query, () =>
    retrieve(state.options.platform, { workspaceId, locators, rag, query, signal }),
  );
  record.addRetrieval(query, sources, (performance.now() - begunAt) / 1000);
  return sources;
}
