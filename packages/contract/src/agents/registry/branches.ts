import { z } from 'zod';
import { json, route } from '../../route.ts';
import { asWritten, id, ok, optional, queryBoolean, queryInteger } from '../../wire.ts';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { conversationalConfig } from '../config/conversational-config.ts';
import { agentPlatformSettings } from '../config/platform-settings.ts';
import { agentWorkflow } from '../config/workflow.ts';
import { agentLimits, agentName, agentTags, settingsChange } from './agents.ts';

/** Branches and versions of an agent, what of it is live, and what is not published yet. */

const protection = z.enum(['writer_perms_required', 'admin_perms_required']);
const branchName = z.string().trim().min(1).max(agentLimits.name);
const description = z.string().max(agentLimits.description);

export const agentVersion = z.object({
  id: z.string(),
  agent_id: z.string(),
  branch_id: z.string(),
  version_description: z.string(),
  seq_no_in_branch: z.int(),
  time_committed_secs: z.int(),
  parents: z.object({
    in_branch_parent_id: z.string().nullable(),
    out_of_branch_parent_id: z.string().nullable(),
    merged_from_version_id: z.string().nullable(),
  }),
  access_info: resourceAccessInfo.nullable(),
});
export type AgentVersion = z.infer<typeof agentVersion>;

const branchFields = {
  id: z.string(),
  name: z.string(),
  agent_id: z.string(),
  description: z.string(),
  created_at: z.int(),
  last_committed_at: z.int(),
  is_archived: z.boolean(),
  protection_status: protection,
  access_info: resourceAccessInfo.nullable(),
  current_live_percentage: z.number(),
};

export const agentBranchSummary = z.object({
  ...branchFields,
  parent_branch_id: z.string().nullable(),
  draft_exists: z.boolean(),
  draft_created_at: z.int().nullable(),
  draft_is_behind_tip: z.boolean(),
});
export type AgentBranchSummary = z.infer<typeof agentBranchSummary>;

export const agentBranch = z.object({
  ...branchFields,
  parent_branch: z.object({ id: z.string(), name: z.string() }).nullable(),
  most_recent_versions: z.array(agentVersion),
});
export type AgentBranch = z.infer<typeof agentBranch>;

/** What somebody has changed and not published: of one person, on one branch. */
export const agentDraft = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  conversation_config: conversationalConfig,
  platform_settings: agentPlatformSettings,
  workflow: agentWorkflow,
  created_at_unix_secs: z.int(),
  /** The branch has moved on since. */
  is_behind_tip: z.boolean(),
});
export type AgentDraft = z.infer<typeof agentDraft>;

const ofAgent = z.object({ agent_id: id });
const ofBranch = ofAgent.extend({ branch_id: id });
const ofDraft = z.object({ branch_id: id });
const path = '/v1/convai/agents/{agent_id}';

export const agentBranchRoutes = {
  create: route({
    id: 'agent-branches.create',
    method: 'POST',
    path: `${path}/branches`,
    summary: 'Make a branch of an agent',
    access: 'convai_write',
    params: ofAgent,
    body: z.object({
      parent_version_id: id,
      name: branchName,
      description,
      conversation_config: settingsChange,
      platform_settings: settingsChange,
      workflow: optional(asWritten(agentWorkflow)),
    }),
    answer: json(z.object({ created_branch_id: z.string(), created_version_id: z.string() })),
  }),
  list: route({
    id: 'agent-branches.list',
    method: 'GET',
    path: `${path}/branches`,
    summary: 'List the branches of an agent',
    access: 'convai_read',
    params: ofAgent,
    query: z.object({
      include_archived: queryBoolean.default(false),
      limit: queryInteger(1, 100).default(100),
    }),
    answer: json(
      z.object({
        meta: z.object({
          total: z.int().nullable(),
          page: z.int().nullable(),
          page_size: z.int().nullable(),
        }),
        results: z.array(agentBranchSummary),
      }),
    ),
  }),
  get: route({
    id: 'agent-branches.get',
    method: 'GET',
    path: `${path}/branches/{branch_id}`,
    summary: 'Get a branch of an agent',
    access: 'convai_read',
    params: ofBranch,
    answer: json(agentBranch),
  }),
  update: route({
    id: 'agent-branches.update',
    method: 'PATCH',
    path: `${path}/branches/{branch_id}`,
    summary: 'Rename, archive or protect a branch of an agent',
    access: 'convai_write',
    params: ofBranch,
    body: z.object({
      name: optional(branchName),
      is_archived: optional(z.boolean()),
      protection_status: optional(protection),
    }),
    answer: json(agentBranch),
  }),
  version: route({
    id: 'agent-branches.version',
    method: 'GET',
    path: `${path}/versions/{version_id}`,
    summary: 'Get what is known of a version of an agent',
    access: 'convai_read',
    params: ofAgent.extend({ version_id: id }),
    answer: json(agentVersion),
  }),
  saveDraft: route({
    id: 'agent-branches.save-draft',
    method: 'POST',
    path: `${path}/drafts`,
    summary: 'Keep changes of an agent without publishing them',
    access: 'convai_write',
    params: ofAgent,
    query: ofDraft,
    body: z.object({
      conversation_config: asWritten(conversationalConfig),
      platform_settings: asWritten(agentPlatformSettings),
      workflow: asWritten(agentWorkflow),
      name: agentName,
      tags: optional(agentTags),
    }),
    answer: json(ok),
  }),
  getDraft: route({
    id: 'agent-branches.get-draft',
    method: 'GET',
    path: `${path}/drafts`,
    summary: 'Get your unpublished changes of an agent',
    access: 'convai_read',
    internal: true,
    params: ofAgent,
    query: ofDraft,
    answer: json(agentDraft),
  }),
  removeDraft: route({
    id: 'agent-branches.remove-draft',
    method: 'DELETE',
    path: `${path}/drafts`,
    summary: 'Throw away your unpublished changes of an agent',
    access: 'convai_write',
    params: ofAgent,
    query: ofDraft,
    answer: json(ok),
  }),
};
