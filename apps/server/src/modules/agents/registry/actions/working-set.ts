import type { ProcedureAtVersion, ProcedureText } from '@mynah/contract/agents/registry/procedures';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHead } from '../agents.store.ts';
import type { AgentBranchRow } from '../agents.tables.ts';
import { listProcedureDrafts } from '../procedures.store.ts';
import { requireFound } from './find-agent.ts';

export interface BranchPlace {
  agentId: string;
  branchId: string;
}

/** The procedures of a branch as one person has them: what is published, with their drafts laid over it. */
export interface WorkingSet {
  branch: AgentBranchRow;
  published: Readonly<Record<string, ProcedureAtVersion>>;
  /** Without those that they removed. */
  drafts: ReadonlyMap<string, ProcedureText>;
  procedures: Readonly<Record<string, ProcedureText>>;
}

/** @throws Failure `agent_not_found`, `agent_version_not_found`, `permission_denied` */
export async function requireWorkingSet(
  platform: Platform,
  actor: Actor,
  { agentId, branchId }: BranchPlace,
  role: 'viewer' | 'editor',
): Promise<WorkingSet> {
  const { branch } = await requireFound(platform, actor, { agentId, branchId, role });
  const { config } = await findHead(platform.db, branch);
  const published = config.procedures ?? {};
  const procedures: Record<string, ProcedureText> = {};
  for (const [id, { version_id: _, ...text }] of Object.entries(published)) procedures[id] = text;
  const drafts = new Map<string, ProcedureText>();
  for (const { procedureId, procedure } of await listProcedureDrafts(platform.db, branch, actor.userId)) {
    if (!procedure) {
      delete procedures[procedureId];
      continue;
    }
    procedures[procedureId] = procedure;
    drafts.set(procedureId, procedure);
  }
  return { branch, published, drafts, procedures };
}

/** @throws Failure `procedure_not_found` */
export function requireProcedure({ procedures }: WorkingSet, id: string): ProcedureText {
  const procedure = procedures[id];
  if (!procedure) throw procedureNotFound();
  return procedure;
}

/** The procedure itself, and of a folder all that is in it, at any depth. */
export function inFolder(procedures: Readonly<Record<string, ProcedureText>>, id: string): Set<string> {
  const found = new Set([id]);
  // a set that grows while it is walked is walked to its end
  for (const folder of found)
    for (const [one, { folder_parent_id }] of Object.entries(procedures))
      if (folder_parent_id === folder) found.add(one);
  return found;
}

export const procedureNotFound = (): Failure =>
  new Failure('procedure_not_found', 'The branch has no such procedure.');
