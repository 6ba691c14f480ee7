import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import {
  type ListedProcedure,
  type Procedure,
  type ProcedureText,
  type ProcedureType,
  procedureLimits,
} from '@mynah/contract/agents/registry/procedures';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { checkProcedures } from '../procedure-text/check-procedures.ts';
import { compileProcedures } from '../procedure-text/compile-procedures.ts';
import { deriveTrigger, readReferences } from '../procedure-text/read-references.ts';
import { deleteProcedureDrafts, findProcedureVersion, upsertProcedureDraft } from '../procedures.store.ts';
import { toProcedure, toProcedureRef } from '../procedures.view.ts';
import { requireFound } from './find-agent.ts';
import {
  type BranchPlace,
  inFolder,
  procedureNotFound,
  requireProcedure,
  requireWorkingSet,
  type WorkingSet,
} from './working-set.ts';

export interface ProcedurePlace extends BranchPlace {
  procedureId: string;
}

export interface ProcedureChange {
  name: string;
  content: string;
  type: ProcedureType;
  trigger?: string | undefined;
  /** Another name of `trigger`. */
  description?: string | undefined;
}

/** @throws Failure `procedure_not_found` for a folder that is none */
export async function createProcedure(
  platform: Platform,
  actor: Actor,
  { folderParentId, ...order }: BranchPlace & ProcedureChange & { folderParentId?: string | undefined },
): Promise<string> {
  const set = await requireWorkingSet(platform, actor, order, 'editor');
  if (folderParentId && set.procedures[folderParentId]?.type !== 'folder') throw procedureNotFound();
  const id = newId('agtprc_');
  await writeDraft(platform, actor, set, id, { ...textOf(order), folder_parent_id: folderParentId ?? null });
  return id;
}

/** With the caller's drafts, or as a version of the agent has them. */
export async function showProcedures(
  platform: Platform,
  actor: Actor,
  { agentVersionId, ...place }: BranchPlace & { agentVersionId?: string | undefined },
): Promise<ListedProcedure[]> {
  const set = await requireWorkingSet(platform, actor, place, 'viewer');
  const published = agentVersionId
    ? (await requireFound(platform, actor, { ...place, versionId: agentVersionId, role: 'viewer' })).version
    : undefined;
  const procedures = published ? (published.config.procedures ?? {}) : set.procedures;
  return Object.entries(procedures)
    .map(([id, one]) => ({
      ...toProcedureRef(id, one),
      version_id: set.published[id]?.version_id ?? null,
      has_draft: !published && set.drafts.has(id),
      ...(published && { version_id: published.config.procedures?.[id]?.version_id ?? null }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.procedure_id.localeCompare(b.procedure_id));
}

/** As published; one that never was, as its author has it. */
export async function showProcedure(
  platform: Platform,
  actor: Actor,
  order: ProcedurePlace & { versionId?: string | undefined; agentVersionId?: string | undefined },
): Promise<Procedure> {
  const { procedureId, versionId, agentVersionId, ...place } = order;
  const set = await requireWorkingSet(platform, actor, place, 'viewer');
  if (versionId) {
    const found = await findProcedureVersion(platform.db, set.branch, procedureId, versionId);
    if (!found) throw procedureNotFound();
    return toProcedure(procedureId, found);
  }
  const lookup = { ...place, versionId: agentVersionId, role: 'viewer' as const };
  const published = agentVersionId
    ? (await requireFound(platform, actor, lookup)).version.config.procedures
    : set.published;
  const found = published?.[procedureId] ?? (agentVersionId ? undefined : set.procedures[procedureId]);
  if (!found) throw procedureNotFound();
  return toProcedure(procedureId, found);
}

/** A folder goes with all that is in it. @throws Failure `conflict` while another procedure goes on with one of them */
export async function removeProcedure(
  platform: Platform,
  actor: Actor,
  { procedureId, ...place }: ProcedurePlace,
): Promise<void> {
  const set = await requireWorkingSet(platform, actor, place, 'editor');
  requireProcedure(set, procedureId);
  const gone = inFolder(set.procedures, procedureId);
  for (const [id, { name, content }] of Object.entries(set.procedures)) {
    const named = readReferences(content).referenced_procedure_ids.some((one) => gone.has(one));
    if (named && !gone.has(id)) throw new Failure('conflict', `The procedure “${name}” goes on with it.`);
  }
  await platform.db.transaction(async (transaction) => {
    await deleteProcedureDrafts(transaction, set.branch, actor.userId, [...gone]);
    for (const id of gone)
      if (set.published[id])
        await upsertProcedureDraft(transaction, draftRow(platform, actor, set, id, null));
  });
}

export async function showProcedureDraft(
  platform: Platform,
  actor: Actor,
  { procedureId, ...place }: ProcedurePlace,
): Promise<Omit<Procedure, 'version_id'>> {
  const set = await requireWorkingSet(platform, actor, place, 'viewer');
  const draft = set.drafts.get(procedureId);
  if (!draft) throw new Failure('procedure_not_found', 'You have no unpublished changes of this procedure.');
  return { procedure_id: procedureId, ...draft };
}

export async function saveProcedureDraft(
  platform: Platform,
  actor: Actor,
  { procedureId, ...change }: ProcedurePlace & ProcedureChange,
): Promise<Omit<Procedure, 'version_id'>> {
  const set = await requireWorkingSet(platform, actor, change, 'editor');
  const { folder_parent_id } = requireProcedure(set, procedureId);
  const procedure = { ...textOf(change), folder_parent_id };
  await writeDraft(platform, actor, set, procedureId, procedure);
  return { procedure_id: procedureId, ...procedure };
}

/** One that was never published is gone with its draft. */
export async function discardProcedureDraft(
  platform: Platform,
  actor: Actor,
  { procedureId, ...place }: ProcedurePlace,
): Promise<void> {
  const set = await requireWorkingSet(platform, actor, place, 'editor');
  await deleteProcedureDrafts(platform.db, set.branch, actor.userId, [procedureId]);
}

/** @throws Failure `procedures_not_valid` */
export async function compileBranch(
  platform: Platform,
  actor: Actor,
  place: BranchPlace,
): Promise<AgentWorkflow> {
  const { procedures } = await requireWorkingSet(platform, actor, place, 'editor');
  const errors = checkProcedures(procedures);
  if (Object.keys(errors).length > 0)
    throw new Failure('procedures_not_valid', 'Some procedures can’t be compiled.', { beside: { errors } });
  return compileProcedures(procedures);
}

const textOf = ({ name, content, type, trigger, description }: ProcedureChange) => ({
  name,
  content: type === 'folder' ? '' : content,
  type,
  trigger: type === 'folder' ? '' : (trigger ?? description ?? deriveTrigger(name, content)),
});

const draftRow = (
  { clock }: Platform,
  { userId }: Actor,
  { branch }: WorkingSet,
  procedureId: string,
  procedure: ProcedureText | null,
) => {
  const { workspaceId, agentId, id: branchId } = branch;
  return { workspaceId, agentId, branchId, userId, procedureId, procedure, createdAt: clock.now() };
};

/** @throws Failure `conflict` for more than a branch can hold */
async function writeDraft(
  platform: Platform,
  actor: Actor,
  set: WorkingSet,
  id: string,
  procedure: ProcedureText,
): Promise<void> {
  const all = Object.values({ ...set.procedures, [id]: procedure });
  const characters = all.reduce((sum, { content }) => sum + content.length, 0);
  if (all.length > procedureLimits.procedures || characters > procedureLimits.all)
    throw new Failure(
      'conflict',
      `A branch holds ${procedureLimits.procedures} procedures and ${procedureLimits.all} characters of them at most.`,
    );
  await upsertProcedureDraft(platform.db, draftRow(platform, actor, set, id, procedure));
}
