import { isAsWritten } from '@mynah/contract/wire';
import type { z } from 'zod';
import { innerSchema, partsOf } from './schema-parts.ts';

/** `voice_id` to `voiceId`, in types. Records keep their keys: those are data. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: Camelized<T[Key]> }
    : T;

type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key;

const camelKey = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The parsed wire value on the inside's names. Follows the schema, so that keys that are data
 * (labels, metadata) stay as they are.
 */
export function camelize<Value>(schema: z.ZodType, value: Value): Camelized<Value> {
  return rename(schema, value) as Camelized<Value>;
}

function rename(schema: z.ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || isAsWritten(schema)) return value;
  const inner = innerSchema(schema);
  if (inner) return rename(inner, value);
  const parts = partsOf(schema);
  if (parts.element && Array.isArray(value))
    return value.map((item) => rename(parts.element as z.ZodType, item));
  if (parts.options) {
    const option = optionFor(parts.options, value);
    return option ? rename(option, value) : value;
  }
  if (!parts.shape) return value;
  const shape = parts.shape;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [camelKey(key), shape[key] ? rename(shape[key], item) : item]),
  );
}

/** The parsed value has no keys but those of the option that it was read by. */
function optionFor(options: readonly z.ZodType[], value: object): z.ZodType | undefined {
  return options.find((option) => {
    const { shape } = partsOf(option);
    return shape && Object.keys(value).every((key) => key in shape);
  });
}
