import { z } from 'zod';
import { json, route } from '../../route.ts';
import { id, ok, optional } from '../../wire.ts';
import { agentWorkflow } from '../config/workflow.ts';

/** Written instructions of an agent, which are compiled into its workflow. */

export const procedureTypes = ['free_form', 'deterministic', 'folder'] as const;
export type ProcedureType = (typeof procedureTypes)[number];
/** `all` is what the procedures of a branch hold together, in characters. */
export const procedureLimits = {
  name: 200,
  content: 50_000,
  trigger: 2000,
  procedures: 100,
  all: 500_000,
} as const;

const procedureFields = {
  name: z.string(),
  content: z.string(),
  type: z.enum(procedureTypes),
  /** When it is used. Empty: only when another procedure names it. */
  trigger: z.string(),
  folder_parent_id: z.string().nullable(),
};

/** As a version of an agent keeps it. */
export const procedureAtVersion = z.object({ ...procedureFields, version_id: z.string() });
export type ProcedureAtVersion = z.infer<typeof procedureAtVersion>;
export type ProcedureText = Omit<ProcedureAtVersion, 'version_id'>;

const references = {
  referenced_tool_ids: z.array(z.string()),
  referenced_kb_ids: z.array(z.string()),
  referenced_procedure_ids: z.array(z.string()),
  referenced_dynamic_variables: z.array(z.string()),
};
export type ProcedureReferences = z.infer<z.ZodObject<typeof references>>;

const { content: _, ...withoutContent } = procedureFields;
/** What is told of a procedure beside its text. */
export const procedureRef = z.object({
  procedure_id: z.string(),
  version_id: z.string().nullable(),
  ...withoutContent,
  ...references,
});
export type ProcedureRef = z.infer<typeof procedureRef>;
const listedProcedure = procedureRef.extend({ has_draft: z.boolean() });
export type ListedProcedure = z.infer<typeof listedProcedure>;

const procedure = z.object({
  procedure_id: z.string(),
  version_id: z.string().nullable(),
  ...procedureFields,
});
export type Procedure = z.infer<typeof procedure>;
const procedureDraft = procedure.omit({ version_id: true });

const name = z.string().max(procedureLimits.name);
const content = z.string().max(procedureLimits.content);
const trigger = {
  trigger: optional(z.string().max(procedureLimits.trigger)),
  /** Another name of `trigger`. */
  description: optional(z.string().max(procedureLimits.trigger)),
};

const ofBranch = z.object({ agent_id: id, branch_id: id });
const ofProcedure = ofBranch.extend({ procedure_id: id });
const path = '/v1/convai/agents/{agent_id}/branches/{branch_id}/procedures';

export const procedureRoutes = {
  create: route({
    id: 'procedures.create',
    method: 'POST',
    path,
    summary: 'Write a procedure of an agent',
    access: 'convai_write',
    params: ofBranch,
    body: z.preprocess(
      (body: unknown) => body ?? {},
      z.object({
        name: name.default(''),
        content: content.default(''),
        type: z.enum(procedureTypes).default('free_form'),
        ...trigger,
        folder_parent_id: optional(id),
      }),
    ),
    answer: json(z.object({ procedure_id: z.string() })),
  }),
  list: route({
    id: 'procedures.list',
    method: 'GET',
    path,
    summary: 'List the procedures of an agent',
    access: 'convai_read',
    params: ofBranch,
    query: z.object({ agent_version_id: optional(id) }),
    answer: json(z.object({ procedures: z.array(listedProcedure) })),
  }),
  compile: route({
    id: 'procedures.compile',
    method: 'POST',
    path: `${path}/compile`,
    summary: 'Compile the procedures of an agent into a workflow',
    access: 'convai_write',
    params: ofBranch,
    answer: json(z.object({ workflow: agentWorkflow })),
  }),
  get: route({
    id: 'procedures.get',
    method: 'GET',
    path: `${path}/{procedure_id}`,
    summary: 'Get a procedure of an agent',
    access: 'convai_read',
    params: ofProcedure,
    query: z.object({ version_id: optional(id), agent_version_id: optional(id) }),
    answer: json(procedure),
  }),
  remove: route({
    id: 'procedures.remove',
    method: 'DELETE',
    path: `${path}/{procedure_id}`,
    summary: 'Remove a procedure of an agent, a folder with all that is in it',
    access: 'convai_write',
    params: ofProcedure,
    answer: json(ok),
  }),
  getDraft: route({
    id: 'procedures.get-draft',
    method: 'GET',
    path: `${path}/{procedure_id}/draft`,
    summary: 'Get your unpublished changes of a procedure',
    access: 'convai_read',
    params: ofProcedure,
    answer: json(procedureDraft),
  }),
  saveDraft: route({
    id: 'procedures.save-draft',
    method: 'PATCH',
    path: `${path}/{procedure_id}/draft`,
    summary: 'Change a procedure without publishing it',
    access: 'convai_write',
    params: ofProcedure,
    body: z.object({ name, content, type: z.enum(procedureTypes), ...trigger }),
    answer: json(procedureDraft),
  }),
  removeDraft: route({
    id: 'procedures.remove-draft',
    method: 'DELETE',
    path: `${path}/{procedure_id}/draft`,
    summary: 'Discard your unpublished changes of a procedure',
    access: 'convai_write',
    params: ofProcedure,
    answer: json(ok),
  }),
};
