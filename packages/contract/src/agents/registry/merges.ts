import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, ok, queryBoolean } from '../../wire.ts';
import { agent } from './agents.ts';
import { configSection, fieldChange } from './versions.ts';

/** What one branch of an agent changed, laid into another, field by field. */

/** A field that both branches changed, each in its own way, since they parted. */
export const fieldConflict = z.object({
  /** Within its section: `agent.prompt.prompt`. */
  path: z.string(),
  section: configSection,
  base_value: z.unknown(),
  source_value: z.unknown(),
  target_value: z.unknown(),
});
export type FieldConflict = z.infer<typeof fieldConflict>;

export const mergePreview = agent.extend({
  /** The paths of the conflicts, each with its section. */
  overridden_fields: z.array(z.string()),
  conflicts: z.array(fieldConflict),
  /** There is nothing to do. */
  source_identical_to_target: z.boolean(),
  /** Beyond the compatible API: what the branch that the result is for would have anew. */
  changes: z.array(fieldChange),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** Whose value stands, for each of the conflicts. */
const choices = z
  .array(
    z.object({
      section: configSection,
      path: z.string().max(1000),
      side: z.enum(['source', 'target']),
    }),
  )
  .max(5000);

const ofAgent = z.object({ agent_id: id });
const ofSource = ofAgent.extend({ source_branch_id: id });
const ofBranch = ofAgent.extend({ branch_id: id });
const path = '/v1/convai/agents/{agent_id}/branches';

export const agentMergeRoutes = {
  mergePreview: route({
    id: 'agent-branches.merge-preview',
    method: 'GET',
    path: `${path}/{source_branch_id}/merge-preview`,
    summary: 'Preview what the merge of a branch of an agent would give',
    access: 'convai_read',
    params: ofSource,
    query: z.object({ target_branch_id: id, force: queryBoolean.default(false) }),
    answer: json(mergePreview),
  }),
  merge: route({
    id: 'agent-branches.merge',
    method: 'POST',
    path: `${path}/{source_branch_id}/merge`,
    summary: 'Merge a branch of an agent into another',
    access: 'convai_write',
    params: ofSource,
    query: z.object({ target_branch_id: id }),
    body: z
      .object({
        archive_source_branch: z.boolean().default(true),
        /** What the source says goes, also where the target changed it later. */
        force: z.boolean().default(false),
      })
      .prefault({}),
    answer: json(ok),
  }),
  resolvedMerge: route({
    id: 'agent-branches.resolved-merge',
    method: 'POST',
    path: `${path}/{source_branch_id}/resolved-merge`,
    summary: 'Merge a branch of an agent into another, each conflict as it was solved',
    access: 'convai_write',
    internal: true,
    params: ofSource,
    query: z.object({ target_branch_id: id }),
    body: z.object({ archive_source_branch: z.boolean().default(true), choices }),
    answer: json(ok),
  }),
  rebasePreview: route({
    id: 'agent-branches.rebase-preview',
    method: 'GET',
    path: `${path}/{branch_id}/rebase-preview`,
    summary: 'Preview a branch of an agent with what main changed since',
    access: 'convai_read',
    params: ofBranch,
    answer: json(mergePreview),
  }),
  rebase: route({
    id: 'agent-branches.rebase',
    method: 'POST',
    path: `${path}/{branch_id}/rebase`,
    summary: 'Bring what main changed into a branch of an agent',
    access: 'convai_write',
    params: ofBranch,
    answer: json(ok),
  }),
  resolvedRebase: route({
    id: 'agent-branches.resolved-rebase',
    method: 'POST',
    path: `${path}/{branch_id}/resolved-rebase`,
    summary: 'Bring what main changed into a branch of an agent, each conflict as it was solved',
    access: 'convai_write',
    internal: true,
    params: ofBranch,
    body: z.object({ choices }),
    answer: json(ok),
  }),
};
