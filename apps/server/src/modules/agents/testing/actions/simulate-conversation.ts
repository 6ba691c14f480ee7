import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type {
  SimulationPart,
  SimulationResult,
  SimulationSpecification,
} from '@mynah/contract/agents/testing/simulations';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { analyze, whatToAnalyze } from '../../conversations/index.ts';
import { type Dialogue, openDialogue } from '../../dialogue/index.ts';
import { namedModel } from '../../language-models/index.ts';
import { type AgentAtVersion, requireAgent } from '../../registry/index.ts';
import { plainOutcome } from '../../tools/index.ts';
import { simulatedCall } from '../running/simulated-call.ts';

type Criteria = AgentAtVersion['platformSettings']['evaluation']['criteria'];

export interface SimulationOrder {
  agentId: string;
  branchId?: string | undefined;
  /** `draft`: as the caller has changed it and not published. */
  versionId?: string | undefined;
  specification: SimulationSpecification;
  criteria: Criteria;
  mostNewTurns: number;
}

/**
 * A model plays the caller; what is said comes as it is said, with what was said before at first, and the analysis at
 * last. Nothing is written down. @throws Failure `language_model_unavailable` where none could play the caller
 */
export async function simulateConversation(
  platform: Platform,
  actor: Actor,
  order: SimulationOrder,
  signal: AbortSignal,
): Promise<AsyncGenerator<SimulationPart>> {
  const { agentId, branchId, versionId, specification } = order;
  const draft = versionId === 'draft' ? { draftOf: actor.userId } : { versionId };
  const agent = await requireAgent(platform, actor, { agentId, branchId, ...draft, role: 'editor' });
  const caller = namedModel(platform, specification.simulated_user_config.prompt.llm);
  if (!caller)
    throw new Failure(
      'language_model_unavailable',
      'No language model is set up that could play the caller.',
    );
  const dialogue = await openSimulation(platform, agent, specification);
  return parts();

  async function* parts(): AsyncGenerator<SimulationPart> {
    const said: TranscriptEntry[] = [...specification.partial_conversation_history];
    try {
      if (said.length > 0) yield { simulated_conversation: [...said] };
      const { prompt, first_message: opening } = specification.simulated_user_config;
      const call = { dialogue, caller: caller!, scenario: prompt.prompt, opening, history: [...said] };
      for await (const entry of simulatedCall({ ...call, entries: order.mostNewTurns, signal })) {
        said.push(entry);
        yield { simulated_conversation: [entry] };
      }
      const wanted = whatToAnalyze(agent.platformSettings);
      const criteria = [...wanted.criteria, ...order.criteria];
      yield { analysis: await analyze(platform, said, { ...wanted, criteria }, signal) };
    } finally {
      dialogue.dispose();
    }
  }
}

/** All of it at once. */
export async function simulateWhole(...order: Parameters<typeof simulateConversation>) {
  const said: TranscriptEntry[] = [];
  let analysis: SimulationResult['analysis'] | undefined;
  for await (const part of await simulateConversation(...order)) {
    said.push(...(part.simulated_conversation ?? []));
    analysis = part.analysis;
  }
  if (!analysis) throw new Error('A simulated conversation ends with its analysis.');
  return { simulated_conversation: said, analysis };
}

function openSimulation(
  platform: Platform,
  agent: AgentAtVersion,
  { dynamic_variables, partial_conversation_history, tool_mock_config: mocks }: SimulationSpecification,
): Promise<Dialogue> {
  return openDialogue({
    platform,
    agent,
    conversationId: newId('conv_'),
    initiation: { dynamic_variables },
    environment: 'production',
    source: 'unknown',
    textOnly: false,
    history: partial_conversation_history,
    runClientTool: async () => ({ content: 'Tool Called.', isError: false }),
    approve: async () => true,
    mock: ({ config }) => {
      const mock = Object.hasOwn(mocks, config.name) ? mocks[config.name] : undefined;
      return mock && plainOutcome(mock.default_return_value, mock.default_is_error);
    },
  });
}
