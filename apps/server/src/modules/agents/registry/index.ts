import type { Platform } from '../../../platform/platform.ts';
import type { AgentAtVersion } from './agent-version.ts';
import { listNames } from './agents.store.ts';
import { findHoldBlob } from './hold-audio.store.ts';

export { type AgentLookup, findAgent, requireAgent } from './actions/find-agent.ts';
export { type AgentCalls, callsOfAgents } from './agent-calls.ts';
export type { AgentAtVersion } from './agent-version.ts';
export { agentRegistryModule } from './module.ts';
export { openKey as openSpeechEngineKey } from './speech-engine-key.ts';

/** Names for lists, of agents of the workspace; unknown ids are left out. */
export const agentNames = (
  { db }: Platform,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<Map<string, string>> => listNames(db, workspaceId, agentIds);

/** Key of what callers hear who wait for an agent; undefined where nobody chose a sound, or it is gone. */
export async function holdAudioOf(
  { db }: Platform,
  { workspaceId, platformSettings }: AgentAtVersion,
): Promise<string | undefined> {
  const sound = platformSettings.queueing_config.hold_audio;
  return sound ? findHoldBlob(db, workspaceId, sound.audio_path) : undefined;
}
