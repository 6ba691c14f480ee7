import { z } from 'zod';

/** Schemas that stand once in the document, and are named wherever they are used: those that hold themselves. */
export type SharedSchemas = Record<string, unknown>;

/**
 * A schema of the contract as the API document shows it: as a client writes it. One that holds itself has a name of its
 * own in the contract (`meta({ id })`), and goes to `shared`.
 */
export function documentedSchema(schema: z.ZodType, shared: SharedSchemas): Record<string, unknown> {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      const fallback = z.globalRegistry.get(zodSchema)?.default;
      // left out where a value is read from text, although it is what an absent one means
      if (def.type === 'default') jsonSchema.default = plain((def as z.core.$ZodDefaultDef).defaultValue);
      else if (fallback !== undefined) jsonSchema.default = plain(fallback);
    },
  });
  const { $schema: _, $defs: definitions = {}, ...rest } = named(written);
  Object.assign(shared, definitions);
  return rest;
}

/** Names are looked up among the schemas of the whole document. */
const named = <Schema>(written: Schema): Schema =>
  JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'));

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
