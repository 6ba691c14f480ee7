import type { ApiDocument, Schema } from './schema.ts';

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** One of the forms that a value may have, with references followed. */
export interface Form {
  kind: Kind;
  schema: Schema;
  /** Where the values are counted. */
  values?: readonly unknown[];
}

/** What a schema lets in, whichever way it is written. */
export interface Shape {
  /** Any value at all. */
  isOpen: boolean;
  isNullable: boolean;
  forms: readonly Form[];
  default?: unknown;
}

/** Reads the schemas of one document. */
export class ShapeReader {
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(document: ApiDocument) {
    this.#schemas = document.components?.schemas ?? {};
  }

  read(schema: Schema | undefined): Shape {
    const plain = this.resolve(schema ?? {});
    const listed = plain.anyOf ?? plain.oneOf;
    if (listed) {
      const all = joined(listed.map((one) => this.read(one)));
      // an enumeration beside the members holds for all of them
      const forms = all.forms.map((form) => ({ ...form, values: plain.enum ?? form.values }));
      return { ...all, forms, default: plain.default };
    }
    const values = 'const' in plain ? [plain.const] : plain.enum;
    const named = plain.type === undefined ? kindsOf(plain, values) : [plain.type].flat();
    const areWhole = values?.every((value) => Number.isInteger(value)) ?? false;
    const kinds = named.map((kind) => (kind === 'number' && areWhole ? 'integer' : kind));
    return {
      isOpen: kinds.length === 0,
      isNullable: kinds.includes('null') || kinds.length === 0,
      forms: kinds
        .filter((kind) => kind !== 'null')
        .map((kind) => ({
          kind: kind as Kind,
          schema: plain,
          values: values?.filter((one) => one !== null),
        })),
      default: plain.default,
    };
  }

  /** Follows references and lays the parts of an `allOf` over each other. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) {
      const { $ref, ...beside } = schema;
      const name = $ref.split('/').at(-1) ?? '';
      // the reference names the two sides of some schemas that it holds once
      const target = this.#schemas[name] ?? this.#schemas[name.replace(/-(Input|Output)$/, '')];
      if (!target) throw new Error(`The document has no ${$ref}`);
      return this.resolve({ ...target, ...beside });
    }
    if (!schema.allOf) return schema;
    const { allOf, ...own } = schema;
    const parts = [...allOf, own].map((part) => this.resolve(part));
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map((part) => part.properties)),
      required: parts.flatMap((part) => part.required ?? []),
    };
  }
}

const joined = (shapes: readonly Shape[]): Shape => ({
  isOpen: shapes.some((shape) => shape.isOpen),
  isNullable: shapes.some((shape) => shape.isNullable),
  forms: shapes.flatMap((shape) => shape.forms),
});

function kindsOf(schema: Schema, values: readonly unknown[] | undefined): string[] {
  if (schema.properties) return ['object'];
  return [...new Set((values ?? []).map((value) => (value === null ? 'null' : typeof value)))];
}
