import { queryOptions } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { agentKey, fetchAgent } from '#web/features/agents/agents.requests.ts';
import { call } from '#web/shared/api/call.ts';

type HoldAudio = AgentContent['platform_settings']['queueing_config']['hold_audio'];

/** Of the main branch, where it is set at once: no draft holds it. */
export const holdAudioQuery = (agentId: string) =>
  queryOptions({
    queryKey: [...agentKey(agentId), 'hold-audio'],
    queryFn: async ({ signal }): Promise<HoldAudio> =>
      (await fetchAgent(agentId, {}, signal)).platform_settings.queueing_config.hold_audio,
  });

const of = (agentId: string) => ({ params: { agent_id: agentId } });

export const setHoldAudio = (agentId: string, file: File) =>
  call('POST /v1/convai/agents/{agent_id}/hold-audio', { ...of(agentId), form: { hold_audio_file: file } });

export const removeHoldAudio = (agentId: string) =>
  call('DELETE /v1/convai/agents/{agent_id}/hold-audio', of(agentId));
