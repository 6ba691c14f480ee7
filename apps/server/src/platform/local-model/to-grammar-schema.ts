type Schema = Record<string, unknown>;

const kinds = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/**
 * A JSON schema as far as llama.cpp's grammar knows it; the rest is what any value may be. The grammar makes sure that
 * the model writes what can be read, so a tool's own check of what it was given stays where it is.
 */
export function toGrammarSchema(schema: unknown): Schema {
  if (typeof schema !== 'object' || schema === null) return { type: 'string' };
  const { type, enum: values, const: value, description, properties, items, oneOf, anyOf } = schema as Schema;
  const about = typeof description === 'string' ? { description } : {};
  if (value !== undefined) return { const: value };
  if (Array.isArray(values)) return { enum: values };
  const choices = oneOf ?? anyOf;
  if (Array.isArray(choices)) return { ...about, oneOf: choices.map(toGrammarSchema) };
  if (type === 'object' || properties) return { ...about, ...objectOf(schema as Schema) };
  if (type === 'array') return { ...about, type: 'array', items: toGrammarSchema(items) };
  if (Array.isArray(type)) return { ...about, type: type.filter((each) => kinds.has(each)) };
  return { ...about, type: kinds.has(String(type)) ? type : 'string' };
}

/** Grammars know no property that may be left out: null stands for one, and is taken away from what was written. */
function objectOf({ properties, required }: Schema): Schema {
  const needed = Array.isArray(required) ? required : [];
  const written = Object.entries((properties ?? {}) as Schema).map(([name, given]) => {
    const schema = toGrammarSchema(given);
    return [name, needed.includes(name) ? schema : { oneOf: [schema, { type: 'null' }] }];
  });
  return { type: 'object', properties: Object.fromEntries(written) };
}

/** What a model wrote by such a schema, without the nulls that stand for nothing. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(given.map(([name, each]) => [name, withoutNulls(each)]));
};
