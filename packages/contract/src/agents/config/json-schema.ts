import { z } from 'zod';

/** Parameters of tools, as the compatible API describes them: JSON schemas with where each value comes from. */

const valueTypes = z.union([
  z.enum(['boolean', 'string', 'integer', 'number']),
  z.array(z.string()).min(2).max(2),
]);

export const allowedValues = z.object({ dynamic_variable: z.string().min(1) });

export const literalJsonSchemaProperty = z.object({
  type: valueTypes,
  description: z.string().default(''),
  enum: z.array(z.string()).nullable().default(null),
  is_system_provided: z.boolean().default(false),
  /** A dynamic variable of the conversation gives the value. */
  dynamic_variable: z.string().default(''),
  allowed_values: allowedValues.nullable().default(null),
  allowed_values_dynamic_variable: z.string().default(''),
  constant_value: z.union([z.string(), z.number(), z.boolean()]).nullable().default(''),
  is_omitted: z.boolean().default(false),
});
export type LiteralJsonSchemaProperty = z.output<typeof literalJsonSchemaProperty>;

export interface ArrayJsonSchemaProperty {
  property_kind: 'array' | 'object';
  description: string;
  dynamic_variable: string;
  constant_value: unknown[] | null;
  is_omitted: boolean;
  type: 'array';
  items: JsonSchemaProperty;
}

export interface ObjectJsonSchemaProperty {
  property_kind: 'array' | 'object';
  description: string;
  dynamic_variable: string;
  constant_value: Record<string, unknown> | null;
  is_omitted: boolean;
  type: 'object';
  required: string[];
  properties: Record<string, JsonSchemaProperty>;
  required_constraints: z.output<typeof requiredConstraints> | null;
}

export type JsonSchemaProperty =
  | LiteralJsonSchemaProperty
  | ArrayJsonSchemaProperty
  | ObjectJsonSchemaProperty;

const requiredConstraint = z.object({ required: z.array(z.string()) });

const requiredConstraints = z.object({
  any_of: z.array(requiredConstraint).default([]),
  all_of: z.array(requiredConstraint).default([]),
});

const property: z.ZodType<JsonSchemaProperty> = z
  .lazy(() => z.union([literalJsonSchemaProperty, objectJsonSchemaProperty, arrayJsonSchemaProperty]))
  .meta({ id: 'JsonSchemaProperty' });

export const arrayJsonSchemaProperty: z.ZodType<ArrayJsonSchemaProperty> = z.object({
  property_kind: z.enum(['array', 'object']).default('array'),
  description: z.string().default(''),
  dynamic_variable: z.string().default(''),
  constant_value: z.array(z.unknown()).nullable().default(null),
  is_omitted: z.boolean().default(false),
  type: z.literal('array'),
  items: property.prefault({ type: 'string', description: 'Array element' } as never),
});

export const objectJsonSchemaProperty: z.ZodType<ObjectJsonSchemaProperty> = z.object({
  property_kind: z.enum(['array', 'object']).default('object'),
  description: z.string().default(''),
  dynamic_variable: z.string().default(''),
  constant_value: z.record(z.string(), z.unknown()).nullable().default(null),
  is_omitted: z.boolean().default(false),
  type: z.literal('object').default('object'),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), property).default({}),
  required_constraints: requiredConstraints.nullable().default(null),
});

export const queryParamsJsonSchema = z.object({
  properties: z.record(z.string(), literalJsonSchemaProperty),
  required: z.array(z.string()).default([]),
});

/** A value that a language model reads out of the conversation. */
export const extractedValueSchema = z.object({
  type: valueTypes,
  description: z.string(),
  enum: z.array(z.string()).nullable().default(null),
});
