import type { AgentSummary } from '@mynah/contract/agents/registry/agents';
import type { SpeechEngine } from '@mynah/contract/agents/registry/speech-engines';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { FoundAgent } from './actions/find-agent.ts';

export function toSpeechEngine(
  { agent, version }: FoundAgent,
  access: ResourceAccessInfo | undefined,
): SpeechEngine {
  const { conversation_config: config, platform_settings: settings, speech_engine: engine } = version.config;
  const { asr, tts, turn, vad, conversation } = config;
  const { privacy, call_limits, overrides } = settings;
  return {
    speech_engine_id: agent.id,
    name: agent.name,
    speech_engine: { ws_url: engine!.ws_url, request_headers: engine!.request_headers },
    ...{ asr, tts, turn, vad, conversation, privacy, call_limits },
    language: config.agent.language,
    cascade_timeout_seconds: config.agent.prompt.cascade_timeout_seconds,
    tags: agent.tags,
    overrides: { first_message: overrides.conversation_config_override.agent.first_message },
    metadata: {
      created_at_unix_secs: unixSeconds(agent.createdAt),
      updated_at_unix_secs: unixSeconds(version.createdAt),
    },
    access_info: access ?? null,
  };
}

export const toSpeechEngineSummary = ({
  agent_id,
  name,
  voice_id,
  created_at_unix_secs,
  tags,
  access_info,
}: AgentSummary) => ({
  speech_engine_id: agent_id,
  ...{ name, voice_id, created_at_unix_secs, tags, access_info },
});
