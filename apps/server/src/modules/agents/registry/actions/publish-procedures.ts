import { isDeepStrictEqual } from 'node:util';
import type { ProcedureAtVersion } from '@mynah/contract/agents/registry/procedures';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { AgentBranchRow, AgentConfig, AgentVersionRow } from '../agents.tables.ts';
import { findProcedureVersion, listProcedureDrafts } from '../procedures.store.ts';

export interface ProceduresToPublish {
  branch: AgentBranchRow;
  before: AgentVersionRow;
  named: Record<string, { version_id: string }> | undefined;
}

/**
 * The procedures of the next version: those that are named, else those that stand with the person's drafts of them.
 * @throws Failure `procedure_not_found`
 */
export async function publishedProcedures(
  transaction: Transaction,
  actor: Actor,
  { branch, before, named }: ProceduresToPublish,
): Promise<AgentConfig['procedures']> {
  if (named) return namedProcedures(transaction, branch, named);
  const drafts = await listProcedureDrafts(transaction, branch, actor.userId);
  if (drafts.length === 0) return before.config.procedures;
  const procedures: Record<string, ProcedureAtVersion> = { ...before.config.procedures };
  for (const { procedureId, procedure } of drafts) {
    const former = procedures[procedureId];
    if (!procedure) delete procedures[procedureId];
    else if (!isDeepStrictEqual({ ...former }, { ...procedure, version_id: former?.version_id }))
      procedures[procedureId] = { ...procedure, version_id: newId('agtprcv_') };
  }
  return procedures;
}

async function namedProcedures(
  transaction: Transaction,
  branch: AgentBranchRow,
  named: Record<string, { version_id: string }>,
): Promise<Record<string, ProcedureAtVersion>> {
  const procedures: Record<string, ProcedureAtVersion> = {};
  for (const [id, { version_id }] of Object.entries(named)) {
    const found = await findProcedureVersion(transaction, branch, id, version_id);
    if (!found)
      throw new Failure(
        'procedure_not_found',
        `The agent has no version ${version_id} of a procedure ${id}.`,
      );
    procedures[id] = found;
  }
  return procedures;
}
