export type Fields = { [name: string]: string | Fields };

/** A form as Stripe's clients write it: `items[0][price]=p` is `{ items: { 0: { price: 'p' } } }`. */
export function readFields(form: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    let place = fields;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return fields;
}

export const fieldsOf = (fields: Fields, name: string): Fields => {
  const inner = fields[name];
  return typeof inner === 'object' ? inner : {};
};
export const textOf = (fields: Fields, name: string): string | undefined => {
  const inner = fields[name];
  return typeof inner === 'string' ? inner : undefined;
};
export const listOf = (fields: Fields, name: string): Fields[] =>
  Object.values(fieldsOf(fields, name)).filter((item) => typeof item === 'object');
