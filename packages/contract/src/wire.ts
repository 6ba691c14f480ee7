import { z } from 'zod';
import { textList } from './text-values.ts';

/** Small shapes that many areas share. */

/** The API's ids: opaque text. Anything that cannot be an id is a 422, not a look-up. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, 'Not a valid id');

export { textBoolean as queryBoolean, textInteger as queryInteger } from './text-values.ts';

/** One value or a repeated key. */
export const queryList = textList(z.string());

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

const written = new WeakSet<z.ZodType>();

/**
 * A value whose names are data and stay as the caller wrote them: settings that are kept and answered as they came.
 * Everything else is camelized on its way in.
 */
export function asWritten<S extends z.ZodType>(
  schema: S,
): z.ZodType<z.output<S> & Record<string, unknown>, z.input<S>> {
  const own = schema.clone() as S;
  written.add(own);
  return own as never;
}

export const isAsWritten = (schema: z.ZodType): boolean => written.has(schema);
