import type { McpToolConfig } from '@mynah/contract/agents/config/tools';

type Overrides = McpToolConfig['input_overrides'];
type Schema = Record<string, unknown>;

const asObject = (value: unknown): Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : {};

/** A server's schema without what the model does not give. */
export function declaredSchema(schema: Schema, overrides: Overrides): Schema {
  if (!overrides) return schema;
  const properties: Schema = {};
  for (const [name, property] of Object.entries(asObject(schema['properties']))) {
    const override = overrides[name];
    if (!override) properties[name] = property;
    else if (override.source === 'llm')
      properties[name] = override.prompt ? { ...asObject(property), description: override.prompt } : property;
  }
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    ...schema,
    properties,
    required: required.filter((name: string) => Object.hasOwn(properties, name)),
  };
}

/** What the model gave, with what is set and without what is left out. */
export function overriddenInput(
  given: Record<string, unknown>,
  overrides: Overrides,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const filled = { ...given };
  for (const [name, override] of Object.entries(overrides ?? {})) {
    if (override.source === 'constant') filled[name] = override.constant_value;
    if (override.source === 'dynamic_variable') filled[name] = variables[override.dynamic_variable];
    if (override.source === 'omit') delete filled[name];
  }
  return filled;
}
