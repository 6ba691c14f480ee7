type Schema = Record<string, unknown>;

/** What Gemini takes of a JSON schema (ai.google.dev/api/caching#Schema); anything else is refused with the whole request. */
const kept = [
  'description',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
];
const formats: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'date-time'],
  integer: ['int32', 'int64'],
  number: ['float', 'double'],
};

/** A JSON schema in the subset that Gemini has. What it has no word for is left out: the description still says it. */
export function toGeminiSchema(schema: Schema): Schema {
  const types = [schema.type ?? (schema.properties ? 'object' : undefined)].flat();
  const type = types.find((one) => one !== 'null');
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  const format = schema.format as string | undefined;
  const others = schema.anyOf ?? schema.oneOf;
  const alternatives = Array.isArray(others) ? (others as Schema[]) : [];
  const isNullable = types.includes('null') || alternatives.some((one) => one.type === 'null');
  const values = alternatives.filter((one) => one.type !== 'null');
  return {
    ...Object.fromEntries(kept.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
    ...(type !== undefined && { type }),
    ...(isNullable && { nullable: true }),
    ...(type === 'string' && Array.isArray(choices) && { enum: choices.map(String) }),
    ...(format && formats[String(type)]?.includes(format) && { format }),
    ...(values.length === 1 ? toGeminiSchema(values[0] as Schema) : {}),
    ...(values.length > 1 && { anyOf: values.map(toGeminiSchema) }),
    ...(type === 'array' && {
      items: toGeminiSchema((schema.items as Schema | undefined) ?? { type: 'string' }),
    }),
    ...propertiesOf(schema),
  };
}

function propertiesOf({ properties, required }: Schema): Schema {
  const entries = Object.entries((properties ?? {}) as Record<string, Schema>);
  if (entries.length === 0) return {};
  const known = Array.isArray(required)
    ? required.filter((name) => entries.some(([key]) => key === name))
    : [];
  return {
    properties: Object.fromEntries(entries.map(([name, value]) => [name, toGeminiSchema(value)])),
    ...(known.length > 0 && { required: known }),
  };
}
