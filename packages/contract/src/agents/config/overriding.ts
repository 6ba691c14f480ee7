import { z } from 'zod';

/** The same fields at every depth, each of which may be left out or null: what is, stays as it was. */
export type Overriding<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T]?: Overriding<T[Key]> | null }
    : T;

/** A schema of settings as one that changes some of them. Records and lists are given whole. */
export function overriding<S extends z.ZodObject>(
  schema: S,
): z.ZodType<Overriding<z.output<S>>, Overriding<z.input<S>>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, changing(field as z.ZodType)]);
  return z.object(Object.fromEntries(fields)) as never;
}

/** A field without its default, which would change what was left out. */
function changing(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodPrefault || field instanceof z.ZodOptional)
    return changing(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodObject) return overriding(field).nullish();
  return field.nullish();
}
