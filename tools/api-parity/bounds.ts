import type { Schema } from './schema.ts';

/** Every number that a program counts with is a bound of its own: it says nothing. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const lower = ['minimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'maxLength', 'maxItems'] as const;

/** How `taken` is narrower than `given`, in words; undefined where it is not. */
export function boundsBeyond(given: Schema, taken: Schema): string | undefined {
  const said: string[] = [];
  for (const name of lower) {
    const [from, to] = [lowest(given, name), lowest(taken, name)];
    if (isBound(to) && to > (isBound(from) ? from : floorOf(name)))
      said.push(`${name} ${to}, else ${from ?? 'none'}`);
  }
  for (const name of upper) {
    const [from, to] = [highest(given, name), highest(taken, name)];
    if (isBound(to) && to < (isBound(from) ? from : Number.POSITIVE_INFINITY)) {
      said.push(`${name} ${to}, else ${from ?? 'none'}`);
    }
  }
  if (taken.pattern && taken.pattern !== given.pattern) said.push(`pattern ${taken.pattern}`);
  return said.length > 0 ? said.join('; ') : undefined;
}

const floorOf = (name: (typeof lower)[number]): number => (name === 'minimum' ? Number.NEGATIVE_INFINITY : 0);

/** A bound that leaves itself out is read as the bound. */
const lowest = (schema: Schema, name: (typeof lower)[number]): number | undefined =>
  name === 'minimum' ? (schema.minimum ?? schema.exclusiveMinimum) : schema[name];
const highest = (schema: Schema, name: (typeof upper)[number]): number | undefined =>
  name === 'maximum' ? (schema.maximum ?? schema.exclusiveMaximum) : schema[name];
