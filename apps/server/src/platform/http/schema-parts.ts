import type { z } from 'zod';

interface SchemaParts {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
}

/** What a schema is made of, for walks that follow it. */
export const partsOf = (schema: z.ZodType): SchemaParts =>
  (schema as unknown as { _zod: { def: SchemaParts } })._zod.def;

/** The schema inside a wrapping one; of a pipe the end that knows the keys. */
export function innerSchema(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, in: before, out: behind } = partsOf(schema);
  if (innerType) return innerType;
  // what is behind a reading of text, what is before a transformation
  return behind && partsOf(behind).type !== 'transform' ? behind : before;
}
