import {
  type AgentsDashboard,
  type AgentsSettings,
  agentsDashboard,
  agentsSettings,
} from '@mynah/contract/agents/settings/settings';
import type { Platform } from '../../../platform/platform.ts';
import { findSettings } from './settings.store.ts';

/** What holds for all agents of a workspace; an agent's `workspace_overrides` go before. */
export async function readAgentsSettings(platform: Platform, workspaceId: string): Promise<AgentsSettings> {
  const row = await findSettings(platform.db, workspaceId);
  return agentsSettings.parse(row?.settings ?? {});
}

export async function readDashboard(platform: Platform, workspaceId: string): Promise<AgentsDashboard> {
  const row = await findSettings(platform.db, workspaceId);
  return agentsDashboard.parse(row?.dashboard ?? {});
}
