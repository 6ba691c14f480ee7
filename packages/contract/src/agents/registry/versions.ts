import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, optional, queryInteger } from '../../wire.ts';
import { agentVersion } from './branches.ts';

/** The history of an agent's versions, for the pages of the app: what each changed, and going back to one. */

export const configSection = z.enum(['conversation_config', 'platform_settings', 'workflow']);

export const fieldChange = z.object({
  section: configSection,
  /** Within its section: `agent.prompt.prompt`. */
  path: z.string(),
  /** Null: there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const recordedVersion = agentVersion.extend({
  /** Against the version that it was made of, each with its section; of the first there is none. */
  changed_fields: z.array(z.string()),
});
export type RecordedVersion = z.infer<typeof recordedVersion>;

const path = '/v1/convai/agents/{agent_id}';
const ofVersion = z.object({ agent_id: id, version_id: id });

export const agentVersionRoutes = {
  list: route({
    id: 'agent-versions.list',
    method: 'GET',
    path: `${path}/branches/{branch_id}/versions`,
    summary: 'List the versions of a branch of an agent, newest first',
    access: 'convai_read',
    internal: true,
    params: z.object({ agent_id: id, branch_id: id }),
    query: z.object({
      page_size: queryInteger(1, 100).default(20),
      /** Number of the last version that was read. */
      cursor: optional(queryInteger(1, 1_000_000)),
    }),
    answer: json(
      z.object({
        versions: z.array(recordedVersion),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  compare: route({
    id: 'agent-versions.compare',
    method: 'GET',
    path: `${path}/versions/{version_id}/changes`,
    summary: 'Compare two versions of an agent, field by field',
    access: 'convai_read',
    internal: true,
    params: ofVersion,
    /** What it is compared with; left out, the version that it was made of. */
    query: z.object({ since: optional(id) }),
    answer: json(z.object({ since: z.string().nullable(), changes: z.array(fieldChange) })),
  }),
  restore: route({
    id: 'agent-versions.restore',
    method: 'POST',
    path: `${path}/versions/{version_id}/restore`,
    summary: 'Publish an earlier version of an agent again, on its branch',
    access: 'convai_write',
    internal: true,
    params: ofVersion,
    answer: json(z.object({ version_id: z.string(), previous_version_id: z.string() })),
  }),
};
