import { z } from 'zod';
import { resourceAccessInfo } from '../../workspaces/sharing.ts';
import { documentUsageMode } from '../config/locators.ts';

/** What the calls of the knowledge base answer. */

const pathSegment = z.object({ id: z.string(), name: z.string().nullable() });

export const addedDocument = z.object({
  id: z.string(),
  name: z.string(),
  /** From the top to the folder that it stands in. */
  folder_path: z.array(pathSegment),
});
export type AddedDocument = z.input<typeof addedDocument>;

const autoSyncInfo = z.object({
  minimum_frequency_days: z.int(),
  auto_remove: z.boolean(),
  /** Refreshes that failed one after another. */
  consec_failures: z.int(),
  /** Unix seconds. */
  next_refresh_by: z.int().nullable(),
});

const dependentAgent = z.object({
  referenced_resource_ids: z.array(z.string()),
  id: z.string(),
  name: z.string(),
  type: z.literal('available'),
  created_at_unix_secs: z.int(),
  access_level: z.enum(['admin', 'editor', 'commenter', 'viewer']),
});

const every = {
  id: z.string(),
  name: z.string(),
  metadata: z.object({
    created_at_unix_secs: z.int(),
    last_updated_at_unix_secs: z.int(),
    size_bytes: z.int(),
  }),
  supported_usages: z.array(documentUsageMode),
  access_info: resourceAccessInfo,
  folder_parent_id: z.string().nullable(),
  folder_path: z.array(pathSegment),
};

const contents = { extracted_inner_html: z.string(), content_format: z.enum(['html', 'markdown']) };
const ofUrl = { type: z.literal('url'), url: z.string(), auto_sync_info: autoSyncInfo.nullable() };
const notSynced = { external_sync_info: z.null(), is_frozen: z.literal(false) };
const ofFile = {
  type: z.literal('file'),
  auto_sync_info: z.null(),
  refresh_status: z.null(),
  ...notSynced,
};
const ofFolder = {
  type: z.literal('folder'),
  children_count: z.int(),
  /** Of all folders below, too. */
  document_count: z.int(),
  auto_sync_info: autoSyncInfo.nullable(),
  ...notSynced,
};
const ofText = { type: z.literal('text') };

export const knowledgeDocument = z.discriminatedUnion('type', [
  z.object({ ...every, ...ofUrl, ...contents }),
  z.object({ ...every, ...ofFile, ...contents, filename: z.string() }),
  z.object({ ...every, ...ofText, ...contents }),
  z.object({ ...every, ...ofFolder, active_sync_job: z.null() }),
]);
export type KnowledgeDocument = z.input<typeof knowledgeDocument>;

const inList = { ...every, dependent_agents: z.array(dependentAgent) };
export const documentSummary = z.discriminatedUnion('type', [
  z.object({ ...inList, ...ofUrl }),
  z.object({ ...inList, ...ofFile }),
  z.object({ ...inList, ...ofText }),
  z.object({ ...inList, ...ofFolder }),
]);
export type DocumentSummary = z.input<typeof documentSummary>;

export const dependents = z.object({
  agents: z.array(dependentAgent),
  branches: z.array(
    z.object({
      agent_id: z.string(),
      agent_name: z.string(),
      branch_id: z.string(),
      branch_name: z.string(),
      is_main: z.boolean(),
    }),
  ),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
});
export type Dependents = z.input<typeof dependents>;

/** In a batch, what could not be done beside what was. */
const batchFailure = z.object({
  status: z.literal('failure'),
  error_code: z.int(),
  error_status: z.string(),
  error_message: z.string(),
});

/** In a batch: what was done, or why not. */
export const batchOf = <Data extends z.ZodType>(data: Data) =>
  z.record(
    z.string(),
    z.discriminatedUnion('status', [z.object({ status: z.literal('success'), data }), batchFailure]),
  );
