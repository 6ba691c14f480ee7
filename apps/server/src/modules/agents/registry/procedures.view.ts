import type { Procedure, ProcedureRef, ProcedureText } from '@mynah/contract/agents/registry/procedures';
import { readReferences } from './procedure-text/read-references.ts';

export type KnownProcedure = ProcedureText & { version_id?: string | undefined };

export const toProcedureRef = (id: string, procedure: KnownProcedure): ProcedureRef => {
  const { content, version_id: versionId, ...told } = procedure;
  return { ...told, ...readReferences(content), procedure_id: id, version_id: versionId ?? null };
};

export const toProcedure = (id: string, { version_id: versionId, ...told }: KnownProcedure): Procedure => ({
  ...told,
  procedure_id: id,
  version_id: versionId ?? null,
});

export const toProcedureRefs = (
  procedures: Readonly<Record<string, KnownProcedure>> = {},
): Record<string, ProcedureRef> =>
  Object.fromEntries(Object.entries(procedures).map(([id, one]) => [id, toProcedureRef(id, one)]));
