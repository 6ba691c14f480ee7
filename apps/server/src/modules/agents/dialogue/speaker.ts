import type { ConversationConfigClientOverride } from '@mynah/contract/agents/config/overrides';
import type { LanguageModel } from '../../../platform/language-model/model.ts';
import type { Platform } from '../../../platform/platform.ts';
import { promptDocuments } from '../knowledge/index.ts';
import { languageModelOf, modelWarnings, SpeechEngineLine } from '../language-models/index.ts';
import { type AgentAtVersion, openSpeechEngineKey } from '../registry/index.ts';
import { resolveHeaders, type ValueScope } from '../secrets/index.ts';
import { type AgentTool, loadTools, type ToolServer } from '../tools/index.ts';
import { effectiveConfig } from './effective-config.ts';
import { type Guardrail, guardrailsOf } from './guardrails/guardrails-of.ts';
import type { WorkflowNode } from './workflow/workflow-walk.ts';

/** Who speaks now, with all that it needs: one agent, at one node of its workflow, in one language. */
export interface Speaker {
  /** With its settings as they hold now. */
  agent: AgentAtVersion;
  model: LanguageModel;
  tools: readonly AgentTool[];
  documents: readonly { documentId: string; name: string; text: string }[];
  additionalPrompt: string;
  toolServers: readonly ToolServer[];
  guardrails: readonly Guardrail[];
  /** Servers of tools that could not be reached, in a sentence each. */
  warnings: readonly string[];
  /** Nobody speaks by it any more: connections of its tools are closed. */
  release(): Promise<void>;
}

export interface SpeakerParts {
  agent: AgentAtVersion;
  node: WorkflowNode | undefined;
  language: string;
  client: ConversationConfigClientOverride | null | undefined;
}

/** The agent with what its node, its language and the client change. */
export function agentAsItSpeaks({ agent, node, language, client }: SpeakerParts): AgentAtVersion {
  const config = effectiveConfig({
    base: agent.conversationConfig,
    node: node?.type === 'override_agent' ? node.conversation_config : undefined,
    language,
    client,
  });
  if (node?.type !== 'override_agent') return { ...agent, conversationConfig: config };
  const { prompt } = config.agent;
  const more = {
    tool_ids: [...new Set([...prompt.tool_ids, ...node.additional_tool_ids])],
    knowledge_base: [...prompt.knowledge_base, ...node.additional_knowledge_base],
  };
  const withMore = { ...config, agent: { ...config.agent, prompt: { ...prompt, ...more } } };
  return { ...agent, conversationConfig: withMore };
}

/** @throws Failure `not_found` for a secret that is gone, … */
export async function prepareSpeaker(
  platform: Platform,
  parts: SpeakerParts,
  scope: ValueScope,
  signal: AbortSignal,
): Promise<Speaker> {
  const agent = agentAsItSpeaks(parts);
  const { prompt } = agent.conversationConfig.agent;
  const { workspaceId } = agent;
  const minding = mindOf(platform, agent, scope, signal);
  const loading = loadTools(platform, scope, prompt, signal);
  const release = async () => {
    await Promise.allSettled([
      minding.then((mind) => mind.close()),
      loading.then((tools) => tools.release()),
    ]);
  };
  const [mind, { tools, servers, unreachable }, documents] = await Promise.all([
    minding,
    loading,
    promptDocuments(platform, { workspaceId, locators: prompt.knowledge_base, rag: prompt.rag }),
  ]).catch((cause) => {
    // whichever of them came is of no use without the others
    void release();
    throw cause;
  });
  return {
    agent,
    model: mind.model,
    tools,
    toolServers: servers,
    guardrails: guardrailsOf(agent.platformSettings.guardrails),
    documents,
    additionalPrompt: (parts.node?.type === 'override_agent' && parts.node.additional_prompt) || '',
    warnings: [
      ...unreachable.map(({ message }) => message),
      ...(agent.speechEngine ? [] : modelWarnings(platform, prompt)),
    ],
    release,
  };
}

interface Mind {
  model: LanguageModel;
  close(): Promise<void>;
}

/** A language model, or the server of a speech engine, whose line lasts as long as it speaks. */
async function mindOf(
  platform: Platform,
  { agentId, speechEngine: engine, conversationConfig }: AgentAtVersion,
  scope: ValueScope,
  gone: AbortSignal,
): Promise<Mind> {
  if (!engine) {
    const model = await languageModelOf(platform, scope, conversationConfig.agent.prompt);
    return { model, close: async () => {} };
  }
  const line = new SpeechEngineLine(platform, {
    url: engine.ws_url,
    headers: await resolveHeaders(platform, scope, engine.request_headers),
    key: engine.sealed_key === null ? undefined : openSpeechEngineKey(platform, agentId, engine.sealed_key),
    conversationId: String(scope.variables.system__conversation_id),
    firstWordMs: conversationConfig.agent.prompt.cascade_timeout_seconds * 1000,
    gone,
  });
  return { model: line, close: () => line.close() };
}
