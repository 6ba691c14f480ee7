import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten, id, ok, optional, queryBoolean, queryInteger, queryList } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { conversationalConfig } from '../config/conversational-config.ts';
import { agentPlatformSettings } from '../config/platform-settings.ts';
import { agentWorkflow } from '../config/workflow.ts';
import { procedureRef } from './procedures.ts';

export const agentLimits = { name: 140, tags: 50, tag: 100, description: 4096 } as const;

/** An agent as one version has it. */
export const agent = z.object({
  agent_id: z.string(),
  name: z.string(),
  conversation_config: conversationalConfig,
  metadata: z.object({ created_at_unix_secs: z.int(), updated_at_unix_secs: z.int() }),
  platform_settings: agentPlatformSettings,
  /** Of telephones and WhatsApp, which no agent here has yet. */
  phone_numbers: z.array(z.never()),
  whatsapp_accounts: z.array(z.never()),
  workflow: agentWorkflow,
  access_info: resourceAccessInfo.nullable(),
  tags: z.array(z.string()),
  version_id: z.string(),
  branch_id: z.string(),
  main_branch_id: z.string(),
  procedures: z.record(z.string(), procedureRef),
});
export type Agent = z.infer<typeof agent>;

export const agentSummary = z.object({
  agent_id: z.string(),
  name: z.string(),
  voice_id: z.string(),
  tags: z.array(z.string()),
  created_at_unix_secs: z.int(),
  /** Of the main branch's newest version. */
  updated_at_unix_secs: z.int(),
  access_info: resourceAccessInfo,
  last_call_time_unix_secs: z.int().nullable(),
  archived: z.boolean(),
});
export type AgentSummary = z.infer<typeof agentSummary>;

const batchFailure = z.object({
  status: z.literal('failure'),
  error_code: z.int(),
  error_status: z.string(),
  error_message: z.string(),
});

export const agentName = z.string().trim().min(1).max(agentLimits.name);
export const agentTags = z.array(z.string().trim().min(1).max(agentLimits.tag)).max(agentLimits.tags);

/** Some settings of what stands: the rest stays. They are looked at when they are laid over it. */
export const settingsChange = optional(asWritten(z.record(z.string(), z.unknown())));

const ofAgent = z.object({ agent_id: id });

export const agentRoutes = {
  create: route({
    id: 'agents.create',
    method: 'POST',
    path: '/v1/convai/agents/create',
    summary: 'Create an agent',
    access: 'convai_write',
    /** Every agent has versions: what older clients ask for is so anyhow. */
    query: z.object({ enable_versioning: queryBoolean.optional() }),
    body: z.object({
      conversation_config: asWritten(conversationalConfig),
      platform_settings: optional(asWritten(agentPlatformSettings)),
      workflow: optional(asWritten(agentWorkflow)),
      name: optional(agentName),
      tags: optional(agentTags),
    }),
    answer: json(z.object({ agent_id: z.string() })),
  }),
  summaries: route({
    id: 'agents.summaries',
    method: 'GET',
    path: '/v1/convai/agents/summaries',
    summary: 'Get what agents are called, by their ids',
    access: 'convai_read',
    query: z.object({ agent_ids: queryList.pipe(z.array(id).min(1).max(100)) }),
    answer: json(
      z.record(
        z.string(),
        z.union([z.object({ status: z.literal('success'), data: agentSummary }), batchFailure]),
      ),
    ),
  }),
  list: route({
    id: 'agents.list',
    method: 'GET',
    path: '/v1/convai/agents',
    summary: 'List agents',
    access: 'convai_read',
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      search: optional(z.string().max(200)),
      archived: queryBoolean.default(false),
      show_only_owned_agents: queryBoolean.default(false),
      created_by_user_id: optional(z.string().max(64)),
      tags: queryList.optional(),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
      sort_by: z.enum(['name', 'created_at', 'call_count_7d']).default('created_at'),
      cursor: optional(z.string().max(200)),
    }),
    answer: json(
      z.object({ agents: z.array(agentSummary), next_cursor: z.string().nullable(), has_more: z.boolean() }),
    ),
  }),
  get: route({
    id: 'agents.get',
    method: 'GET',
    path: '/v1/convai/agents/{agent_id}',
    summary: 'Get an agent',
    access: 'convai_read',
    params: ofAgent,
    query: z.object({ version_id: optional(id), branch_id: optional(id) }),
    answer: json(agent),
  }),
  update: route({
    id: 'agents.update',
    method: 'PATCH',
    path: '/v1/convai/agents/{agent_id}',
    summary: 'Change an agent',
    access: 'convai_write',
    params: ofAgent,
    query: z.object({ branch_id: optional(id), enable_versioning_if_not_enabled: queryBoolean.optional() }),
    body: z.object({
      conversation_config: settingsChange,
      platform_settings: settingsChange,
      workflow: optional(asWritten(agentWorkflow)),
      name: optional(agentName),
      tags: optional(agentTags),
      version_description: optional(z.string().max(agentLimits.description)),
      /** The procedures from now on; left out, those that stand with the caller's drafts of them. */
      procedures: optional(asWritten(z.record(id, z.object({ procedure_id: id, version_id: id })))),
    }),
    answer: json(agent),
  }),
  remove: route({
    id: 'agents.remove',
    method: 'DELETE',
    path: '/v1/convai/agents/{agent_id}',
    summary: 'Delete an agent',
    access: 'convai_write',
    params: ofAgent,
    answer: json(ok),
  }),
  duplicate: route({
    id: 'agents.duplicate',
    method: 'POST',
    path: '/v1/convai/agents/{agent_id}/duplicate',
    summary: 'Make a copy of an agent',
    access: 'convai_write',
    params: ofAgent,
    body: z.object({ name: optional(agentName) }),
    answer: json(z.object({ agent_id: z.string() })),
  }),
};
