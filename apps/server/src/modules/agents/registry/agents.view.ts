import type { Agent, AgentSummary } from '@mynah/contract/agents/registry/agents';
import type { ResourceAccessInfo } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { FoundAgent } from './actions/find-agent.ts';
import type { MainHead } from './agents.store.ts';
import type { AgentRow } from './agents.tables.ts';
import { toProcedureRefs } from './procedures.view.ts';

export const toAgent = (
  { agent, branch, version, mainBranchId }: FoundAgent,
  access: ResourceAccessInfo | undefined,
): Agent => ({
  agent_id: agent.id,
  name: agent.name,
  ...version.config,
  metadata: {
    created_at_unix_secs: unixSeconds(agent.createdAt),
    updated_at_unix_secs: unixSeconds(version.createdAt),
  },
  phone_numbers: [],
  whatsapp_accounts: [],
  access_info: access ?? null,
  tags: agent.tags,
  version_id: version.id,
  branch_id: branch.id,
  main_branch_id: mainBranchId,
  procedures: toProcedureRefs(version.config.procedures),
});

export const toSummary = (
  agent: AgentRow,
  { access, head, lastCall }: { access: ResourceAccessInfo; head: MainHead; lastCall: Date | undefined },
): AgentSummary => ({
  agent_id: agent.id,
  name: agent.name,
  voice_id: head.voiceId,
  tags: agent.tags,
  created_at_unix_secs: unixSeconds(agent.createdAt),
  updated_at_unix_secs: unixSeconds(head.committedAt),
  access_info: access,
  last_call_time_unix_secs: lastCall ? unixSeconds(lastCall) : null,
  archived: agent.archived,
});
