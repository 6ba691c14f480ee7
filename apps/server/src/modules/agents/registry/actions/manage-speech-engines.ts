import { conversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import type {
  speechEngineRoutes as routes,
  SpeechEngine,
  SpeechEngineConfig,
} from '@mynah/contract/agents/registry/speech-engines';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader } from '../../../workspaces/sharing/index.ts';
import { sealedKeyOf } from '../speech-engine-key.ts';
import { toSpeechEngine } from '../speech-engines.view.ts';
import { changeAgent } from './change-agent.ts';
import { createAgent } from './create-agent.ts';
import { requireFound } from './find-agent.ts';

type NewEngine = Call<typeof routes.create>['body'];
type EngineChange = Call<typeof routes.update>['body'] & { speechEngineId: string };

const kind = 'speech-engine';
const newEngineId = (): string => newId('seng_');

/**
 * Ears and a voice for a server of somebody's own: an agent whose words come from there. The key that makes it is the
 * one by which that server knows who calls.
 */
export async function createSpeechEngine(
  platform: Platform,
  actor: Actor,
  {
    speechEngine,
    name,
    tags,
    language,
    overrides,
    privacy,
    callLimits,
    cascadeTimeoutSeconds,
    ...speech
  }: NewEngine,
  apiKey: string | undefined,
): Promise<SpeechEngine> {
  const id = newEngineId();
  const config = {
    conversation_config: conversationalConfig.parse({
      ...speech,
      agent: { language, prompt: { cascade_timeout_seconds: cascadeTimeoutSeconds } },
    }),
    platform_settings: agentPlatformSettings.parse({
      privacy,
      call_limits: callLimits,
      // clients that only write say so by an override
      overrides: { conversation_config_override: { agent: overrides, conversation: { text_only: true } } },
    }),
    workflow: agentWorkflow.parse({}),
    speech_engine: withKey(platform, id, speechEngine, apiKey),
  };
  await createAgent(platform, actor, { id, name, tags, config, isSpeechEngine: true });
  return showSpeechEngine(platform, actor, id);
}

/** @throws Failure `agent_not_found` */
export async function showSpeechEngine(platform: Platform, actor: Actor, id: string): Promise<SpeechEngine> {
  const found = await requireFound(platform, actor, { agentId: id, role: 'viewer', kind });
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const access = await accessInfoOf(platform, reader, [found.agent]);
  return toSpeechEngine(found, access.get(id));
}

/** Who shows a key gives it to an engine that was made without one. @throws Failure `agent_not_found` */
export async function changeSpeechEngine(
  platform: Platform,
  actor: Actor,
  { speechEngineId: agentId, ...change }: EngineChange,
  apiKey: string | undefined,
): Promise<SpeechEngine> {
  const { version } = await requireFound(platform, actor, { agentId, role: 'editor', kind });
  const { asr, tts, turn, vad, conversation, privacy, language, overrides, name, tags } = change;
  const before = version.config.speech_engine!;
  const sealed = before.sealed_key ?? (apiKey === undefined ? null : sealedKeyOf(platform, agentId, apiKey));
  await changeAgent(platform, actor, {
    ...{ agentId, kind, name, tags },
    conversationConfig: {
      asr,
      tts,
      turn,
      vad,
      conversation,
      agent: { language, prompt: { cascade_timeout_seconds: change.cascadeTimeoutSeconds } },
    },
    platformSettings: {
      privacy,
      call_limits: change.callLimits,
      overrides: overrides && { conversation_config_override: { agent: overrides } },
    },
    speechEngine: { ...(change.speechEngine ?? before), sealed_key: sealed },
  });
  return showSpeechEngine(platform, actor, agentId);
}

/** The copy is of whoever makes it: their key signs. */
export async function duplicateSpeechEngine(
  platform: Platform,
  actor: Actor,
  { speechEngineId, name }: { speechEngineId: string; name?: string | undefined },
  apiKey: string | undefined,
): Promise<SpeechEngine> {
  const { agent, version } = await requireFound(platform, actor, {
    ...{ agentId: speechEngineId, role: 'viewer', kind },
  });
  const id = newEngineId();
  const config = {
    ...structuredClone(version.config),
    speech_engine: withKey(platform, id, version.config.speech_engine!, apiKey),
  };
  await createAgent(platform, actor, {
    ...{ id, config, isSpeechEngine: true },
    ...{ name: name ?? agent.name, tags: agent.tags },
  });
  return showSpeechEngine(platform, actor, id);
}

const withKey = (
  platform: Platform,
  id: string,
  { ws_url, request_headers }: SpeechEngineConfig,
  apiKey: string | undefined,
) => ({
  ws_url,
  request_headers,
  sealed_key: apiKey === undefined ? null : sealedKeyOf(platform, id, apiKey),
});
