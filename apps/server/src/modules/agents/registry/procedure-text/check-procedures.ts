import type { Procedures } from './compile-procedures.ts';
import { readReferences } from './read-references.ts';
import { readSteps } from './read-steps.ts';

export interface ProcedureFault {
  path: string;
  message: string;
}

/** What keeps procedures from being compiled, by the ids of those at fault. */
export function checkProcedures(procedures: Procedures): Record<string, ProcedureFault[]> {
  const faults = Object.entries(procedures).map(([id, { name, content, type }]) => {
    const found: ProcedureFault[] = [];
    if (name.trim() === '') found.push({ path: 'name', message: 'Field required' });
    if (type === 'folder') return [id, found] as const;
    if (content.trim() === '') found.push({ path: 'content', message: 'Field required' });
    else if (type === 'deterministic' && readSteps(content).steps.length === 0)
      found.push({ path: 'steps', message: 'Write the steps as numbered items, or below headings.' });
    for (const named of readReferences(content).referenced_procedure_ids)
      if (!procedures[named] || procedures[named].type === 'folder')
        found.push({ path: 'content', message: `There is no procedure ${named} on this branch.` });
    return [id, found] as const;
  });
  return Object.fromEntries(faults.filter(([, found]) => found.length > 0));
}
