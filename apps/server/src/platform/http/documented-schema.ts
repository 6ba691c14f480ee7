import { z } from 'zod';

/** A schema of the contract as the API document shows it: as a client writes it. */
export function documentedSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
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
  return rest;
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
