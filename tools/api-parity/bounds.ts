import type { Schema } from './schema.ts';

/** Every number that a program counts with is a bound of its own: it says nothing. */
const boundOf = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

const lower = ['minimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'maxLength', 'maxItems'] as const;

interface Narrowing {
  name: string;
  to: number | string;
  /** The bound of the other side, if it draws one. */
  from: number | string | undefined;
}

/** How `taken` is narrower than `given`. */
export function boundsBeyond(given: Schema, taken: Schema): Narrowing[] {
  const found: Narrowing[] = [];
  for (const name of lower) {
    const [from, to] = [boundOf(lowest(given, name)), boundOf(lowest(taken, name))];
    if (to !== undefined && to > (from ?? floorOf(name))) found.push({ name, to, from });
  }
  for (const name of upper) {
    const [from, to] = [boundOf(highest(given, name)), boundOf(highest(taken, name))];
    if (to !== undefined && to < (from ?? Number.POSITIVE_INFINITY)) found.push({ name, to, from });
  }
  if (taken.pattern !== undefined && taken.pattern !== given.pattern) {
    found.push({ name: 'pattern', to: taken.pattern, from: given.pattern });
  }
  return found;
}

const floorOf = (name: (typeof lower)[number]): number => (name === 'minimum' ? Number.NEGATIVE_INFINITY : 0);

/** A bound that leaves itself out is read as the bound. */
const lowest = (schema: Schema, name: (typeof lower)[number]): number | undefined =>
  name === 'minimum' ? (schema.minimum ?? schema.exclusiveMinimum) : schema[name];
const highest = (schema: Schema, name: (typeof upper)[number]): number | undefined =>
  name === 'maximum' ? (schema.maximum ?? schema.exclusiveMaximum) : schema[name];
