import { isDeepStrictEqual } from 'node:util';

/** Settings by their names, at any depth; lists and values have none. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Conflict {
  path: string;
  base: unknown;
  source: unknown;
  target: unknown;
}

export interface MergedFields {
  merged: unknown;
  /** Where both sides changed one field, each in its own way. */
  conflicts: Conflict[];
}

export interface Sides {
  base: unknown;
  source: unknown;
  target: unknown;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of different kinds have no fields in common: one of them is taken whole. */
const areAlike = (source: { type?: unknown }, target: { type?: unknown }): boolean =>
  source.type === target.type;

/** Whose value stands at a path that both sides changed. */
export type Winner = (path: string) => 'source' | 'target';

/**
 * A merge of three: what only one side changed since the base is taken; where both changed a field, the winner's. Objects
 * are merged at every depth; lists and values are taken whole.
 */
export const mergeFields = (sides: Sides, winner: Winner): MergedFields => merge(sides, winner, []);

function merge({ base, source, target }: Sides, winner: Winner, path: string[]): MergedFields {
  if (isDeepStrictEqual(source, target) || isDeepStrictEqual(target, base))
    return { merged: source, conflicts: [] };
  if (isDeepStrictEqual(source, base)) return { merged: target, conflicts: [] };
  if (isFields(source) && isFields(target) && areAlike(source, target)) {
    const before = isFields(base) ? base : {};
    const merged: Record<string, unknown> = {};
    const conflicts: Conflict[] = [];
    for (const name of new Set([...Object.keys(target), ...Object.keys(source)])) {
      const sides = { base: before[name], source: source[name], target: target[name] };
      const field = merge(sides, winner, [...path, name]);
      if (field.merged !== undefined) merged[name] = field.merged;
      conflicts.push(...field.conflicts);
    }
    return { merged, conflicts };
  }
  const conflict = { path: path.join('.'), base, source, target };
  return { merged: winner(conflict.path) === 'source' ? source : target, conflicts: [conflict] };
}
