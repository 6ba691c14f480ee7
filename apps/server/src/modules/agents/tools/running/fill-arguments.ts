import type { JsonSchemaProperty, ObjectJsonSchemaProperty } from '@mynah/contract/agents/config/json-schema';

type Variables = Readonly<Record<string, unknown>>;

/** The value of a property: set, from the conversation, or what the model gave. Undefined: none. */
export function filledValue(property: JsonSchemaProperty, given: unknown, variables: Variables): unknown {
  if (property.is_omitted) return undefined;
  const { constant_value: constant, dynamic_variable: variable } = property;
  if (constant !== null && constant !== '') return constant;
  if (variable !== '') return typed(variables[variable], property);
  if (property.type !== 'object') return given;
  return fillObject(property as ObjectJsonSchemaProperty, given, variables);
}

/** An object with what the model gave and what it was not asked for. What the schema does not name is left out. */
export function fillObject(
  { properties }: Pick<ObjectJsonSchemaProperty, 'properties'>,
  given: unknown,
  variables: Variables,
): Record<string, unknown> {
  const all = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const filled: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const value = filledValue(property, Object.hasOwn(all, name) ? all[name] : undefined, variables);
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}

/** Variables come as text; a number is sent as one. */
function typed(value: unknown, { type }: JsonSchemaProperty): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const kinds = [type].flat();
  if (
    (kinds.includes('integer') || kinds.includes('number')) &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return Number(value);
  if (kinds.includes('boolean') && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}
