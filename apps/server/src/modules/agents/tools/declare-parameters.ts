import type {
  JsonSchemaProperty,
  LiteralJsonSchemaProperty,
  ObjectJsonSchemaProperty,
} from '@mynah/contract/agents/config/json-schema';

/** A value that the model does not give: it is set, filled in from the conversation, or left out. */
export function isGivenElsewhere(property: JsonSchemaProperty): boolean {
  if (property.is_omitted || property.dynamic_variable !== '') return true;
  const { constant_value: constant } = property;
  return constant !== null && constant !== '';
}

type JsonSchema = Record<string, unknown>;

/** A property as a JSON schema that a language model is told. */
export function toJsonSchema(property: JsonSchemaProperty): JsonSchema {
  const described = property.description ? { description: property.description } : {};
  if (isObject(property)) return { type: 'object', ...described, ...objectSchema(property) };
  if (property.type === 'array')
    return {
      type: 'array',
      ...described,
      items: toJsonSchema((property as { items: JsonSchemaProperty }).items),
    };
  const { enum: choices, type } = property as LiteralJsonSchemaProperty;
  return { type, ...described, ...(choices && { enum: choices }) };
}

const isObject = (property: JsonSchemaProperty): property is ObjectJsonSchemaProperty =>
  property.type === 'object';

/** What the model has to give of an object. */
export function objectSchema({
  properties,
  required,
}: Pick<ObjectJsonSchemaProperty, 'properties' | 'required'>): {
  properties: Record<string, JsonSchema>;
  required: string[];
} {
  const asked = Object.entries(properties).filter(([, property]) => !isGivenElsewhere(property));
  return {
    properties: Object.fromEntries(asked.map(([name, property]) => [name, toJsonSchema(property)])),
    required: required.filter((name) => asked.some(([known]) => known === name)),
  };
}
