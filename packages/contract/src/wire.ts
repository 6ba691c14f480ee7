import { z } from 'zod';

/** Small shapes that many areas share. */

/** The API's ids: opaque text. Anything that cannot be an id is a 422, not a look-up. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, 'Not a valid id');

/** What comes as text and is read as something else stands in the API document as what it is read as. */
export const documentedAsRead = { documentedAs: 'read' } as const;

/** Query booleans come as text. */
export const queryBoolean = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .pipe(z.boolean())
  .meta(documentedAsRead);

/** Query integers come as text. */
export const queryInteger = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** One value or a repeated key. */
export const queryList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** A choice that the API leaves open: what is none of these is as nothing said. */
export const openChoice = <Choice extends string>(choices: readonly Choice[]) =>
  z
    .string()
    .max(100)
    .transform((value) => choices.find((choice) => choice === value));

export const ok = z.object({ status: z.literal('ok') });

/** Clients send explicit nulls for optional fields: null is read as absent. */
export const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Where a page of a queue goes on: milliseconds and id, as its `next_cursor` gave it. */
export const queueCursor = z.string().regex(/^\d{1,14}\.[\w-]{1,64}$/);
