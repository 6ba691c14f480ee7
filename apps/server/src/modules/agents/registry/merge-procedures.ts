import type { AgentConfig } from './agents.tables.ts';

type Procedures = AgentConfig['procedures'];

interface ProcedureSides {
  base: Procedures;
  source: Procedures;
  target: Procedures;
}

/** A procedure is taken whole: half of one text and half of another are none. Undefined where no side has any. */
export function mergeProcedures(sides: ProcedureSides, winner: 'source' | 'target'): Procedures {
  if (!sides.source && !sides.target) return undefined;
  const ids = new Set([...Object.keys(sides.target ?? {}), ...Object.keys(sides.source ?? {})]);
  const merged = [...ids].map((id) => {
    const versionOn = (side: keyof ProcedureSides) => sides[side]?.[id]?.version_id;
    const isOnlyTargetChanged = versionOn('source') === versionOn('base');
    const isOnlySourceChanged = versionOn('target') === versionOn('base');
    const taken = isOnlyTargetChanged ? 'target' : isOnlySourceChanged ? 'source' : winner;
    return [id, sides[taken]?.[id]] as const;
  });
  return Object.fromEntries(merged.flatMap(([id, one]) => (one ? [[id, one]] : [])));
}
