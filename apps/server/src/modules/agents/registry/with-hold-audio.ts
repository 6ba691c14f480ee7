import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';

type HoldAudio = AgentPlatformSettings['queueing_config']['hold_audio'];

/** It is set by its own call alone: whatever else settings come by leaves it as it is (API page on agents). */
export const withHoldAudio = (
  settings: AgentPlatformSettings,
  hold_audio: HoldAudio,
): AgentPlatformSettings => ({ ...settings, queueing_config: { ...settings.queueing_config, hold_audio } });
